import type { Lesson } from './topic'

export const bungaRaya: Lesson = {
  id: 'bungaRaya',
  name: 'the bunga raya',
  title: 'Bunga raya, the national flower',
  subject: 'History',
  oneLine: 'The bunga raya, a red hibiscus with five petals, has been the national flower of Malaysia since 1960.',
  hooks: [
    'It grows by every second gate, it has no scent worth mentioning, and it beat the jasmine and the lotus.',
    'A flower that lives for one day stands for a country. Why this one?',
    'Take a coin out of your pocket: there it is.',
  ],
  simple:
    'The **bunga raya** is the **national flower** of Malaysia. It is a big red **hibiscus** with five **petals**. A long thin column comes out of its middle, with yellow dust on it: that is **pollen**. The flower was chosen in **1960**, because it grows everywhere in the country and people of all communities have it in their gardens. The red stands for **courage**. The five petals stand for the five principles of the **Rukun Negara**.',
  detail:
    'In 1958 the Ministry of Agriculture proposed several flowers, among them ylang-ylang, jasmine, lotus, rose, magnolia, medlar and **hibiscus**. On 28 July **1960** Tunku Abdul Rahman’s government declared the red *Hibiscus rosa-sinensis* the **national flower**: it was found all over the country, had a name that everybody knew, and its red suggested **courage**. The five **petals** were later linked with the five principles of the **Rukun Negara** of 1970. It is a good flower for science too: it is large, and its stigmas, its column of stamens with **pollen** and its ovary can be seen without a lens.',
  facts: [
    'The bunga raya became the national flower on **28 July 1960**.',
    'It has **five petals**, which today stand for the five principles of the **Rukun Negara**.',
    'A single flower lives for about **one day**; the bush opens new ones all year.',
    'The plant came to our region long ago, probably from **East Asia**; it is also called *kembang sepatu*, because its petals once polished shoes.',
  ],
  steps: [
    'Colour the five **petals** of the **bunga raya** red: courage.',
    'Write one principle of the **Rukun Negara** on each petal.',
    'Draw the long column in the middle, with its yellow **pollen**.',
    'Write the year below: **1960**.',
    'Add one place where you have seen it this week.',
  ],
  terms: [
    ['hibiscus', 'the family of plants that the bunga raya belongs to'],
    ['petals', 'the coloured leaves of a flower'],
    ['pollen', 'the yellow dust that a flower needs to make seeds'],
    ['national flower', 'a flower that stands for a country'],
    ['Rukun Negara', 'the five principles of the nation, from 1970'],
  ],
  table: {
    about: 'What the bunga raya stands for',
    head: ['Part', 'What it stands for'],
    rows: [
      ['Red colour', 'Courage'],
      ['First petal', 'Belief in God'],
      ['Second petal', 'Loyalty to King and country'],
      ['Third petal', 'Supremacy of the Constitution'],
      ['Fourth petal', 'Rule of law'],
      ['Fifth petal', 'Courtesy and morality'],
    ],
  },
  examples: [
    'It is on our **coins**, on banknotes and on many stamps.',
    'In front of many **schools** it grows as a hedge, and the prefects water it in dry weeks.',
    'On **posters for visitors** it is often the first thing that a guest sees of Malaysia.',
  ],
  activity: {
    title: 'A flower under the magnifying glass',
    needs: 'one fallen bunga raya for each pair, paper, sticky tape, a magnifying glass',
    steps: [
      'Count the petals and take the flower apart, layer by layer.',
      'Stick the parts in order on paper: green sepals, petals, the column with pollen, the five round stigmas at its tip.',
      'Label them, and write next to each petal one principle of the Rukun Negara.',
    ],
  },
  misconception: {
    belief: 'The bunga raya grows only in Malaysia.',
    truth:
      'It grows in gardens all over the warm parts of the world. It was chosen because it is at home everywhere here, not because it is nowhere else.',
  },
  faq: [
    {
      about: 'chosen choose national flower why dipilih kenapa mengapa bunga kebangsaan',
      answer:
        'The bunga raya was chosen in 1960 because it grows all over the country, everybody knew its name, and its red stands for courage.',
    },
    { about: 'when year 1960 date', answer: 'It became the national flower on 28 July 1960.' },
    {
      about: 'petal petals five mean symbol rukun negara',
      answer: 'The five petals stand for the five principles of the Rukun Negara, and the red for courage.',
    },
  ],
  quiz: [
    {
      question: 'In which year did the bunga raya become the national flower?',
      choices: ['1957', '1960', '1963', '1970'],
      answer: 1,
      reason: 'it was declared on 28 July 1960.',
    },
    {
      question: 'How many petals does the bunga raya have?',
      choices: ['Four', 'Five', 'Fourteen'],
      answer: 1,
      reason: 'they stand for the five principles of the Rukun Negara.',
    },
    {
      question: 'Why was this flower chosen?',
      choices: ['It has the strongest scent', 'It grows nowhere else', 'It grows all over the country'],
      answer: 2,
      reason: 'people of all communities knew it from their gardens.',
    },
    {
      question: 'What does its red stand for?',
      choices: ['Courage', 'Anger', 'Fruit'],
      answer: 0,
      reason: 'red was chosen as the colour of courage.',
    },
  ],
  poem: [
    'One day is all the hedge allows to it,',
    'five petals wide, and red enough for two;',
    'tomorrow there will be another lit,',
    'and so a country keeps the same one new.',
  ],
  story:
    'The flowers of the kampung held an election. The rose brought thorns, the jasmine brought its scent, the lotus would not leave the pond. "And what do you bring?" they asked the hedge by the gate. "I am only here," said the bunga raya. "Here, and at the surau, and behind the temple, and by the shop of Uncle Lim."\n\nNobody spoke for a while. Then the jasmine, which was honest, said: "That is more than a scent." In the evening the hedge had closed all its flowers. In the morning it opened new ones, as if nothing had been decided.',
  goals: [
    'say when and why the bunga raya became the national flower',
    'explain what its colour and its five petals stand for',
    'name the parts of the flower on a real one',
  ],
  jobs: 'A gardener of the Perdana Botanical Gardens, a designer of stamps, and a botanist who grows new colours.',
  trick: {
    en: '**Five and six-oh**: *five* petals, nineteen *sixty*, and five principles. Count them on one hand: the thumb is the first petal.',
    ms: '**Lima dan enam puluh**: *lima* kelopak, tahun seribu sembilan ratus *enam puluh*, lima prinsip. Kira dengan jari tangan.',
  },
  malay: {
    name: 'bunga raya',
    text: '**Bunga raya** ialah **bunga kebangsaan** Malaysia sejak **28 Julai 1960**. Bunga ini dipilih kerana tumbuh di seluruh negara dan dikenali oleh semua kaum. Warna **merah** melambangkan keberanian. Lima **kelopak** melambangkan lima prinsip **Rukun Negara**: Kepercayaan kepada Tuhan, Kesetiaan kepada Raja dan Negara, Keluhuran Perlembagaan, Kedaulatan Undang-undang, serta Kesopanan dan Kesusilaan. Sekuntum bunga raya mekar selama kira-kira satu hari, dan pokoknya berbunga sepanjang tahun. Bunga ini juga terdapat pada duit syiling kita.',
    facts: [
      'Bunga raya diisytiharkan sebagai bunga kebangsaan pada tahun 1960.',
      'Warna merah melambangkan keberanian rakyat.',
      'Lima kelopaknya melambangkan lima prinsip Rukun Negara.',
      'Pokok bunga raya berbunga sepanjang tahun.',
    ],
    terms: ['bunga kebangsaan', 'kelopak', 'Rukun Negara', 'merah', 'kaum'],
    table: {
      about: 'Lambang pada bunga raya',
      head: ['Bahagian', 'Lambang'],
      rows: [
        ['Warna merah', 'Keberanian'],
        ['Kelopak pertama', 'Kepercayaan kepada Tuhan'],
        ['Kelopak kedua', 'Kesetiaan kepada Raja dan Negara'],
        ['Kelopak ketiga', 'Keluhuran Perlembagaan'],
        ['Kelopak keempat', 'Kedaulatan Undang-undang'],
        ['Kelopak kelima', 'Kesopanan dan Kesusilaan'],
      ],
    },
    quiz: [
      {
        question: 'Bilakah bunga raya menjadi bunga kebangsaan?',
        answer: 'Pada tahun 1960.',
        wrong: ['Pada tahun 1957', 'Pada tahun 1963', 'Pada tahun 1970'],
      },
      { question: 'Berapakah kelopak bunga raya?', answer: 'Lima.', wrong: ['Empat', 'Tiga', 'Empat belas'] },
      {
        question: 'Mengapakah bunga raya dipilih?',
        answer: 'Kerana tumbuh di seluruh negara.',
        wrong: ['Kerana baunya paling wangi', 'Kerana tidak tumbuh di negara lain', 'Kerana mekar selama setahun'],
      },
      {
        question: 'Apakah yang dilambangkan oleh warna merah bunga raya?',
        answer: 'Keberanian.',
        wrong: ['Kemarahan', 'Kekayaan', 'Kesabaran'],
      },
    ],
  },
  next: [
    'Look for the bunga raya for one day and make a list of all the places where you see it.',
    'Choose a flower for your class and give three reasons that everybody would accept.',
  ],
  related: ['merdeka', 'photosynthesis'],
}
