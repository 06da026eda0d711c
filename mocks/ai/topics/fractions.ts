import type { Topic } from './topic'

export const fractions: Topic = {
  id: 'fractions',
  name: 'fractions',
  title: 'Fractions',
  subject: 'Mathematics',
  keywords: {
    fraction: 5,
    pecahan: 5,
    numerator: 5,
    denominator: 5,
    pengangka: 5,
    penyebut: 5,
    'mixed number': 4,
    'improper fraction': 5,
    'equivalent fraction': 5,
    half: 2,
    quarter: 2,
    third: 1,
    setengah: 2,
    'common denominator': 5,
    math: 1,
    matematik: 1,
  },
  excludedPhrases: ['half time', 'headquarter', 'third party', 'third person'],
  oneLine: 'A fraction tells how many equal parts of a whole we have.',
  hooks: [
    'Cut one roti canai fairly for four friends and you have done fractions before breakfast is over.',
    'Three eighths looks bigger than one half, because 3 and 8 are bigger numbers. Is it?',
    'Every time someone says "half past three", a fraction is hiding in the sentence.',
  ],
  simple:
    'A **fraction** is a part of something that is cut into **equal** pieces. Cut a pizza into 4 equal pieces and eat 1: you ate ¼. The bottom number, the **denominator**, says how many equal pieces there are in all. The top number, the **numerator**, says how many pieces we talk about. When the bottom number gets bigger, each piece gets *smaller*, because more people share.',
  detail:
    'A fraction *a/b* is a number: *a* parts of size 1/b, or the result of a ÷ b. Multiplying top and bottom by the same number changes the name, not the value: 2/3 = 4/6 = 6/9, **equivalent fractions**. To add or subtract, first give both the same denominator: 1/2 + 1/3 = 3/6 + 2/6 = **5/6**. To multiply, multiply tops and bottoms: 2/3 × 3/4 = 6/12 = **1/2**. To divide, multiply by the reciprocal: 3/4 ÷ 1/2 = 3/4 × 2/1 = **1½**.',
  facts: [
    'A **proper** fraction is less than 1, an **improper** one is 1 or more: 7/4 = 1¾.',
    'Of two fractions with the same top, the one with the smaller bottom is larger: 1/3 > 1/5.',
    'A fraction is in simplest form when top and bottom share no factor except 1: 12/16 = 3/4.',
    'Fractions, decimals and percentages are three names of one number: 3/4 = 0.75 = 75%.',
  ],
  steps: [
    'Write both fractions down: 3/4 + 1/6.',
    'Find the **lowest common denominator**: 4 and 6 both go into 12.',
    'Rename: 3/4 = 9/12 and 1/6 = 2/12.',
    'Add the tops only: 9/12 + 2/12 = **11/12**.',
    'Check if it can be **simplified**: 11 and 12 share no factor, so we are done.',
  ],
  terms: [
    ['numerator', 'the top number: how many parts we talk about'],
    ['denominator', 'the bottom number: how many equal parts there are'],
    ['equivalent fractions', 'different names of the same value'],
    ['improper fraction', 'a fraction of 1 or more'],
    ['simplest form', 'top and bottom share no factor except 1'],
  ],
  table: {
    about: 'Useful fractions under three names',
    head: ['Fraction', 'Decimal', 'Percentage', 'Part of an hour'],
    rows: [
      ['1/2', '0.5', '50%', '30 minutes'],
      ['1/4', '0.25', '25%', '15 minutes'],
      ['3/4', '0.75', '75%', '45 minutes'],
      ['1/5', '0.2', '20%', '12 minutes'],
      ['1/10', '0.1', '10%', '6 minutes'],
    ],
  },
  examples: [
    'At the **koperasi**, RM12 is shared by three pupils: each pays 1/3 of 12, which is RM4.',
    'A **kuih lapis** with 9 equal layers: eat 3 and you have had 3/9 = 1/3.',
    'In a class of 30, 18 pupils take the bus: 18/30 = 3/5 of the class.',
  ],
  activity: {
    title: 'Fold a fraction wall',
    needs: 'five equal paper strips, colours',
    steps: [
      'Leave one strip whole. Fold the others into 2, 3, 4 and 6 equal parts and label every part.',
      'Stack them. Find all strips that match exactly one half.',
      'Write three true sentences with the sign =, such as 2/6 = 1/3.',
    ],
  },
  misconception: {
    belief: 'To add fractions, add the tops and add the bottoms: 1/2 + 1/3 = 2/5.',
    truth: '2/5 is even less than the 1/2 we began with! The parts must have the same size first: 3/6 + 2/6 = 5/6.',
  },
  faq: [
    {
      about: 'pizza slice eight equivalent cut',
      answer:
        'Cut a pizza into eight slices: two slices are 2/8, and they cover exactly a quarter of it. So 2/8 = 1/4: different names for the same amount.',
    },
    {
      about: 'divide division bahagi flip reciprocal invert',
      answer:
        'Dividing by a fraction asks how many of it fit. Two halves fit in 1, so dividing by 1/2 is the same as multiplying by 2: that is why we turn the second fraction over.',
    },
    {
      about: 'multiply times darab',
      answer: 'Multiply the tops, multiply the bottoms, then simplify: 2/3 × 3/5 = 6/15 = 2/5.',
    },
    {
      about: 'compare bigger larger order besar',
      answer:
        'Give both fractions the same denominator and compare the tops: 3/8 and 1/2 become 3/8 and 4/8, so 1/2 is larger.',
    },
  ],
  quiz: [
    {
      question: 'Which is the largest?',
      choices: ['1/3', '1/5', '1/8'],
      answer: 0,
      reason: 'fewer equal parts means each part is bigger.',
    },
    {
      question: 'What is 1/2 + 1/4?',
      choices: ['2/6', '3/4', '1/6'],
      answer: 1,
      reason: '1/2 is 2/4, and 2/4 + 1/4 = 3/4.',
    },
    {
      question: 'Which fraction equals 6/8?',
      choices: ['2/3', '3/4', '5/7'],
      answer: 1,
      reason: 'divide top and bottom by 2.',
    },
    {
      question: 'What is 2/3 of 12?',
      choices: ['6', '8', '9'],
      answer: 1,
      reason: '12 ÷ 3 = 4, and two thirds are 2 × 4 = 8.',
    },
  ],
  poem: [
    'One cake, one knife, and four of us to feed:',
    'the bottom counts the pieces on the plate;',
    'the top says just how many you will need;',
    'cut fair, and nobody will have to wait.',
  ],
  story:
    'Two brothers found the last murtabak. "I cut, you choose," said Farid. He cut it carefully into two. Then cousin Lina came in, and looked. "Now each half must become smaller," sighed Farid. He cut each half into three and gave everyone two pieces out of six.\n\n"Two sixths," counted Lina. "That is one third." "It looks like more when you say two," said little Ikmal, and ate both at once. Farid laughed. "Same murtabak, different name."',
  goals: [
    'say what numerator and denominator mean',
    'find equivalent fractions',
    'add fractions with different denominators and explain the steps',
  ],
  jobs: 'A baker who halves a recipe, a tailor who cuts cloth, and a carpenter who measures to an eighth of an inch.',
  trick: {
    en: 'The **n**umerator is **n**orth, at the top; the **d**enominator is **d**own.',
    ms: '**Pengangka** di atas seperti angka pada jam; **penyebut** di bawah menyebut jumlah semua bahagian.',
  },
  malay: {
    name: 'pecahan',
    text: '**Pecahan** menunjukkan sebahagian daripada satu keseluruhan yang dibahagi sama besar. Nombor di atas dinamakan **pengangka**; nombor ini menunjukkan bilangan bahagian yang diambil. Nombor di bawah dinamakan **penyebut**; nombor ini menunjukkan jumlah bahagian yang sama besar. Untuk menambah pecahan, samakan penyebut dahulu. Contohnya, 1/2 + 1/3 = 3/6 + 2/6 = **5/6**.',
    facts: [
      'Pecahan setara mempunyai nilai yang sama: 1/2 = 2/4 = 3/6.',
      'Semakin besar penyebut, semakin kecil setiap bahagian.',
      'Pecahan tak wajar seperti 7/4 boleh ditulis sebagai nombor bercampur, 1¾.',
    ],
    terms: ['pengangka', 'penyebut', 'pecahan setara', 'nombor bercampur'],
    quiz: [
      { question: 'Berapakah 1/4 + 2/4?', answer: '3/4, kerana penyebutnya sudah sama.', wrong: ['2/4', '3/8', '1/2'] },
      {
        question: 'Antara 1/3 dengan 1/5, yang manakah lebih besar?',
        answer: '1/3.',
        wrong: ['1/5', 'Kedua-duanya sama besar'],
      },
      {
        question: 'Apakah nama nombor di bawah dalam pecahan?',
        answer: 'Penyebut.',
        wrong: ['Pengangka', 'Perpuluhan', 'Peratus'],
      },
      { question: 'Pecahan manakah setara dengan 1/2?', answer: '3/6.', wrong: ['2/3', '1/4', '3/5'] },
      {
        question: 'Piza dipotong kepada lapan keping. Ayat manakah menunjukkan pecahan setara?',
        answer: 'Dua keping daripada lapan (2/8) sama dengan satu suku (1/4).',
        wrong: [
          'Dua keping daripada lapan sama dengan separuh',
          'Lapan keping lebih banyak daripada satu piza',
          'Empat keping daripada lapan sama dengan satu suku',
        ],
      },
    ],
  },
  formula: String.raw`\frac{3}{4} + \frac{1}{6} = \frac{9}{12} + \frac{2}{12} = \frac{11}{12}`,
  next: [
    'Type a sum such as 3/4 + 1/8 to me, and I will show each line of the working.',
    'Find three fractions in your kitchen or school bag and write each as a percentage.',
  ],
  related: ['areaPerimeter', 'codingLoops', 'electricCircuits'],
}
