import type { Topic } from './topic'

export const malaccaSultanate: Topic = {
  id: 'malaccaSultanate',
  name: 'the Melaka Sultanate',
  title: 'The Melaka Sultanate',
  subject: 'History',
  keywords: {
    melaka: 4,
    malacca: 4,
    sultanate: 4,
    kesultanan: 4,
    parameswara: 5,
    'tun perak': 5,
    'hang tuah': 5,
    bendahara: 5,
    temenggung: 5,
    laksamana: 4,
    syahbandar: 5,
    'sejarah melayu': 4,
    '1511': 5,
    'zheng he': 4,
    'cheng ho': 4,
    portuguese: 3,
    portugis: 3,
    spice: 2,
    sultan: 3,
    trade: 2,
    port: 2,
    history: 1,
    sejarah: 1,
  },
  excludedPhrases: ['usb port', 'trade union', 'support'],
  oneLine: 'From about 1400 to 1511 Melaka was a rich port kingdom on the strait between India and China.',
  hooks: [
    'In the port of old Melaka, it was said, eighty-four languages could be heard.',
    'A tired prince, a brave mouse-deer and a tree: so a kingdom got its name.',
    'Ships waited in Melaka for the wind to turn, and while they waited, they traded.',
  ],
  simple:
    'About 600 years ago a prince called **Parameswara** came to a fishing village. The story says that he saw a small **mouse-deer** kick his hunting dog, and thought: this is a place of courage! He named it after the tree he leaned on, the **melaka** tree. Ships from China, India and Arabia stopped there to trade silk, spices and cloth. Melaka grew **rich and famous**. In **1511** the Portuguese attacked and took it.',
  detail:
    'Parameswara, a prince from Palembang, founded Melaka around **1400**. Its place on the narrow strait, where the **monsoons** meet, let traders from west and east exchange goods. Ming China’s friendship, seen in the visits of Admiral **Zheng He**, kept Siam away. Written laws, the *Hukum Kanun Melaka* and the *Undang-undang Laut*, four harbour masters and fair weights drew merchants, while Islam and the Malay language spread along the routes. The Bendahara **Tun Perak** guided it to its height. Afonso de Albuquerque took the city in **1511**.',
  facts: [
    'Four **Syahbandar** (harbour masters) each looked after merchants from one part of the world.',
    'Malay was the common language of trade across the islands.',
    '**Tun Perak** served as Bendahara under several sultans in the 15th century.',
    'The city of Melaka has been a UNESCO World Heritage Site since 2008, together with George Town.',
  ],
  steps: [
    '**About 1400**: Parameswara settles at the river mouth.',
    '**Early 1400s**: Zheng He’s fleets call; China protects the port.',
    '**1456 to 1498**: Tun Perak is Bendahara and Melaka is at its height.',
    '**1509**: the first Portuguese ships arrive.',
    '**1511**: Albuquerque takes the city; Sultan Mahmud Shah withdraws.',
  ],
  terms: [
    ['Parameswara', 'the prince from Palembang who founded Melaka'],
    ['monsoons', 'winds that bring ships and turn with the season'],
    ['strait', 'a narrow piece of sea between two lands'],
    ['Bendahara', 'the chief minister of the Sultan'],
    ['Syahbandar', 'a harbour master; there were four of them'],
  ],
  table: {
    about: 'Who did what under the Sultan',
    head: ['Office', 'Work', 'Like today'],
    rows: [
      ['Bendahara', 'Chief minister and adviser', 'Prime minister'],
      ['Penghulu Bendahari', 'Treasury and taxes', 'Finance minister'],
      ['Temenggung', 'Order and justice', 'Chief of police'],
      ['Laksamana', 'The fleet', 'Admiral'],
      ['Syahbandar', 'Ships and merchants', 'Harbour master'],
    ],
  },
  examples: [
    '**Jonker Street** and the river bank stand where traders once kept their goods.',
    '**Baba Nyonya** culture grew out of marriages between Chinese settlers and local families.',
    '**A Famosa**, the gate of the fort that the Portuguese built after 1511, can still be touched.',
  ],
  activity: {
    title: 'Monsoon market',
    needs: 'cards for silk, cloth, pepper, cloves, porcelain and gold; two flags for the winds',
    steps: [
      'Half of the class are merchants from the west, half from the east.',
      'Each side may sail only when its flag is up. In between, all must wait and trade in Melaka.',
      'After four winds count the goods. Who grew rich without sailing? The port!',
    ],
  },
  misconception: {
    belief: 'Melaka was rich because it grew spices.',
    truth:
      'The spices came from other islands. Melaka was rich because it was safe, fair and lay where the winds made ships meet.',
  },
  faq: [
    {
      about: 'name mouse deer tree kancil nama',
      answer:
        'According to the Sejarah Melayu, the city is named after the melaka tree under which Parameswara rested when a mouse-deer kicked his dog.',
    },
    {
      about: 'fall lost defeat 1511 portuguese end jatuh',
      answer:
        'It fell to Albuquerque’s cannon in 1511, weakened from within by quarrels at court and the loss of able leaders.',
    },
  ],
  quiz: [
    {
      question: 'Who founded Melaka?',
      choices: ['Parameswara', 'Hang Tuah', 'Tun Perak'],
      answer: 0,
      reason: 'he came from Palembang by way of Temasek.',
    },
    {
      question: 'What was the work of the Syahbandar?',
      choices: ['Leading the army', 'Looking after the port', 'Writing poems'],
      answer: 1,
      reason: 'there were four, each for certain nations.',
    },
    {
      question: 'Why did ships wait in Melaka?',
      choices: ['For the monsoon to turn', 'For repairs by law', 'For the Sultan’s birthday'],
      answer: 0,
      reason: 'sailing ships needed the wind behind them.',
    },
    {
      question: 'Who took Melaka in 1511?',
      choices: ['The Dutch', 'The Portuguese', 'The British'],
      answer: 1,
      reason: 'the Dutch came in 1641, the British later.',
    },
  ],
  poem: [
    'The west wind brought the cloth, the east the tea,',
    'and both sat down to wait beside the strait;',
    'they learned a common tongue, and weighed the fee,',
    'and fairness was the hinge of that wide gate.',
  ],
  story:
    'Tijah sold betel leaves by the bridge and knew "how much" in nine languages. One day two merchants shouted about a bag of pepper, one in Gujarati, one in Tamil. She ran for the Syahbandar. He came with his own scales, poured, and waited.\n\nThe pan sank, and stopped. "Short by a spoon," he said in Malay, and both understood. The seller added two. "Why two?" asked Tijah. "One for the pepper," said the Syahbandar, "and one so that he comes back."',
  goals: [
    'locate the strait and explain the monsoon trade',
    'name four offices and their work',
    'give reasons for the rise and the fall of Melaka',
  ],
  jobs: 'A guide in Melaka, an underwater archaeologist, and a harbour master who still reads the monsoon.',
  trick: {
    en: '**Tree, trade, treasure, taken**: Parameswara’s tree about 1400, trade with the monsoons, a treasury of spices, taken by the Portuguese in 1511.',
    ms: '**Pokok, pelabuhan, Portugis**: pokok melaka sekitar tahun 1400, pelabuhan yang sibuk, Portugis pada tahun 1511.',
  },
  malay: {
    name: 'Kesultanan Melayu Melaka',
    text: '**Kesultanan Melayu Melaka** diasaskan oleh **Parameswara**, putera dari Palembang, sekitar tahun 1400. Kedudukannya di Selat Melaka, tempat pertemuan angin monsun, menjadikannya **pelabuhan** yang sibuk. Pedagang dari China, India dan Arab bertemu di sini. Pentadbirannya teratur: Sultan dibantu oleh Bendahara, Temenggung, Laksamana dan Penghulu Bendahari. Pada tahun **1511** Melaka ditawan oleh Portugis.',
    facts: [
      'Bahasa Melayu menjadi bahasa perdagangan di rantau ini.',
      'Empat orang Syahbandar menguruskan pelabuhan.',
      'Bendahara Tun Perak membawa Melaka ke zaman kegemilangannya.',
    ],
    terms: ['Parameswara', 'pelabuhan', 'angin monsun', 'Bendahara', 'Syahbandar'],
    quiz: [
      {
        question: 'Siapakah pengasas Melaka?',
        answer: 'Parameswara.',
        wrong: ['Hang Tuah', 'Tun Perak', 'Afonso de Albuquerque'],
      },
      {
        question: 'Bilakah Portugis menawan Melaka?',
        answer: 'Pada tahun 1511.',
        wrong: ['Pada tahun 1400', 'Pada tahun 1641', 'Pada tahun 1957'],
      },
      {
        question: 'Siapakah yang menguruskan pelabuhan Melaka?',
        answer: 'Empat orang Syahbandar.',
        wrong: ['Seorang Laksamana', 'Dua orang Temenggung', 'Sultan sendiri'],
      },
      {
        question: 'Apakah bahasa perdagangan di Melaka?',
        answer: 'Bahasa Melayu.',
        wrong: ['Bahasa Portugis', 'Bahasa Inggeris', 'Bahasa Perancis'],
      },
    ],
  },
  next: [
    'On a map, draw the way of a ship from Gujarat to Melaka and mark when the wind blows.',
    'Choose the office that you would have liked to hold, and write its orders for one day.',
  ],
  related: ['merdeka', 'peribahasa', 'narrativeWriting'],
}
