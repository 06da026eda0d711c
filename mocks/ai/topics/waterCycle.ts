import type { Topic } from './topic'

export const waterCycle: Topic = {
  id: 'waterCycle',
  name: 'the water cycle',
  title: 'The water cycle',
  subject: 'Science',
  keywords: {
    'water cycle': 5,
    'kitaran air': 5,
    evaporation: 5,
    evaporate: 5,
    condensation: 5,
    condense: 4,
    precipitation: 5,
    penyejatan: 5,
    kondensasi: 5,
    'water vapour': 4,
    'wap air': 4,
    rain: 3,
    hujan: 3,
    cloud: 3,
    awan: 3,
    puddle: 3,
    river: 1,
    monsoon: 3,
    flood: 2,
    banjir: 2,
    water: 1,
    air: 0.5,
  },
  excludedPhrases: ['rain tree', 'sebelum hujan', 'the cloud storage', 'cloud computing', 'rainbow'],
  oneLine: 'Water keeps travelling between sea, sky and land, driven by the heat of the Sun.',
  hooks: [
    'The rain that stopped the football match this afternoon may have been sea water last week.',
    'A puddle on the assembly ground is gone by recess, and nobody carried it away.',
    'No new water is delivered to the Earth each day; the old water simply keeps moving.',
  ],
  simple:
    'Water goes round and round. The Sun warms the sea and the puddles, and some water turns into a gas that we cannot see: **water vapour**. That is *evaporation*. High up it is cold, so the vapour turns back into tiny drops, and many drops make a **cloud**. That is *condensation*. When the drops get big and heavy they fall as **rain**. The rain runs into drains and rivers, back to the sea, and off it goes again!',
  detail:
    'The Sun supplies the energy. **Evaporation** from the sea and **transpiration** from leaves add vapour to the air. Rising air expands and cools; at its dew point the vapour **condenses** on specks of dust or salt and releases heat, which lets storm clouds grow tall. Drops join until the air cannot hold them up: **precipitation**. On land some water runs off the surface, some soaks in (*infiltration*) and becomes groundwater, and gravity brings it slowly back to the sea.',
  facts: [
    'About 97% of the water on Earth is salty; most of the fresh water is locked in ice.',
    'A cloud is made of tiny liquid drops or ice crystals: water vapour itself is invisible.',
    'Evaporation happens at any temperature, not only when water boils.',
    'Peninsular Malaysia gets about 2,500 mm of rain a year, about four times as much as London.',
  ],
  steps: [
    '**Evaporation**: the Sun warms water and some of it becomes vapour.',
    '**Transpiration**: plants let out vapour through their leaves.',
    '**Condensation**: high up the vapour cools into tiny drops, and a cloud forms.',
    '**Precipitation**: drops join, grow heavy and fall.',
    '**Collection**: water runs off or soaks in, and returns to the sea.',
  ],
  terms: [
    ['evaporation', 'liquid water turns into vapour'],
    ['condensation', 'vapour cools and turns into drops'],
    ['precipitation', 'water falls as rain, hail or snow'],
    ['transpiration', 'plants give off water vapour from their leaves'],
    ['water vapour', 'water as a gas, which nobody can see'],
  ],
  table: {
    about: 'The parts of the water cycle',
    head: ['Stage', 'Change', 'Where you can see it'],
    rows: [
      ['Evaporation', 'Liquid to gas', 'Clothes drying on the line'],
      ['Condensation', 'Gas to liquid', 'Drops outside a glass of iced milo'],
      ['Precipitation', 'Drops fall', 'The four o’clock thunderstorm'],
      ['Collection', 'Water gathers', 'Monsoon drains and the Klang river'],
    ],
  },
  examples: [
    'The **north-east monsoon** (about November to March): wind from the South China Sea brings heavy rain to Kelantan, Terengganu and Pahang.',
    'A cold **glass of teh ais** grows wet outside: vapour from the air condenses on it.',
    'In the **rainforest of Taman Negara**, trees send so much vapour up that they help to make their own rain.',
  ],
  activity: {
    title: 'Rain in a bag',
    needs: 'a zip bag, a marker, blue-coloured water, tape',
    steps: [
      'Draw a sun, a cloud and the sea on the bag; pour in a little coloured water and close it.',
      'Tape it to a sunny window and look every hour.',
      'Point to evaporation, condensation and precipitation. Why are the drops clear although the water is blue?',
    ],
  },
  misconception: {
    belief: 'Clouds are made of water vapour or of smoke.',
    truth: 'Vapour is invisible. The cloud that you see is made of tiny drops of liquid water or bits of ice.',
  },
  faq: [
    {
      about: 'cloud float stay up awan',
      answer:
        'Cloud drops are so tiny that rising air holds them up; they fall only after many of them have joined into a big drop.',
    },
    {
      about: 'salty salt sea rain masin',
      answer: 'Only pure water evaporates: the salt stays behind in the sea. That is why rain is fresh.',
    },
    {
      about: 'puddle dry disappear kering lopak',
      answer:
        'Warm, fast particles at the surface leave the puddle and mix into the air as vapour; sun and wind speed this up.',
    },
  ],
  quiz: [
    {
      question: 'What gives the water cycle its energy?',
      choices: ['The Sun', 'The Moon', 'The wind'],
      answer: 0,
      reason: 'its heat makes water evaporate and air rise.',
    },
    {
      question: 'What is it called when vapour becomes liquid?',
      choices: ['Evaporation', 'Condensation', 'Collection'],
      answer: 1,
      reason: 'cooled vapour gathers into drops.',
    },
    {
      question: 'What happens to the salt when sea water evaporates?',
      choices: ['It falls as rain', 'It stays in the sea', 'It turns into cloud'],
      answer: 1,
      reason: 'only water particles leave the surface.',
    },
    {
      question: 'What is transpiration?',
      choices: ['Rain on mountains', 'Water soaking into soil', 'Vapour leaving leaves'],
      answer: 2,
      reason: 'plants lose water through their stomata.',
    },
  ],
  poem: [
    'I was a puddle by the canteen door,',
    'then I was nothing anyone could see;',
    'I was a cloud above the Melaka shore,',
    'and now I drum on the tin roof: it is me!',
  ],
  story:
    'Titis was a drop in the warm sea off Langkawi. One noon the Sun tickled her until she came apart and floated up, thin as a thought. High over the hills she began to shiver. She grabbed a speck of dust, and other drops crowded in. "Room for more!" they shouted, until the cloud was grey and heavy.\n\nThen they let go. Titis hit a zinc roof in Kulim, slid down a drain, and rushed past a frog. "Going far?" it croaked. "Home," said Titis, "and then round again."',
  goals: [
    'name the stages in order',
    'explain evaporation and condensation with an example each',
    'say why the amount of water on Earth hardly changes',
  ],
  jobs: 'An engineer at the water works, a forecaster at MetMalaysia, and a farmer who decides when to flood the padi field.',
  trick: {
    en: '**E-C-P-C**: **e**vaporation, **c**ondensation, **p**recipitation, **c**ollection. Say: *“Every Cloud Pours Cheerfully.”*',
    ms: '**S-K-H-K**: **s**ejat, **k**ondensasi, **h**ujan, **k**umpul. Gerakkan tangan: naik, bercantum, turun, mengalir.',
  },
  malay: {
    name: 'kitaran air',
    text: '**Kitaran air** ialah pergerakan air yang berterusan antara laut, udara dan daratan. Haba Matahari menyebabkan air laut, sungai dan tasik **tersejat** menjadi wap air. Wap air naik, menyejuk lalu **terkondensasi** menjadi titisan halus yang membentuk awan. Apabila titisan menjadi besar dan berat, air turun sebagai **hujan**. Air hujan mengalir ke sungai atau meresap ke dalam tanah, dan akhirnya kembali ke laut.',
    facts: [
      'Wap air tidak dapat dilihat; awan terdiri daripada titisan air atau hablur ais.',
      'Garam tertinggal di laut apabila air tersejat.',
      'Tumbuhan membebaskan wap air melalui transpirasi.',
    ],
    terms: ['wap air', 'tersejat', 'terkondensasi', 'awan', 'hujan'],
    quiz: [
      { question: 'Apakah sumber tenaga kitaran air?', answer: 'Matahari.', wrong: ['Angin', 'Bulan', 'Gunung'] },
      {
        question: 'Apakah proses wap air bertukar menjadi titisan air?',
        answer: 'Kondensasi.',
        wrong: ['Penyejatan', 'Transpirasi', 'Peleburan'],
      },
      {
        question: 'Apakah yang membentuk awan?',
        answer: 'Titisan air yang halus.',
        wrong: ['Asap', 'Kapas', 'Wap garam'],
      },
      {
        question: 'Apakah yang tertinggal apabila air laut tersejat?',
        answer: 'Garam.',
        wrong: ['Wap air', 'Awan', 'Ais'],
      },
    ],
  },
  next: [
    'Leave two equal saucers of water out, one in the sun and one in the shade, and predict which one dries first.',
    'Write the diary of one drop of water for a single day, using three science words.',
  ],
  related: ['photosynthesis', 'volcanoes', 'foodChains'],
}
