import type { Lesson } from './topic'

export const statesOfMalaysia: Lesson = {
  id: 'statesOfMalaysia',
  name: 'the states of Malaysia',
  title: 'States and capitals of Malaysia',
  subject: 'Geography',
  oneLine: 'Malaysia has thirteen states, each with a capital of its own, and three federal territories.',
  hooks: [
    'Which state could you cross on foot in a day, and for which one would you need weeks?',
    'Two capitals of Malaysia have the word “Kota” in their names. Do you know both?',
    'Eleven states share the peninsula; two states across the sea are larger than all eleven together.',
  ],
  simple:
    'Malaysia is made of **thirteen states**. Eleven of them are on the **peninsula**. Two big ones, **Sabah** and **Sarawak**, are on the island of Borneo. Every state has a **capital**, the town where its government works. The capital of Selangor is Shah Alam. The capital of Johor is Johor Bahru. There are also three **federal territories**: Kuala Lumpur, Putrajaya and Labuan. Kuala Lumpur is the capital of the whole country.',
  detail:
    'The **federation** has thirteen **states** and three **federal territories**. Nine states have a hereditary ruler: seven a Sultan, Perlis a Raja, and Negeri Sembilan a Yang di-Pertuan Besar. Melaka, Pulau Pinang, Sabah and Sarawak have a Yang di-Pertua Negeri. Each state has a **capital**, where its assembly meets, and a chief minister, called **Menteri Besar** in the states with a ruler and Ketua Menteri or Premier in the others. Kuala Lumpur is the national capital; from 1999 on most ministries moved to Putrajaya.',
  facts: [
    '**Sarawak** is the largest state: about 124,000 square kilometres.',
    '**Perlis** is the smallest state: about 820 square kilometres. Its capital is Kangar.',
    'Kuala Lumpur belonged to **Selangor** until 1974, when it became a federal territory.',
    'Perlis, Kedah, Perak and Kelantan touch Thailand; Sabah and Sarawak touch Indonesia.',
  ],
  steps: [
    'Start in the north-west: **Perlis** (Kangar), **Kedah** (Alor Setar), **Pulau Pinang** (George Town), **Perak** (Ipoh).',
    'Go down the west coast: **Selangor** (Shah Alam), **Negeri Sembilan** (Seremban), **Melaka** (Bandaraya Melaka).',
    'Turn the corner in the south: **Johor** (Johor Bahru).',
    'Go up the east coast: **Pahang** (Kuantan), **Terengganu** (Kuala Terengganu), **Kelantan** (Kota Bharu).',
    'Cross the sea: **Sabah** (Kota Kinabalu) and **Sarawak** (Kuching).',
  ],
  terms: [
    ['state', 'one of the thirteen parts of the federation'],
    ['capital', 'the town where a government works'],
    ['federal territory', 'land that the federal government runs itself'],
    ['federation', 'states joined under one government'],
    ['peninsula', 'land with the sea on three sides'],
  ],
  table: {
    about: 'The states and their capitals',
    head: ['State', 'Capital', 'Where'],
    rows: [
      ['Perlis', 'Kangar', 'North'],
      ['Kedah', 'Alor Setar', 'North'],
      ['Pulau Pinang', 'George Town', 'North'],
      ['Perak', 'Ipoh', 'West coast'],
      ['Selangor', 'Shah Alam', 'West coast'],
      ['Negeri Sembilan', 'Seremban', 'West coast'],
      ['Melaka', 'Bandaraya Melaka', 'West coast'],
      ['Johor', 'Johor Bahru', 'South'],
      ['Pahang', 'Kuantan', 'East coast'],
      ['Terengganu', 'Kuala Terengganu', 'East coast'],
      ['Kelantan', 'Kota Bharu', 'East coast'],
      ['Sabah', 'Kota Kinabalu', 'Borneo'],
      ['Sarawak', 'Kuching', 'Borneo'],
    ],
  },
  examples: [
    'A **number plate** tells where a car was registered: P for Pulau Pinang, J for Johor, K for Kedah, D for Kelantan.',
    'The **state flag** above a school is often next to the Jalur Gemilang; Johor’s is dark blue with a red corner.',
    'A bus from **Kota Bharu to Johor Bahru** drives through four states: Kelantan, Terengganu, Pahang and Johor.',
  ],
  activity: {
    title: 'The map on the floor',
    needs: 'a large paper outline of Malaysia, thirteen cards with states, thirteen cards with capitals',
    steps: [
      'Lay the outline on the floor and put the cards of the states where they belong.',
      'Everybody draws a capital and walks to its state; the class checks with an atlas.',
      'Turn the cards over and do it again from memory, against the clock.',
    ],
  },
  misconception: {
    belief: 'The capital of Selangor is Kuala Lumpur.',
    truth: 'It once was. In 1974 Kuala Lumpur became a federal territory, and Selangor got a new capital: Shah Alam.',
  },
  faq: [
    {
      about: 'largest biggest big size terbesar',
      answer:
        'Sarawak is the largest state, with about 124,000 square kilometres: more than a third of Malaysia. Sabah comes second.',
    },
    { about: 'smallest small tiny terkecil', answer: 'Perlis is the smallest state: about 820 square kilometres.' },
    {
      about: 'many number count',
      answer: 'Malaysia has 13 states and 3 federal territories: Kuala Lumpur, Putrajaya and Labuan.',
    },
    {
      about: 'putrajaya government ministry',
      answer:
        'Most ministries work in Putrajaya, but Kuala Lumpur is still the national capital, where Parliament meets.',
    },
  ],
  quiz: [
    {
      question: 'Which town is the capital of Selangor?',
      choices: ['Kuala Lumpur', 'Shah Alam', 'Klang', 'Petaling Jaya'],
      answer: 1,
      reason: 'Kuala Lumpur became a federal territory in 1974, and Shah Alam took its place.',
    },
    {
      question: 'Which state is the largest in Malaysia?',
      choices: ['Pahang', 'Sabah', 'Sarawak', 'Johor'],
      answer: 2,
      reason: 'Sarawak has about 124,000 square kilometres.',
    },
    {
      question: 'Kuala Terengganu is the capital of which state?',
      choices: ['Kelantan', 'Terengganu', 'Pahang'],
      answer: 1,
      reason: 'it lies where the river Terengganu meets the sea.',
    },
    {
      question: 'Which of these is a federal territory and no state?',
      choices: ['Labuan', 'Perlis', 'Melaka'],
      answer: 0,
      reason: 'Labuan, Kuala Lumpur and Putrajaya are the three federal territories.',
    },
  ],
  poem: [
    'Thirteen rooms beneath a single roof,',
    'each with a door, a language and a sea;',
    'the map is small, but every name is proof',
    'that one long table seats a family.',
  ],
  story:
    'The jigsaw had thirteen pieces and the floor was full of arguments. "Pahang is in the way," said Iskandar. "Pahang is in the middle," said Lakshmi, "that is not the same." One piece was left, and no hole for it. They looked under the carpet, under the cat, under Iskandar.\n\nThen Lakshmi laughed. The last piece had a wide blue edge: it belonged on the other side of the sea, where nobody had laid any floor yet. They pushed the sofa back and made room for Sarawak.',
  goals: [
    'name the thirteen states and find them on a map',
    'match each state with its capital',
    'explain the difference between a state and a federal territory',
  ],
  jobs: 'A surveyor who draws the maps, a bus planner, and a clerk of a state assembly.',
  trick: {
    en: 'Walk round the map and say the first letters: **P-K-P-P** (Perlis, Kedah, Pulau Pinang, Perak), **S-N-M-J** down to the south, **P-T-K** up the east coast, and **S-S** across the sea.',
    ms: 'Jalan mengelilingi peta dan sebut huruf pertamanya: **P-K-P-P** (Perlis, Kedah, Pulau Pinang, Perak), **S-N-M-J** ke selatan, **P-T-K** ke pantai timur, dan **S-S** di seberang laut.',
  },
  malay: {
    name: 'negeri dan ibu negeri',
    text: '**Malaysia** mempunyai tiga belas buah **negeri** dan tiga **wilayah persekutuan**. Sebelas negeri terletak di **Semenanjung Malaysia**, manakala Sabah dan Sarawak terletak di Pulau Borneo. Setiap negeri mempunyai **ibu negeri**, iaitu tempat pentadbiran kerajaan negeri. Ibu negeri Selangor ialah Shah Alam dan ibu negeri Johor ialah Johor Bahru. Wilayah persekutuan ialah Kuala Lumpur, Putrajaya dan Labuan. Kuala Lumpur ialah **ibu negara** Malaysia.',
    facts: [
      'Sarawak ialah negeri yang terbesar, dan Perlis ialah negeri yang terkecil.',
      'Sembilan buah negeri mempunyai raja; Melaka, Pulau Pinang, Sabah dan Sarawak mempunyai Yang di-Pertua Negeri.',
      'Kuala Lumpur pernah menjadi ibu negeri Selangor; pada tahun 1974 kota ini menjadi wilayah persekutuan.',
      'Ibu negeri Kelantan ialah Kota Bharu, dan ibu negeri Sabah ialah Kota Kinabalu.',
    ],
    terms: ['negeri', 'ibu negeri', 'wilayah persekutuan', 'Semenanjung Malaysia', 'ibu negara'],
    table: {
      about: 'Negeri dan ibu negerinya',
      head: ['Negeri', 'Ibu negeri'],
      rows: [
        ['Perlis', 'Kangar'],
        ['Kedah', 'Alor Setar'],
        ['Pulau Pinang', 'George Town'],
        ['Perak', 'Ipoh'],
        ['Selangor', 'Shah Alam'],
        ['Negeri Sembilan', 'Seremban'],
        ['Melaka', 'Bandaraya Melaka'],
        ['Johor', 'Johor Bahru'],
        ['Pahang', 'Kuantan'],
        ['Terengganu', 'Kuala Terengganu'],
        ['Kelantan', 'Kota Bharu'],
        ['Sabah', 'Kota Kinabalu'],
        ['Sarawak', 'Kuching'],
      ],
    },
    quiz: [
      {
        question: 'Apakah ibu negeri Selangor?',
        answer: 'Shah Alam.',
        wrong: ['Kuala Lumpur', 'Klang', 'Petaling Jaya'],
      },
      { question: 'Negeri manakah yang terbesar?', answer: 'Sarawak.', wrong: ['Pahang', 'Sabah', 'Johor'] },
      { question: 'Apakah ibu negeri Perak?', answer: 'Ipoh.', wrong: ['Taiping', 'Alor Setar', 'Kuantan'] },
      {
        question: 'Yang manakah wilayah persekutuan?',
        answer: 'Labuan.',
        wrong: ['Perlis', 'Melaka', 'Pulau Pinang'],
      },
      {
        question: 'Berapakah bilangan negeri di Malaysia?',
        answer: 'Tiga belas.',
        wrong: ['Sebelas', 'Empat belas', 'Enam belas'],
      },
    ],
  },
  next: [
    'Draw the outline of your own state and mark its capital, one river and the place where you live.',
    'Ask five people in which state they were born and colour these states on a map.',
  ],
  related: ['merdeka', 'malaccaSultanate'],
}
