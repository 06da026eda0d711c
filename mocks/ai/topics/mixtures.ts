import type { Lesson } from './topic'

export const mixtures: Lesson = {
  id: 'mixtures',
  name: 'separating mixtures',
  title: 'Separating mixtures',
  subject: 'Science',
  oneLine: 'A mixture can be parted again when its parts differ in a property that a method can use.',
  hooks: [
    'Sand, salt, paper clips and water in one jar: you get all of them back, if you choose the right order.',
    'Black ink is not black. A strip of wet paper can prove it.',
    'Salt in water is invisible, and a filter lets it through. It is still there: taste a dried drop of the sea.',
  ],
  simple:
    'A **mixture** is made of two or more things that you can part again. To part it, ask how the things **differ**. Are the pieces big and small? Use a **sieve**. Is one of them iron? Use a **magnet**. Is there sand in the water? Pour it through a **filter**: the water goes through and the sand stays. Is salt **dissolved** in the water? Let the water **evaporate** in the sun, and the salt stays behind. Does one of them float? Skim it off.',
  detail:
    'In a **mixture** the substances keep their properties, and each method of separation uses one in which they differ. **Sieving** and **filtration** use the size of the pieces; magnetic separation uses magnetism; **decanting** uses density. A **soluble** substance cannot be filtered out: the particles of the **solution** pass through the paper. **Evaporation** gives back the solid and loses the liquid; **distillation** catches the vapour and condenses it, so that the liquid is kept too. **Chromatography** parts dyes, because they travel with the water at different speeds. For a mixture of several things the order matters: take out dry what can be taken out dry.',
  facts: [
    'A **filter** holds back what is not dissolved; what is dissolved passes through.',
    'By **evaporation** you get the salt and lose the water; by **distillation** you get both.',
    'A **magnet** takes out iron and steel, but neither copper nor aluminium.',
    '**Chromatography** shows that black ink is a mixture of several dyes.',
  ],
  steps: [
    'Look: what is in the **mixture**, and how do the things differ?',
    'Dry things first: take out iron with a **magnet**, large pieces with a **sieve**.',
    'Add water: the salt dissolves, the sand does not.',
    '**Filter**: the sand stays in the paper.',
    'Let the water **evaporate**: the salt stays in the dish. Weigh everything.',
  ],
  terms: [
    ['mixture', 'two or more things together that can be parted again'],
    ['filter', 'paper or cloth with tiny holes'],
    ['sieve', 'a net that holds back large pieces'],
    ['evaporation', 'a liquid turns into vapour and leaves a solid behind'],
    ['solution', 'a liquid with something dissolved in it'],
  ],
  table: {
    about: 'Methods of separation',
    head: ['Method', 'Property it uses', 'Example'],
    rows: [
      ['Sieving', 'Size of the pieces', 'Stones from rice'],
      ['Magnet', 'One part is magnetic', 'Paper clips from sand'],
      ['Filtration', 'One part does not dissolve', 'Sand from water'],
      ['Decanting', 'One part sinks', 'Water from settled mud'],
      ['Evaporation', 'One part boils away, one does not', 'Salt from sea water'],
      ['Distillation', 'Different boiling points', 'Pure water from salt water'],
      ['Chromatography', 'Dyes travel at different speeds', 'Colours of black ink'],
    ],
  },
  examples: [
    'A **tea strainer** holds back the leaves for teh tarik: filtration at the stall.',
    'At the **scrap yard** a crane with a magnet lifts iron out of a heap of metals.',
    'Farmers let sea water dry in shallow **salt pans**: evaporation with the sun as the stove.',
  ],
  activity: {
    title: 'The secret of black ink',
    needs: 'strips of filter paper, black felt pens of several makes, a glass with a little water',
    steps: [
      'Draw a dot of ink two centimetres from the end of a strip and hang the end, not the dot, into the water.',
      'Wait until the water has climbed nearly to the top, and let the strip dry.',
      'Compare the pens: which dyes travelled furthest, and which pens share a dye?',
    ],
  },
  misconception: {
    belief: 'A good filter can take the salt out of salt water.',
    truth: 'Dissolved salt passes through any filter paper with the water. You need evaporation or distillation.',
  },
  faq: [
    {
      about: 'order sand salt paper clip jar water magnet filter sun',
      answer:
        'First the magnet for the paper clips, then filter the sand, and last let the sun evaporate the water: the salt stays.',
    },
    {
      about: 'chromatography ink dye colour kromatografi',
      answer:
        'In chromatography water climbs up the paper and carries the dyes along, each at its own speed, so they part.',
    },
    {
      about: 'salt water sea garam',
      answer: 'Evaporate the water and the salt stays; distil it and you keep the water too.',
    },
  ],
  quiz: [
    {
      question: 'Which method parts sand from water?',
      choices: ['A magnet', 'Filtration', 'Chromatography'],
      answer: 1,
      reason: 'sand does not dissolve, so the paper holds it back.',
    },
    {
      question: 'How do you get salt out of salt water?',
      choices: ['By filtration', 'With a magnet', 'By evaporation'],
      answer: 2,
      reason: 'the water leaves as vapour and the salt stays.',
    },
    {
      question: 'Which property does a magnet use to part a mixture?',
      choices: ['Size', 'Magnetism', 'Colour'],
      answer: 1,
      reason: 'iron is attracted, sand is not.',
    },
    {
      question: 'Sand, salt and paper clips are mixed. What do you do first?',
      choices: ['Take out the clips with a magnet', 'Add water and filter', 'Let it dry in the sun'],
      answer: 0,
      reason: 'what can be taken out dry comes first.',
    },
  ],
  poem: [
    'We shook it up and swore it was for good,',
    'the sand, the salt, the little clips of steel;',
    'then each one left the way it understood,',
    'by magnet, paper, sun: we closed the deal.',
  ],
  story:
    'Ravi had dropped the tray: rice, salt and the drawing pins from the notice board, all in one bowl, ten minutes before the canteen opened. "Throw it away," said Sofea. "It is five kilos of rice," said Ravi. They stared at it. Then Sofea went to fetch the magnet from the science room.\n\nThe pins jumped. "And the salt?" They poured water over the rice, stirred and drained it. Ravi tasted the water and made a face. "Found it." That day the soup of the canteen was, people said, a little better than usual.',
  goals: [
    'choose a method that fits a mixture',
    'name the property that the method uses',
    'plan the order of several methods',
  ],
  jobs: 'A chemist in a water works, a worker at a recycling plant, and a perfumer who distils ylang-ylang.',
  trick: {
    en: '**M-S-F-E**: **m**agnet, **s**ieve, **f**ilter, **e**vaporate: dry first, wet last. Say: *“My sister finds everything.”*',
    ms: '**M-A-T-S**: **m**agnet, **a**yak, **t**uras, **s**ejat: yang kering dahulu, yang basah kemudian.',
  },
  malay: {
    name: 'pengasingan campuran',
    text: '**Campuran** terdiri daripada dua bahan atau lebih yang boleh diasingkan semula. Untuk mengasingkannya, cari **sifat** yang berbeza. Bahan yang berlainan saiz diasingkan dengan **mengayak**. Besi diasingkan dengan **magnet**. Pasir di dalam air diasingkan dengan **menuras**: air melalui kertas turas dan pasir tertinggal. Garam yang **larut** tidak dapat dituras; biarkan air **tersejat** dan garam akan tertinggal. Warna dakwat diasingkan dengan **kromatografi**. Bahan yang kering diasingkan dahulu, kemudian barulah air digunakan.',
    facts: [
      'Kertas turas menahan bahan yang tidak larut sahaja.',
      'Magnet menarik besi dan keluli, tetapi tidak menarik aluminium.',
      'Garam diperoleh daripada air laut melalui penyejatan.',
      'Kromatografi menunjukkan bahawa dakwat hitam ialah campuran beberapa warna.',
    ],
    terms: ['campuran', 'menuras', 'mengayak', 'magnet', 'kromatografi'],
    table: {
      about: 'Kaedah pengasingan campuran',
      head: ['Kaedah', 'Sifat yang digunakan', 'Contoh'],
      rows: [
        ['Mengayak', 'Saiz', 'Batu daripada beras'],
        ['Magnet', 'Kemagnetan', 'Klip kertas daripada pasir'],
        ['Menuras', 'Tidak larut', 'Pasir daripada air'],
        ['Penyejatan', 'Air bertukar menjadi wap', 'Garam daripada air laut'],
        ['Kromatografi', 'Warna bergerak pada kelajuan berbeza', 'Warna dakwat hitam'],
      ],
    },
    quiz: [
      {
        question: 'Kaedah manakah mengasingkan pasir daripada air?',
        answer: 'Menuras.',
        wrong: ['Menggunakan magnet', 'Kromatografi', 'Mengayak udara'],
      },
      {
        question: 'Bagaimanakah garam diperoleh daripada air garam?',
        answer: 'Melalui penyejatan.',
        wrong: ['Melalui penurasan', 'Dengan magnet', 'Dengan ayak'],
      },
      {
        question: 'Bahan manakah ditarik oleh magnet?',
        answer: 'Klip kertas keluli.',
        wrong: ['Pasir', 'Garam', 'Kertas'],
      },
      {
        question: 'Apakah yang ditunjukkan oleh kromatografi?',
        answer: 'Dakwat hitam ialah campuran beberapa warna.',
        wrong: ['Air ialah logam', 'Garam tidak larut', 'Pasir boleh larut'],
      },
    ],
  },
  next: [
    'Write the plan for parting rice, iron nails and sugar, with a reason for each step.',
    'Find three separations in your kitchen and name the property that each one uses.',
  ],
  related: ['waterCycle', 'electricCircuits'],
}
