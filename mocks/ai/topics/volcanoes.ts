import type { Topic } from './topic'

export const volcanoes: Topic = {
  id: 'volcanoes',
  name: 'volcanoes',
  title: 'Volcanoes',
  subject: 'Science',
  keywords: {
    volcano: 5,
    volcanic: 5,
    'gunung berapi': 5,
    lava: 5,
    magma: 5,
    eruption: 4,
    erupt: 4,
    letusan: 3,
    krakatoa: 5,
    krakatau: 5,
    merapi: 4,
    'ring of fire': 4,
    tectonic: 3,
    mountain: 1,
    gunung: 1,
    ash: 1,
    hot: 1,
  },
  oneLine: 'A volcano is an opening in the crust of the Earth where melted rock, ash and gas come out.',
  hooks: [
    'Far under our shoes there is rock so hot that it flows like thick honey.',
    'A mountain can grow in a single night, if it is the right kind of mountain.',
    'In 1883 one island exploded so loudly that people heard it about 4,800 kilometres away.',
  ],
  simple:
    'Deep inside the Earth it is very hot, hot enough to **melt rock**. Melted rock under the ground is called **magma**. It is lighter than the solid rock around it, so it pushes upwards. Gas bubbles in it push too, like the fizz in a shaken drink. When it finds a crack, it bursts or flows out. Now we call it **lava**. Lava cools, turns hard, and layer by layer it builds a mountain.',
  detail:
    'Most volcanoes stand where **tectonic plates** meet. Where one plate sinks under another, water carried down lowers the melting point of the mantle, and magma forms. Where plates part, the mantle rises and melts because the pressure falls. A few, such as those of Hawaii, sit above a *hot spot* inside a plate. How violent an eruption is depends on gas and **viscosity**: runny basalt lets gas escape and flows; sticky, silica-rich magma traps gas until it explodes.',
  facts: [
    'Lava is about 700 to 1,200 °C when it comes out, far hotter than an oven.',
    'About three quarters of the active volcanoes on land stand around the Pacific, on the **Ring of Fire**.',
    'Volcanic soil is rich in minerals, one reason why so many people farm on Java.',
    'The tallest known volcano is **Olympus Mons** on Mars, about 22 kilometres high.',
  ],
  steps: [
    'Rock deep below **melts** into magma.',
    'Magma is lighter than the rock around it and **rises** into a chamber.',
    'Pressure grows as **gas** comes out of the magma.',
    'The roof cracks: lava, ash and gas **erupt** through the vent.',
    'Lava and ash cool, and another **layer** is added to the cone.',
  ],
  terms: [
    ['magma', 'melted rock under the ground'],
    ['lava', 'melted rock that has come out'],
    ['vent', 'the opening through which it erupts'],
    ['viscosity', 'how sticky a liquid is'],
    ['tectonic plates', 'the pieces that the crust of the Earth is made of'],
  ],
  table: {
    about: 'Three kinds of volcano',
    head: ['Kind', 'Shape', 'Eruption', 'Example'],
    rows: [
      ['Shield', 'Wide and gentle', 'Runny lava, mostly calm', 'Mauna Loa, Hawaii'],
      ['Composite', 'Tall and steep, layered', 'Sticky lava, explosive', 'Merapi, Indonesia'],
      ['Cinder cone', 'Small and steep', 'Short bursts of cinders', 'Parícutin, Mexico'],
    ],
  },
  examples: [
    '**Tawau, Sabah**: the hills of the Tawau Hills Park are old volcanoes, and cocoa grows well in their dark soil.',
    'The **Poring and Tawau hot springs** show that the rock below Sabah is still warm.',
    'Ash from **Indonesian volcanoes** sometimes delays flights at KLIA, because ash can stop a jet engine.',
  ],
  activity: {
    title: 'Runny or sticky?',
    needs: 'two trays, syrup, flour, drinking straws',
    steps: [
      'Pour plain syrup on one tray and syrup thickened with flour on the other.',
      'Tilt both and time how far each "lava" travels in 20 seconds.',
      'Put a clean straw in each cup, blow gently, and watch which one traps the bubbles. Which volcano would explode?',
    ],
  },
  misconception: {
    belief: 'Magma comes from the core of the Earth.',
    truth:
      'It forms in the upper mantle and lower crust, usually less than 200 kilometres down. The core is about 2,900 kilometres below us.',
  },
  faq: [
    {
      about: 'lava hot panas temperature fire',
      answer:
        'Lava is hot because it comes from deep rock that kept heat from the birth of the Earth and is warmed further by radioactive elements; it leaves the vent at about 700 to 1,200 °C.',
    },
    {
      about: 'malaysia sabah here active',
      answer:
        'Malaysia has no volcano erupting today: it lies away from the plate edges. Old volcanoes remain near Tawau and Semporna in Sabah.',
    },
    {
      about: 'predict warning know before safe',
      answer:
        'Scientists watch for small earthquakes, swelling ground and changing gases. They can often warn in days or weeks, but never to the minute.',
    },
  ],
  quiz: [
    {
      question: 'What is melted rock called while it is still underground?',
      choices: ['Lava', 'Magma', 'Ash'],
      answer: 1,
      reason: 'it is called lava only after it comes out.',
    },
    {
      question: 'Where are most volcanoes found?',
      choices: ['At the edges of plates', 'In the middle of plates', 'Only on islands'],
      answer: 0,
      reason: 'rock melts most easily where plates meet or part.',
    },
    {
      question: 'What makes an eruption explosive?',
      choices: ['Cold weather', 'Sticky magma full of gas', 'A high mountain'],
      answer: 1,
      reason: 'sticky magma holds gas back until the pressure is too great.',
    },
    {
      question: 'Which volcano is wide with gentle slopes?',
      choices: ['Shield', 'Composite', 'Cinder cone'],
      answer: 0,
      reason: 'its runny lava travels far before it hardens.',
    },
  ],
  poem: [
    'The mountain wore a scarf of cloud and slept,',
    'and farmers grew their chillies at its feet;',
    'but in its chest a glowing secret kept',
    'on pressing at the roof with patient heat.',
  ],
  story:
    'Grandmother kept a pale grey stone beside her orchids in Tawau. "It floated once," she said. Danial laughed, so she pushed it into his hands. It was full of tiny holes, and as light as bread. "Gas bubbles," said his sister Hana, who had just read about it. "The lava froze before they could escape."\n\nDanial filled a basin. The stone bobbed like a duck. He looked at the green hill behind the house, quiet as a sleeping buffalo. "So that hill was once on fire?" Grandmother smiled. "And now it grows our cocoa."',
  goals: [
    'tell magma from lava',
    'explain why magma rises and why some eruptions explode',
    'compare three kinds of volcano',
  ],
  jobs: 'A volcanologist who reads earthquakes, a pilot who plans a way round the ash, and a farmer on volcanic soil in Tawau.',
  trick: {
    en: '**M**agma is in the **m**ountain; **l**ava has **l**eft it. Same rock, another name at the door.',
    ms: '**Magma** masih di dalam, **lava** sudah ke luar. Batuan yang sama, nama yang lain.',
  },
  malay: {
    name: 'gunung berapi',
    text: '**Gunung berapi** ialah bukaan pada kerak Bumi tempat batuan lebur, abu dan gas keluar. Batuan lebur di bawah tanah dinamakan **magma**. Magma lebih ringan daripada batuan pejal di sekelilingnya, lalu naik ke atas. Apabila tekanan gas terlalu tinggi, magma keluar melalui rekahan dan dinamakan **lava**. Lava menyejuk, mengeras, dan membina gunung selapis demi selapis.',
    facts: [
      'Suhu lava kira-kira 700 hingga 1,200 °C.',
      'Kebanyakan gunung berapi terletak di sempadan plat tektonik, terutama Lingkaran Api Pasifik.',
      'Tanah gunung berapi kaya dengan mineral dan sesuai untuk pertanian.',
    ],
    terms: ['magma', 'lava', 'kawah', 'abu', 'gas'],
    quiz: [
      {
        question: 'Apakah nama batuan lebur yang sudah keluar ke permukaan?',
        answer: 'Lava.',
        wrong: ['Magma', 'Abu', 'Kerak'],
      },
      {
        question: 'Mengapakah magma bergerak ke atas?',
        answer: 'Kerana magma lebih ringan daripada batuan di sekelilingnya.',
        wrong: ['Kerana magma lebih berat daripada batuan', 'Kerana hujan menariknya', 'Kerana angin bertiup ke atas'],
      },
      { question: 'Apakah nama batuan lebur di bawah tanah?', answer: 'Magma.', wrong: ['Lava', 'Abu', 'Kerikil'] },
      {
        question: 'Mengapakah tanah di kawasan gunung berapi subur?',
        answer: 'Kerana kaya dengan mineral.',
        wrong: ['Kerana sentiasa panas', 'Kerana berwarna hitam', 'Kerana tiada hujan'],
      },
      {
        question: 'Mengapakah lava panas?',
        answer: 'Kerana berasal dari batuan dalam Bumi yang menyimpan haba.',
        wrong: ['Kerana dipanaskan oleh matahari', 'Kerana bergerak terlalu laju', 'Kerana bercampur dengan air laut'],
      },
    ],
  },
  next: [
    'Sketch a volcano cut in half and label chamber, vent, crater and layers.',
    'Mark Merapi, Fuji and Mauna Loa on a world map and see which of them lie on the Ring of Fire.',
  ],
  related: ['solarSystem', 'waterCycle', 'foodChains'],
}
