import type { Lesson } from './topic'

export const weatherClimate: Lesson = {
  id: 'weatherClimate',
  name: 'weather and climate',
  title: 'Weather and climate',
  subject: 'Geography',
  oneLine: 'Weather is what the air does today; climate is what it usually does, measured over about thirty years.',
  hooks: [
    'Weather tells you what to wear; climate tells you what to keep in your wardrobe.',
    'Malaysia has no winter, but it has two winds that decide when fishing boats stay at home.',
    'One cold morning proves nothing about the climate. How many mornings would?',
  ],
  simple:
    '**Weather** is what is outside now: sun, rain, wind or clouds. It can change in one hour. **Climate** is what the weather is like in a place year after year. Malaysia has a hot and wet climate: about 27 °C all year, and rain in every month. People measure the weather with a **thermometer** for the **temperature**, a **rain gauge** for rain and a **wind vane** for the wind. They write it down every day. After thirty years of days they know the climate.',
  detail:
    '**Weather** is the state of the atmosphere at one place and time: **temperature**, rainfall, **humidity**, wind, pressure and cloud. **Climate** is the average and the range of these over at least thirty years. Malaysia lies near the equator and has an **equatorial** climate: warm and humid all year, with more than 2,000 mm of rain in most places. Two **monsoons** shape its year: the north-east monsoon from about November to March, with heavy rain on the east coast, and the drier south-west monsoon from about May to September. Climate changes slowly; scientists measure that the Earth has warmed by more than 1 °C since about 1850, mainly through gases that people add to the air.',
  facts: [
    'Weather can change in minutes; **climate** is measured over about **30 years**.',
    'In the lowlands of Malaysia the **temperature** stays near 27 °C the whole year round.',
    'The **north-east monsoon** brings heavy rain to Kelantan, Terengganu and Pahang from about November to March.',
    '**Lightning** can strike the same place many times: a tall tower may be hit more than twenty times a year.',
  ],
  steps: [
    'Choose a fixed time and a place in the shade.',
    'Read the **thermometer** without touching its bulb.',
    'Empty the **rain gauge** and write down the millimetres.',
    'Look where the **wind vane** points: that is where the wind comes from.',
    'Enter all of it in the table, also on dull days, and compare the months.',
  ],
  terms: [
    ['weather', 'what the air does now and today'],
    ['climate', 'the usual weather of a place over about thirty years'],
    ['temperature', 'how hot or cold the air is'],
    ['humidity', 'how much water vapour is in the air'],
    ['monsoons', 'winds that turn with the season and bring or keep away rain'],
  ],
  table: {
    about: 'Weather and climate',
    head: ['', 'Weather', 'Climate'],
    rows: [
      ['Time', 'Hours and days', 'About 30 years'],
      ['Place', 'One town', 'A region or a country'],
      ['Changes', 'Quickly', 'Slowly'],
      ['You ask', 'Do I need an umbrella today?', 'What grows here?'],
      ['Example', 'A thunderstorm in Ipoh at 4 p.m.', 'Hot and wet all year in Malaysia'],
    ],
  },
  examples: [
    '**In Kuala Lumpur** a bright morning often ends in a thunderstorm after four: that is its daily weather.',
    '**In Cameron Highlands** it is about 18 °C, so tea and strawberries grow: that is its climate.',
    '**On the east coast** boats to the islands stop in December, because of the north-east monsoon.',
  ],
  activity: {
    title: 'A weather station by the window',
    needs: 'a thermometer, a straight jar with a ruler, a ribbon on a stick, a table for four weeks',
    steps: [
      'Put the jar in the open and the ribbon where the wind can reach it.',
      'Every day at ten write down temperature, rain in millimetres, wind and clouds.',
      'After four weeks: which day was unusual, and what would you need to know to speak of the climate?',
    ],
  },
  misconception: {
    belief: 'It was cool last night, so the Earth cannot be getting warmer.',
    truth:
      'One night is weather. The climate is the average of many years and many places, and a cool night fits into a warming one.',
  },
  faq: [
    {
      about: 'difference differ between beza perbezaan compare',
      answer: 'Weather is what the air does today; climate is what it usually does over about thirty years.',
    },
    {
      about: 'lightning strike same place twice fiction kilat petir',
      answer:
        'Fiction. Lightning often strikes the same place twice: it takes the easiest way down, and a tall tower stays the easiest way. Go indoors when you hear thunder.',
    },
    {
      about: 'monsoon season northeast wind monsun',
      answer:
        'The north-east monsoon blows from about November to March, the south-west monsoon from about May to September.',
    },
    {
      about: 'haze jerebu smoke',
      answer:
        'Haze is smoke, mostly from fires in the dry months; the drier south-west monsoon carries it over the sea to us.',
    },
  ],
  quiz: [
    {
      question: 'Which sentence is about climate, not weather?',
      choices: ['It is raining in Kuantan now', 'Malaysia is hot and wet all year', 'Tomorrow morning will be cloudy'],
      answer: 1,
      reason: 'it speaks of all years, not of one day.',
    },
    {
      question: 'Over how many years is climate usually measured?',
      choices: ['One', 'Five', 'Thirty'],
      answer: 2,
      reason: 'after about thirty years single odd years no longer count much.',
    },
    {
      question: 'Which monsoon brings heavy rain to the east coast?',
      choices: ['The north-east monsoon', 'The south-west monsoon'],
      answer: 0,
      reason: 'it blows over the South China Sea and picks up water.',
    },
    {
      question: 'What does a rain gauge measure?',
      choices: ['How hot the rain is', 'How much rain falls', 'Where the wind comes from'],
      answer: 1,
      reason: 'its scale shows the rain in millimetres.',
    },
  ],
  poem: [
    'The weather is a visitor at noon,',
    'who slams the door, is sorry, comes again;',
    'the climate hums an old and patient tune',
    'and counts in decades what was sun, what rain.',
  ],
  story:
    'Grandfather Said never looked at the forecast. "November," he said, and pulled his boat up under the coconut palms. Nadia looked at the sky. It was as blue as a school uniform. "You are afraid of a cloud that is not there." "I am not afraid of a cloud," he said, "I have met this month sixty times."\n\nOn Thursday the sea came up to the third palm. Nadia wrote two lines in her notebook. *Weather: sunny on Monday. Climate: Grandfather.*',
  goals: [
    'explain the difference between weather and climate with an example',
    'measure and record temperature, rain and wind',
    'describe the climate of Malaysia and its two monsoons',
  ],
  jobs: 'A forecaster at MetMalaysia, a pilot who flies round thunderstorms, and a farmer who knows when to plant padi.',
  trick: {
    en: '**W**eather is **w**hat you get this **w**eek; cl**i**mate is what you **ex**pect in **thirty** years. Say: *“Climate tells me which clothes to own, weather which ones to wear.”*',
    ms: '**Cuaca** untuk hari ini, **iklim** untuk tiga puluh tahun. Sebut: *“Iklim menentukan baju dalam almari, cuaca menentukan baju yang dipakai.”*',
  },
  malay: {
    name: 'cuaca dan iklim',
    text: '**Cuaca** ialah keadaan udara di sesuatu tempat pada masa tertentu: panas, hujan, berangin atau mendung. Cuaca boleh berubah dalam masa beberapa minit. **Iklim** ialah purata keadaan cuaca di sesuatu kawasan dalam tempoh yang panjang, kira-kira tiga puluh tahun. Malaysia beriklim **khatulistiwa**: panas dan lembap sepanjang tahun, dengan **suhu** kira-kira 27 °C. **Angin monsun timur laut** membawa hujan lebat ke pantai timur dari bulan November hingga bulan Mac. **Angin monsun barat daya** yang lebih kering bertiup dari bulan Mei hingga bulan September.',
    facts: [
      'Cuaca berubah dengan cepat, tetapi iklim diukur selama kira-kira tiga puluh tahun.',
      'Termometer menyukat suhu, dan tolok hujan menyukat jumlah hujan dalam milimeter.',
      'Kilat boleh menyambar tempat yang sama berkali-kali.',
      'Cameron Highlands lebih sejuk kerana letaknya tinggi, maka teh dan strawberi tumbuh di sana.',
    ],
    terms: ['cuaca', 'iklim', 'suhu', 'khatulistiwa', 'angin monsun timur laut'],
    table: {
      about: 'Cuaca dan iklim',
      head: ['', 'Cuaca', 'Iklim'],
      rows: [
        ['Tempoh', 'Jam dan hari', 'Kira-kira 30 tahun'],
        ['Kawasan', 'Satu tempat', 'Kawasan yang luas'],
        ['Perubahan', 'Cepat', 'Perlahan'],
        ['Contoh', 'Ribut petir di Ipoh pada pukul 4 petang', 'Panas dan lembap sepanjang tahun'],
      ],
    },
    quiz: [
      {
        question: 'Ayat yang manakah tentang iklim?',
        answer: 'Malaysia panas dan lembap sepanjang tahun.',
        wrong: ['Hujan turun di Kuantan sekarang', 'Esok pagi langit mendung', 'Semalam angin kencang'],
      },
      {
        question: 'Berapa lamakah iklim diukur?',
        answer: 'Kira-kira tiga puluh tahun.',
        wrong: ['Satu hari', 'Satu minggu', 'Satu tahun'],
      },
      {
        question: 'Angin monsun manakah yang membawa hujan lebat ke pantai timur?',
        answer: 'Monsun timur laut.',
        wrong: ['Monsun barat daya', 'Bayu laut', 'Bayu darat'],
      },
      {
        question: 'Apakah alat untuk menyukat jumlah hujan?',
        answer: 'Tolok hujan.',
        wrong: ['Termometer', 'Pembaris', 'Jam randik'],
      },
      {
        question: 'Fakta atau auta: kilat tidak pernah menyambar tempat yang sama dua kali?',
        answer: 'Auta: kilat boleh menyambar tempat yang sama berkali-kali.',
        wrong: [
          'Fakta: kilat menyambar setiap tempat sekali sahaja',
          'Fakta: tempat itu menjadi selamat selepas disambar',
        ],
      },
    ],
  },
  next: [
    'Write down the weather at the same time for seven days and say what was unusual.',
    'Ask somebody over sixty how the weather of their childhood was, and how they know.',
  ],
  related: ['waterCycle', 'solarSystem'],
}
