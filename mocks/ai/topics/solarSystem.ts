import type { Topic } from './topic'

export const solarSystem: Topic = {
  id: 'solarSystem',
  name: 'the solar system',
  title: 'The solar system',
  subject: 'Science',
  keywords: {
    'solar system': 5,
    'sistem suria': 5,
    planet: 4,
    mercury: 3,
    venus: 4,
    mars: 4,
    marikh: 4,
    jupiter: 5,
    saturn: 5,
    uranus: 5,
    neptune: 5,
    pluto: 5,
    moon: 3,
    bulan: 2,
    sun: 2,
    matahari: 2,
    orbit: 3,
    earth: 2,
    bumi: 2,
    asteroid: 4,
    comet: 4,
    space: 2,
    angkasa: 3,
    astronaut: 3,
    eclipse: 4,
    gerhana: 4,
  },
  excludedPhrases: [
    'mars bar',
    'bulan ini',
    'bulan depan',
    'tanggal bulan',
    'cahaya matahari',
    'space bar',
    'bruno mars',
  ],
  oneLine: 'The solar system is the Sun and everything that travels around it, from eight planets to grains of dust.',
  hooks: [
    'The sunlight on your desk set off about eight minutes ago.',
    'A birthday on Neptune would come once in about 165 of our years.',
    'Right now, sitting still, you are moving round the Sun at about 30 kilometres a second.',
  ],
  simple:
    'The **Sun** is a star, a giant ball of hot glowing gas. Eight **planets** travel around it. The four near ones are rocky: Mercury, Venus, our Earth and Mars. The four far ones are huge: Jupiter, Saturn, Uranus and Neptune. The Sun pulls on all of them with **gravity**, so they go round and round and do not fly away. Moons go round planets in the same way.',
  detail:
    'The solar system formed about **4.6 billion years** ago from a spinning cloud of gas and dust. The centre became the Sun, which holds about 99.8% of all the mass. Close in it was too warm for ice, so small **rocky planets** formed; farther out, ice and gas built the **giants**. Planets keep moving sideways while gravity bends their path: the result is an *orbit*, nearly a circle. The farther a planet is, the slower it moves and the longer its year. Seasons come from the tilt of the axis, about 23.4° for the Earth.',
  facts: [
    'More than a million Earths would fit into the Sun by volume.',
    'Venus is the hottest planet, about 465 °C: its thick air traps heat.',
    'A day is one turn of a planet; a year is one trip round the Sun.',
    'Pluto has been called a **dwarf planet** since 2006, because it has not cleared its orbit.',
  ],
  steps: [
    'A cloud of gas and dust **falls together** and spins faster.',
    'The hot centre lights up: the **Sun**.',
    'Grains stick together into rocks, and rocks into **planets**.',
    'Gravity and sideways motion keep each planet in its **orbit**.',
  ],
  terms: [
    ['orbit', 'the path around the Sun or a planet'],
    ['planet', 'a large round body that travels around the Sun'],
    ['gravity', 'the pull that keeps the planets on their paths'],
    ['dwarf planet', 'a round body that has not cleared its path'],
    ['axis', 'the line that a planet turns on'],
  ],
  table: {
    about: 'The eight planets',
    head: ['Planet', 'Kind', 'Its year in our time', 'Known for'],
    rows: [
      ['Mercury', 'Rocky', '88 days', 'Smallest planet'],
      ['Venus', 'Rocky', '225 days', 'Hottest surface'],
      ['Earth', 'Rocky', '365 days', 'Seas and life'],
      ['Mars', 'Rocky', '687 days', 'Rust-red dust'],
      ['Jupiter', 'Gas giant', '12 years', 'Largest planet'],
      ['Saturn', 'Gas giant', '29 years', 'Brightest rings'],
      ['Uranus', 'Ice giant', '84 years', 'Spins on its side'],
      ['Neptune', 'Ice giant', '165 years', 'Fastest winds'],
    ],
  },
  examples: [
    '**Sheikh Muszaphar Shukor** became the first Malaysian in space in October 2007, on the International Space Station.',
    'Religious officers look for the **new crescent** (*anak bulan*) from places such as Teluk Kemang to fix the first day of Ramadan.',
    'Malaysia lies near the equator, so day and night are each close to **12 hours** all year.',
  ],
  activity: {
    title: 'Planets on the field',
    needs: 'a ball, eight name cards, a long field',
    steps: [
      'Put the ball down as the Sun. One big step stands for the distance from the Sun to the Earth.',
      'Set the cards: Mercury 0.4, Venus 0.7, Earth 1, Mars 1.5, Jupiter 5, Saturn 9.5, Uranus 19, Neptune 30 steps.',
      'Stand at each card and talk: where is it crowded, and where is it lonely?',
    ],
  },
  misconception: {
    belief: 'Some countries have summer because the Earth is nearer to the Sun.',
    truth: 'The Earth is nearest in January, when the north has winter. Seasons come from the tilt of its axis.',
  },
  faq: [
    {
      about: 'pluto dwarf',
      answer:
        'Pluto is a dwarf planet: it orbits the Sun and is round, but it shares its path with many other icy bodies.',
    },
    {
      about: 'eclipse gerhana shadow',
      answer:
        'In a solar eclipse the Moon passes between Sun and Earth; in a lunar eclipse the Earth’s shadow falls on the Moon.',
    },
    {
      about: 'moon phase shape bulan light',
      answer:
        'The Moon shines by reflected sunlight. We see different parts of its lit half as it circles the Earth, about once in 29.5 days.',
    },
  ],
  quiz: [
    {
      question: 'Which planet is the largest?',
      choices: ['Earth', 'Jupiter', 'Saturn'],
      answer: 1,
      reason: 'it has more mass than all the other planets together.',
    },
    {
      question: 'What keeps planets in their orbits?',
      choices: ['Gravity of the Sun', 'Wind in space', 'Magnets'],
      answer: 0,
      reason: 'it bends their sideways motion into a closed path.',
    },
    {
      question: 'Which planet has the hottest surface?',
      choices: ['Mercury', 'Venus', 'Mars'],
      answer: 1,
      reason: 'its carbon dioxide air traps heat, though Mercury is nearer to the Sun.',
    },
    {
      question: 'What makes day and night?',
      choices: ['The Sun moves round us', 'Clouds', 'The Earth turns'],
      answer: 2,
      reason: 'one turn takes about 24 hours.',
    },
  ],
  poem: [
    'Eight travellers circle one bright fire,',
    'some made of rock, some wrapped in storm;',
    'the last walks slow, its road is higher,',
    'and only one keeps oceans warm.',
  ],
  story:
    'The school planetarium trip was nearly over when the lights failed. "Nobody move," said Cikgu Farah. In the dark somebody whispered, "I can hear Jupiter." Everyone giggled.\n\nThen Kavin lifted his torch. "You be the Sun, Cikgu." He gave Aina an orange. "Earth. Turn slowly." The light slid over the peel: day, then night. He walked a rambutan around the orange, and its lit side grew and shrank. "The Moon!" cried Aina. When the lamps came back, nobody wanted them.',
  goals: ['name the eight planets in order', 'explain day, night and year', 'describe what gravity does for an orbit'],
  jobs: 'A satellite engineer, a guide at the planetarium, and the officer who looks for the new crescent before Ramadan.',
  trick: {
    en: '*“**M**y **V**ery **E**ager **M**akcik **J**ust **S**erved **U**s **N**oodles”*: Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune.',
    ms: 'Susunan planet: **U-Z-B-M-M-Z-U-N**: Utarid, Zuhrah, Bumi, Marikh, Musytari, Zuhal, Uranus, Neptun. Kira dengan jari sambil menyebutnya.',
  },
  malay: {
    name: 'sistem suria',
    text: '**Sistem suria** terdiri daripada Matahari dan semua objek yang mengelilinginya. Terdapat lapan **planet**: Utarid, Zuhrah, Bumi, Marikh, Musytari, Zuhal, Uranus dan Neptun. Empat planet yang dekat ialah planet berbatu, manakala empat yang jauh ialah planet bergas. **Graviti** Matahari mengekalkan planet dalam orbitnya. Bumi membuat satu putaran pada paksinya dalam masa 24 jam dan mengelilingi Matahari dalam masa kira-kira 365 hari.',
    facts: [
      'Musytari ialah planet yang paling besar.',
      'Zuhrah ialah planet yang paling panas.',
      'Bulan tidak bercahaya sendiri; Bulan memantulkan cahaya Matahari.',
    ],
    terms: ['planet', 'graviti', 'orbit', 'paksi', 'Matahari'],
    quiz: [
      {
        question: 'Planet manakah yang paling dekat dengan Matahari?',
        answer: 'Utarid.',
        wrong: ['Zuhrah', 'Bumi', 'Neptun'],
      },
      {
        question: 'Mengapakah siang dan malam berlaku?',
        answer: 'Kerana Bumi berputar pada paksinya.',
        wrong: ['Kerana Bumi mengelilingi Matahari', 'Kerana Bulan melindungi Matahari', 'Kerana awan menutup langit'],
      },
      { question: 'Planet manakah yang paling besar?', answer: 'Musytari.', wrong: ['Bumi', 'Marikh', 'Zuhal'] },
      {
        question: 'Apakah yang mengekalkan planet dalam orbitnya?',
        answer: 'Graviti Matahari.',
        wrong: ['Cahaya Bulan', 'Angin', 'Awan'],
      },
    ],
  },
  next: [
    'Look for the Moon three evenings in a row and draw its shape each time.',
    'Make up a sentence whose first letters help you to remember M, V, E, M, J, S, U, N.',
  ],
  related: ['volcanoes', 'waterCycle', 'photosynthesis'],
}
