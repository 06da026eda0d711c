import type { Lesson } from './topic'

export const statesOfMatter: Lesson = {
  id: 'statesOfMatter',
  name: 'states of matter',
  title: 'States of matter',
  subject: 'Science',
  oneLine: 'Matter is solid, liquid or gas, depending on how its particles are arranged and how they move.',
  hooks: [
    'An ice cube, a glass of water and the steam of a kettle are made of exactly the same particles.',
    'You can pour sand. Is sand a liquid?',
    'Nothing is lost when ice melts; the particles only stop holding hands so tightly.',
  ],
  simple:
    'Everything around you is a **solid**, a **liquid** or a **gas**. A solid, such as a stone, keeps its shape. A liquid, such as water or milk, takes the shape of its glass, and you can pour it. A gas, such as the air in a balloon, fills all the room that it gets. Heat can change one into the other: ice **melts** and becomes water, water **boils** and becomes water vapour. Cold turns it back: water vapour **condenses**, and water **freezes**.',
  detail:
    'All matter is made of **particles** that attract each other and always move. In a **solid** they sit close together in fixed places and vibrate. In a **liquid** they are still close, but they slide past each other. In a **gas** they are far apart and move fast in all directions. Heating gives the particles energy: during **melting** (water: 0 °C) and **boiling** (water: 100 °C at sea level) the temperature stays the same, because the energy loosens the particles instead of making them faster. Cooling reverses it: **condensation** and **freezing**. The number of particles, and so the mass, does not change.',
  facts: [
    'A **solid** keeps its shape and its volume; a **liquid** keeps only its volume; a **gas** keeps neither.',
    'Water **melts and freezes at 0 °C** and **boils at 100 °C** at sea level.',
    'When ice melts, its **particles** leave their places; they do not melt and they do not get smaller.',
    'Water is odd: it grows by about 9% when it **freezes**, so ice floats and a full bottle cracks in the freezer.',
  ],
  steps: [
    'Solid: the **particles** sit in rows and vibrate.',
    'Heat makes them vibrate more, until they leave their places: the solid is **melting**.',
    'Liquid: they slide past each other; some escape at the surface.',
    'More heat: everywhere in the liquid they break free, and it is **boiling**.',
    'Gas: far apart and fast. Cool it, and you walk the same way back.',
  ],
  terms: [
    ['solid', 'matter that keeps its shape'],
    ['liquid', 'matter that flows and keeps its volume'],
    ['gas', 'matter that fills all the room it gets'],
    ['particles', 'the tiny pieces that all matter is made of'],
    ['melting', 'a solid turns into a liquid'],
  ],
  table: {
    about: 'Solid, liquid, gas',
    head: ['', 'Solid', 'Liquid', 'Gas'],
    rows: [
      ['Particles', 'Close, in fixed places', 'Close, sliding', 'Far apart, fast'],
      ['Shape', 'Its own', 'That of its container', 'None'],
      ['Volume', 'Fixed', 'Fixed', 'Fills the room'],
      ['Can be pressed together', 'No', 'Hardly', 'Yes'],
      ['Example', 'Ice, iron', 'Water, palm oil', 'Air, water vapour'],
    ],
  },
  examples: [
    '**Ais kacang** melts from the edge inwards: heat flows from the warm air into the cold ice.',
    '**Palm oil** and coconut oil turn solid in a cool room and liquid again on a hot day.',
    'The **glass of teh ais** gets wet outside: water vapour of the air condenses on it.',
  ],
  activity: {
    title: 'Be a particle',
    needs: 'a chalk square of four by four steps, sixteen pupils, a caller',
    steps: [
      '“Solid”: stand in four rows, hold your neighbours and shake a little.',
      '“Heat!”: shake more, let go, walk round each other inside the square: you are a liquid.',
      '“More heat!”: run apart over the whole field: a gas. Did anybody get bigger or disappear?',
    ],
  },
  misconception: {
    belief: 'The particles themselves melt and get bigger when something is heated.',
    truth:
      'The particles stay as they are. Heat makes them move faster and further apart, and so the whole thing melts or grows.',
  },
  faq: [
    {
      about: 'particle ice melt melts happens zarah ais',
      answer:
        'When ice melts, heat makes its particles vibrate until they leave their fixed places and slide past each other. They stay the same in number and size.',
    },
    {
      about: 'sand pour powder pasir',
      answer: 'Sand is solid: each grain keeps its shape. It only flows because the grains are small.',
    },
    {
      about: 'boil evaporate difference boiling steam',
      answer:
        'Evaporation happens at the surface at any temperature; boiling happens in the whole liquid at its boiling point.',
    },
    {
      about: 'float ice bottle crack freezer',
      answer: 'Ice takes about 9% more room than the water it came from, so it floats and can crack a full bottle.',
    },
  ],
  quiz: [
    {
      question: 'What happens to the particles when ice melts?',
      choices: ['They melt', 'They leave their fixed places', 'They disappear', 'They stop moving'],
      answer: 1,
      reason: 'heat loosens them, and they slide past each other.',
    },
    {
      question: 'Which of these has no shape and no volume of its own?',
      choices: ['A stone', 'Milk', 'The air in a balloon'],
      answer: 2,
      reason: 'a gas fills all the room that it gets.',
    },
    {
      question: 'Why is the outside of a cold glass wet?',
      choices: ['Water leaks through the glass', 'Water vapour of the air condenses on it', 'The ice has boiled'],
      answer: 1,
      reason: 'the vapour cools on the glass and becomes liquid.',
    },
    {
      question: 'A bag of 100 g of ice melts. How much water is there?',
      choices: ['Less than 100 g', '100 g', 'More than 100 g'],
      answer: 1,
      reason: 'no particle comes or goes, so the mass stays the same.',
    },
  ],
  poem: [
    'In rows we stood and shivered in the cold,',
    'then someone warmed the room, and we could slide;',
    'and when the kettle sang, too hot to hold,',
    'we let go hands and flew away outside.',
  ],
  story:
    'Three friends lived in one ice cube: Pek, Pok and Pak. They held hands so tightly that they could only tremble. One afternoon somebody left the cube on a windowsill in Kuantan. "I feel wobbly," said Pek. "Let go a little," said Pok, and they slid, laughing, over the sill and down the wall.\n\nThe wall was hot. Pak felt a wind under him. "Shall we meet again?" he called, already as high as the mango tree. "On the cold glass at tea time," shouted Pok. "We always do."',
  goals: [
    'sort things into solids, liquids and gases and give the reason',
    'describe melting, freezing, boiling and condensing with particles',
    'explain why the mass stays the same when ice melts',
  ],
  jobs: 'A chocolate maker, a glass blower, and an engineer who cools gas to a liquid for the ships of Bintulu.',
  trick: {
    en: '**S**olid: **s**tuck. **L**iquid: **l**oose. **G**as: **g**one. Show it with your hands: fists together, fingers sliding, arms wide.',
    ms: '**Pepejal** berpegang, **cecair** bergelongsor, **gas** berlari. Tunjukkan dengan tangan: genggam, gelongsorkan, bukakan.',
  },
  malay: {
    name: 'keadaan jirim',
    text: '**Jirim** wujud dalam tiga keadaan: **pepejal**, **cecair** dan **gas**. Pepejal seperti batu mempunyai bentuk yang tetap. Cecair seperti air mengikut bentuk bekasnya. Gas seperti udara memenuhi seluruh ruang. Semua jirim terdiri daripada **zarah** yang sentiasa bergerak. Apabila ais dipanaskan, zarahnya bergerak lebih cepat dan meninggalkan kedudukan tetapnya; ais **melebur** menjadi air. Apabila air **mendidih**, air menjadi wap air. Penyejukan membalikkan perubahan itu: wap air terkondensasi dan air **membeku**.',
    facts: [
      'Air membeku dan ais melebur pada suhu 0 °C; air mendidih pada suhu 100 °C di aras laut.',
      'Zarah tidak melebur; zarah hanya bergerak lebih bebas.',
      'Jisim ais sama dengan jisim air selepas ais itu melebur.',
      'Pasir ialah pepejal kerana setiap butirnya mempunyai bentuk yang tetap.',
    ],
    terms: ['pepejal', 'cecair', 'gas', 'zarah', 'melebur'],
    table: {
      about: 'Pepejal, cecair dan gas',
      head: ['', 'Pepejal', 'Cecair', 'Gas'],
      rows: [
        ['Susunan zarah', 'Rapat dan tersusun', 'Rapat tetapi tidak tersusun', 'Berjauhan'],
        ['Bentuk', 'Tetap', 'Mengikut bekas', 'Memenuhi ruang'],
        ['Isi padu', 'Tetap', 'Tetap', 'Tidak tetap'],
        ['Contoh', 'Ais, besi', 'Air, minyak sawit', 'Udara, wap air'],
      ],
    },
    quiz: [
      {
        question: 'Apakah yang berlaku kepada zarah apabila ais melebur?',
        answer: 'Zarah meninggalkan kedudukan tetapnya.',
        wrong: ['Zarah melebur', 'Zarah hilang', 'Zarah berhenti bergerak'],
      },
      {
        question: 'Yang manakah gas?',
        answer: 'Udara di dalam belon.',
        wrong: ['Susu', 'Pasir', 'Minyak sawit'],
      },
      {
        question: 'Pada suhu berapakah ais melebur?',
        answer: '0 °C.',
        wrong: ['10 °C', '37 °C', '100 °C'],
      },
      {
        question: 'Sebiji ais berjisim 100 g melebur. Berapakah jisim airnya?',
        answer: '100 g.',
        wrong: ['50 g', '90 g', '110 g'],
      },
    ],
  },
  next: [
    'Draw sixteen dots as a solid, as a liquid and as a gas, and write one word under each picture.',
    'Find at home two solids that melt in the hand and two that do not. What decides?',
  ],
  related: ['waterCycle', 'volcanoes'],
}
