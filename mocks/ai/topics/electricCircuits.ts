import type { Topic } from './topic'

export const electricCircuits: Topic = {
  id: 'electricCircuits',
  name: 'electric circuits',
  title: 'Electric circuits',
  subject: 'Science',
  keywords: {
    circuit: 5,
    litar: 5,
    electricity: 5,
    elektrik: 5,
    electric: 4,
    electrical: 4,
    battery: 3,
    bateri: 3,
    bulb: 3,
    mentol: 3,
    voltage: 4,
    conductor: 3,
    insulator: 4,
    switch: 2,
    suis: 3,
    'series and parallel': 5,
    resistor: 5,
    'current flow': 4,
    electron: 3,
    wire: 2,
    wayar: 2,
  },
  excludedPhrases: [
    'electric guitar',
    'nintendo switch',
    'bus conductor',
    'litar sepang',
    'sepang circuit',
    'racing circuit',
  ],
  oneLine: 'An electric circuit is a closed path through which electric current can flow.',
  hooks: [
    'A switch does something very simple: it makes a hole in a road.',
    'When one fairy light dies and the whole string goes dark, a circuit is telling you how it was built.',
    'The light comes on the moment you press the switch, and yet the electrons crawl slower than a snail.',
  ],
  simple:
    'Electricity needs a **complete loop**, like a running track. The **battery** gives the push. The **wires** are the track. The **bulb** lights up when the current runs through it. If there is a gap anywhere, nothing flows and the bulb stays dark. A **switch** is a gap that we can open and close. Metals let current through: they are *conductors*. Rubber and plastic do not: they are *insulators*.',
  detail:
    'A cell provides a **voltage** that drives charge around a closed path. **Current** (in amperes) is how much charge passes each second; **resistance** (in ohms) limits it: *V = I × R*. In a **series** circuit there is one path: the current is the same everywhere and the voltage is shared. In a **parallel** circuit each branch has the full voltage, and the branch currents add up. Homes are wired in parallel, so one lamp can fail while the others stay lit.',
  facts: [
    'Current is the same before and after a bulb: a bulb uses energy, it does not use up current.',
    'Copper is used for wires because it conducts well and bends easily.',
    'Malaysian sockets supply about **230 volts**, which can kill; a torch cell has 1.5 volts.',
    'Tap water conducts, so never touch a plug with wet hands.',
  ],
  steps: [
    'Draw the circuit with symbols first.',
    'Join one end of the cell to the **switch** with a wire.',
    'Join the switch to the **bulb**.',
    'Join the bulb back to the other end of the cell: the **loop** is closed.',
    'No light? Check for gaps, a loose bulb or an empty cell, in that order.',
  ],
  terms: [
    ['current', 'the flow of electric charge'],
    ['voltage', 'the push that makes charge flow'],
    ['resistance', 'how much something slows the current'],
    ['series', 'one after the other on a single path'],
    ['parallel', 'side by side on separate paths'],
  ],
  table: {
    about: 'Series and parallel circuits',
    head: ['', 'Series', 'Parallel'],
    rows: [
      ['Paths', 'One', 'Two or more'],
      ['One bulb is removed', 'All go out', 'The others stay on'],
      ['More bulbs are added', 'Each is dimmer', 'Same brightness'],
      ['Used in', 'A torch with two cells', 'Lights at home'],
    ],
  },
  examples: [
    'The **classroom fans and lights** are in parallel: you can switch off one fan alone.',
    '**Hari Raya lights** in the cheapest strings are in series: one bad bulb darkens a whole section.',
    'A **torch** for camp puts two 1.5 V cells in series to get 3 V.',
  ],
  activity: {
    title: 'Conductor or not?',
    needs: 'a 1.5 V cell, a small bulb, three wires, things from a pencil case',
    steps: [
      'Build a loop with a gap between two wire ends.',
      'Predict first, then bridge the gap with a coin, a ruler, an eraser, a paper clip and pencil lead.',
      'Sort the things into two groups. Which one surprised you?',
    ],
  },
  misconception: {
    belief: 'The bulb uses up the current, so less of it comes back.',
    truth: 'All of it comes back. What the bulb changes is energy: from electrical into light and heat.',
  },
  faq: [
    {
      about: 'series lamp other goes out one bulb dies string padam',
      answer:
        'In a series circuit they all go out: there is only one path, and the lamp that is out leaves a gap in it. In parallel the others stay on.',
    },
    {
      about: 'bird wire shock danger safe',
      answer:
        'A bird on one wire is safe because it closes no loop: both feet are at the same voltage. A person who also touches the ground closes one.',
    },
    {
      about: 'switch suis turn off',
      answer: 'A switch opens a gap in the loop. Air is an insulator, so the current stops in the whole loop at once.',
    },
  ],
  quiz: [
    {
      question: 'What must a circuit be to work?',
      choices: ['Closed', 'Long', 'Round'],
      answer: 0,
      reason: 'current needs a path without a gap.',
    },
    {
      question: 'Which of these is a conductor?',
      choices: ['Eraser', 'Coin', 'Ruler of plastic'],
      answer: 1,
      reason: 'metals let charge move freely.',
    },
    {
      question: 'One of three bulbs in series burns out. What happens?',
      choices: ['Two stay on', 'All go out', 'Two get brighter'],
      answer: 1,
      reason: 'the only path is broken.',
    },
    {
      question: 'How are the lights in a house wired?',
      choices: ['In series', 'In parallel'],
      answer: 1,
      reason: 'each can be switched alone and gets the full voltage.',
    },
  ],
  poem: [
    'One little gap, and all the lamps are blind;',
    'one finger’s press, and round the loop it goes,',
    'the push that leaves the battery behind',
    'and comes back home by everything that glows.',
  ],
  story:
    'The model kampung had twelve houses and not one light. "It worked yesterday," groaned Yusuf. Priya traced the wire with her finger: past the surau, past the shop, round the river of blue paper. There, under a cardboard goat, was a gap as thin as a hair.\n\n"All dark because of that?" "One loop, one gap," said Priya. They cut the wire into branches, a small road for each house. Now when the goat trod on a wire again, only one window blinked.',
  goals: [
    'build a simple circuit and draw it with symbols',
    'tell conductors from insulators by testing',
    'explain how series and parallel differ',
  ],
  jobs: 'An electrician, a technician for the MRT, and an engineer who designs the inside of a telephone.',
  trick: {
    en: '**S**eries: **s**ingle road, all lamps go out together. **P**arallel: **p**lenty of roads, the others stay on.',
    ms: '**Bersiri** satu laluan, semua padam bersama. **Selari** banyak laluan, yang lain terus menyala.',
  },
  malay: {
    name: 'litar elektrik',
    text: '**Litar elektrik** ialah laluan lengkap bagi arus elektrik. **Sel kering** atau bateri membekalkan tenaga, **wayar** menjadi laluan, dan **mentol** menyala apabila arus mengalir. Jika terdapat ruang terbuka, arus berhenti. **Suis** digunakan untuk melengkapkan atau memutuskan litar. Dalam litar **bersiri** hanya ada satu laluan; dalam litar **selari** terdapat dua laluan atau lebih.',
    facts: [
      'Logam ialah konduktor; plastik dan getah ialah penebat.',
      'Jika satu mentol dalam litar bersiri terbakar, semua mentol padam.',
      'Jangan sentuh suis atau plag dengan tangan yang basah.',
    ],
    terms: ['sel kering', 'wayar', 'mentol', 'suis', 'arus'],
    quiz: [
      {
        question: 'Apakah fungsi suis?',
        answer: 'Melengkapkan atau memutuskan litar.',
        wrong: ['Menyimpan tenaga elektrik', 'Menghasilkan cahaya', 'Menambah bilangan sel kering'],
      },
      {
        question: 'Litar jenis apakah yang digunakan di rumah?',
        answer: 'Litar selari.',
        wrong: ['Litar bersiri', 'Litar terbuka', 'Litar pintas'],
      },
      {
        question: 'Bahan manakah ialah konduktor?',
        answer: 'Paku besi.',
        wrong: ['Pemadam getah', 'Pembaris plastik', 'Pensel kayu'],
      },
      {
        question: 'Satu lampu dalam litar bersiri terpadam. Apakah yang berlaku kepada lampu lain?',
        answer: 'Semua lampu lain padam.',
        wrong: ['Lampu lain lebih cerah', 'Hanya satu lampu lain padam', 'Tiada perubahan'],
      },
    ],
  },
  formula: String.raw`I = \frac{V}{R}`,
  next: [
    'Draw the circuit of a torch and mark where the switch makes its gap.',
    'Walk through your classroom and list what could be switched off alone: which kind of circuit is that?',
  ],
  related: ['codingLoops', 'humanHeart', 'solarSystem'],
}
