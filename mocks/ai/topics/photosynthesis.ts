import type { Topic } from './topic'

export const photosynthesis: Topic = {
  id: 'photosynthesis',
  name: 'photosynthesis',
  title: 'Photosynthesis',
  subject: 'Science',
  keywords: {
    photosynthesis: 5,
    fotosintesis: 5,
    chlorophyll: 5,
    klorofil: 5,
    chloroplast: 5,
    stomata: 4,
    'plant make food': 5,
    leaf: 2,
    daun: 2,
    'green plant': 3,
    plant: 2,
    tumbuhan: 2,
    pokok: 2,
    glucose: 2,
    sunlight: 2,
    oxygen: 1,
    tree: 1,
    green: 1,
    hijau: 1,
  },
  excludedPhrases: ['power plant', 'family tree', 'tree diagram'],
  oneLine: 'Green plants use light to turn water and carbon dioxide into sugar and oxygen.',
  hooks: [
    'The rice in a lunch box is packed sunlight, and a green leaf did the packing.',
    'Hold a leaf up to the window and you are looking into a tiny solar kitchen.',
    'The rain tree by the school field makes all its food without ever leaving its spot.',
  ],
  simple:
    'A plant cannot walk to the canteen, so it **makes its own food**. Its roots drink water. Its leaves take in a gas from the air called carbon dioxide. The green stuff in the leaves, **chlorophyll**, catches sunlight. With that light the leaf turns water and gas into **sugar**, the food of the plant. Some oxygen is left over and comes out of the leaf: we breathe it!',
  detail:
    'Photosynthesis happens in the **chloroplasts** of leaf cells. Their pigment chlorophyll absorbs mostly red and blue light. First, light energy splits water and sets oxygen free; then that energy joins carbon dioxide into **glucose**:\n\n> 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂ (with light and chlorophyll)\n\nThe rate rises with light, carbon dioxide and warmth until one of them runs short: that one is the *limiting factor*. Too much heat slows it again.',
  facts: [
    'Carbon dioxide enters through **stomata**, tiny pores found mostly on the underside of a leaf.',
    'Plants store spare glucose as **starch**: that is what we eat in rice and potatoes.',
    'Plants respire day and night, but they photosynthesise only in the light.',
    'About half of the oxygen made on Earth comes from the sea, mostly from drifting plankton.',
  ],
  steps: [
    'Roots take up **water**, and thin tubes carry it to the leaves.',
    'Stomata open and let in **carbon dioxide**.',
    'Chlorophyll catches the energy of **light**, which splits the water; oxygen leaves.',
    'What remains joins carbon dioxide and becomes **glucose**, used at once or stored as starch.',
  ],
  terms: [
    ['chlorophyll', 'the green pigment that catches light'],
    ['stomata', 'tiny pores of a leaf through which gases pass'],
    ['glucose', 'the sugar that the plant makes'],
    ['starch', 'the form in which plants store spare glucose'],
    ['carbon dioxide', 'the gas that a leaf takes in from the air'],
  ],
  table: {
    about: 'Photosynthesis beside respiration',
    head: ['', 'Photosynthesis', 'Respiration'],
    rows: [
      ['When', 'In light only', 'All the time'],
      ['Takes in', 'Carbon dioxide and water', 'Glucose and oxygen'],
      ['Gives out', 'Glucose and oxygen', 'Carbon dioxide and water'],
      ['Energy', 'Stored', 'Released'],
    ],
  },
  examples: [
    'A **paddy field in Kedah**: the starch in every grain was made by leaves of the same plant.',
    'The **pandan pot** in the science corner grows towards the window, where it catches more light.',
    '**Hydrilla** in the school pond gives off small bubbles on a bright morning: oxygen on its way out.',
  ],
  activity: {
    title: 'The covered leaf',
    needs: 'a potted hibiscus, a strip of black paper, two clips',
    steps: [
      'Clip the paper over half of one leaf and leave the plant in the sun.',
      'After four days, take the paper off and compare both halves.',
      'The covered half is paler. Your teacher can test the leaf with iodine: only the half that saw light turns blue-black.',
    ],
  },
  misconception: {
    belief: 'Plants get their food from the soil.',
    truth: 'Soil gives water and minerals. The food itself, sugar, is made in the leaves out of air and water.',
  },
  faq: [
    {
      about: 'green colour color hijau warna',
      answer:
        'Leaves look green because chlorophyll takes in most red and blue light and reflects more of the green light to our eyes.',
    },
    {
      about: 'night dark malam',
      answer: 'At night there is no light to use, so photosynthesis stops. The plant lives on the sugar it saved.',
    },
    {
      about: 'important matter penting without',
      answer: 'It starts nearly every food chain and keeps oxygen in the air, so almost all life depends on it.',
    },
  ],
  quiz: [
    {
      question: 'Which gas do leaves take in for photosynthesis?',
      choices: ['Oxygen', 'Carbon dioxide', 'Nitrogen'],
      answer: 1,
      reason: 'its carbon becomes part of the sugar.',
    },
    {
      question: 'What does chlorophyll do?',
      choices: ['Catches light', 'Carries water', 'Keeps insects away'],
      answer: 0,
      reason: 'it absorbs the light energy that drives the change.',
    },
    {
      question: 'Where does carbon dioxide enter a leaf?',
      choices: ['Root hairs', 'Stomata', 'Petals'],
      answer: 1,
      reason: 'stomata are pores that open and close.',
    },
    {
      question: 'How do plants store spare glucose?',
      choices: ['As starch', 'As salt', 'As oxygen'],
      answer: 0,
      reason: 'starch hardly dissolves, so it keeps well in seeds and roots.',
    },
  ],
  poem: [
    'A leaf sat quiet in the morning light,',
    'with nothing in its hands but air and rain;',
    'it stirred the two together, warm and bright,',
    'and cooked a spoon of sugar for the grain.',
  ],
  story:
    'Mei Lin hid one bean plant in the store cupboard and left its twin on the window sill. On Friday she and Arif opened the door. The hidden plant was long, thin and yellow, stretching towards the crack of light. Its twin stood short and green.\n\n"We gave them the same soil and the same water," said Arif slowly. "So the soil is not the food." Mei Lin turned the pale plant to the sun. "It was looking for its kitchen," she said. By the next week its new leaves were green.',
  goals: [
    'name what a plant takes in and gives out',
    'explain what light and chlorophyll are for',
    'plan a fair test on light and leaves',
  ],
  jobs: 'An oil palm agronomist, a florist who keeps cut orchids alive, and a forester who counts the carbon of a hillside.',
  trick: {
    en: '**W-C-S makes G-O**: **w**ater, **c**arbon dioxide and **s**unlight make **g**lucose and **o**xygen. Say: *“We Catch Sun, Grow On.”*',
    ms: '**A-K-C jadi G-O**: **a**ir, **k**arbon dioksida dan **c**ahaya menjadi **g**lukosa dan **o**ksigen.',
  },
  malay: {
    name: 'fotosintesis',
    text: 'Tumbuhan hijau **membuat makanannya sendiri** melalui fotosintesis. Akar menyerap air, manakala daun mengambil gas **karbon dioksida** melalui liang kecil yang disebut stomata. **Klorofil**, bahan hijau dalam daun, menyerap tenaga cahaya matahari. Dengan tenaga itu, air dan karbon dioksida bertukar menjadi **glukosa**, makanan tumbuhan, dan **oksigen** dibebaskan ke udara.',
    facts: [
      'Fotosintesis berlaku hanya apabila ada cahaya.',
      'Glukosa yang berlebihan disimpan sebagai kanji, seperti dalam beras dan ubi kayu.',
      'Haiwan dan manusia bergantung pada makanan dan oksigen yang dihasilkan oleh tumbuhan.',
    ],
    terms: ['klorofil', 'stomata', 'glukosa', 'karbon dioksida', 'oksigen'],
    quiz: [
      {
        question: 'Apakah bahan hijau yang menyerap cahaya?',
        answer: 'Klorofil.',
        wrong: ['Kanji', 'Stomata', 'Glukosa'],
      },
      {
        question: 'Gas apakah yang dibebaskan semasa fotosintesis?',
        answer: 'Oksigen.',
        wrong: ['Karbon dioksida', 'Nitrogen', 'Hidrogen'],
      },
      {
        question: 'Dari manakah tumbuhan mendapat tenaga untuk fotosintesis?',
        answer: 'Daripada cahaya matahari.',
        wrong: ['Daripada tanah', 'Daripada hujan', 'Daripada angin'],
      },
      {
        question: 'Melalui bahagian daun yang manakah gas karbon dioksida masuk?',
        answer: 'Melalui stomata.',
        wrong: ['Melalui akar', 'Melalui batang', 'Melalui bunga'],
      },
    ],
  },
  next: [
    'Draw one leaf with four arrows: two things going in, two things coming out.',
    'Find two plants near your classroom and say which one makes more food at noon, and why.',
  ],
  related: ['foodChains', 'waterCycle', 'solarSystem'],
}
