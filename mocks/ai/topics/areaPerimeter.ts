import type { Topic } from './topic'

export const areaPerimeter: Topic = {
  id: 'areaPerimeter',
  name: 'area and perimeter',
  title: 'Area and perimeter',
  subject: 'Mathematics',
  keywords: {
    perimeter: 5,
    luas: 5,
    area: 4,
    rectangle: 4,
    'segi empat': 4,
    triangle: 3,
    'segi tiga': 3,
    square: 2,
    'square metre': 4,
    cm2: 4,
    length: 2,
    width: 2,
    lebar: 3,
    panjang: 1,
    fence: 2,
    shape: 2,
    math: 1,
    matematik: 1,
  },
  excludedPhrases: ['rural area', 'urban area', 'square root', 'bermuda triangle', 'area of study', 'love triangle'],
  oneLine: 'Perimeter is the distance around a shape; area is how much surface it covers.',
  hooks: [
    'To paint a wall you need to know one number, to frame it you need another.',
    'Two fields can have fences of equal length, and yet one feeds twice as many goats.',
    'Walk round the badminton court, then mop it: you have just met perimeter and area.',
  ],
  simple:
    '**Perimeter** is how far you walk when you go once *around* a shape. Add all the sides. **Area** is how many squares fit *inside* it. A rectangle 5 cm long and 3 cm wide has 3 rows of 5 squares: 5 × 3 = **15 square centimetres**. Walk around it: 5 + 3 + 5 + 3 = **16 centimetres**. A fence is perimeter. Grass is area.',
  detail:
    'Perimeter is a **length** (cm, m); area is measured in **square units** (cm², m²). For a rectangle, *P = 2(l + w)* and *A = l × w*. A triangle is half of a rectangle: *A = ½ × base × height*, with the height at right angles to the base. Split a compound shape into rectangles and triangles, find each area and add. Neither measure fixes the other: among all rectangles with one perimeter, the **square** has the largest area. And 1 m² = 100 cm × 100 cm = 10,000 cm².',
  facts: [
    'Rectangle: *P = 2(l + w)*, *A = l × w*. Square: *P = 4s*, *A = s²*.',
    'Doubling all the sides doubles the perimeter and makes the area **four times** as large.',
    'The height of a triangle stands at a right angle to its base.',
    'An answer without a unit is not finished: cm for perimeter, cm² for area.',
  ],
  steps: [
    'Sketch the shape and write on every side, missing ones too.',
    'Decide: **around** (perimeter) or **inside** (area)?',
    'Write down the formula before any numbers.',
    'Put the numbers in, all in the **same unit**.',
    'Estimate: does the answer make sense?',
  ],
  terms: [
    ['perimeter', 'the distance around a shape'],
    ['area', 'how much surface a shape covers'],
    ['square units', 'what area is counted in'],
    ['length', 'how long the longer side is'],
    ['width', 'how long the shorter side is'],
  ],
  table: {
    about: 'Perimeter and area',
    head: ['', 'Perimeter', 'Area'],
    rows: [
      ['Tells', 'Distance around', 'Surface inside'],
      ['Unit', 'cm, m', 'cm², m²'],
      ['Rectangle', '2(l + w)', 'l × w'],
      ['Needed for', 'Fences, frames, ribbons', 'Paint, tiles, grass'],
    ],
  },
  examples: [
    'A **badminton court** is 13.4 m by 6.1 m: perimeter 39 m, area 81.74 m².',
    'A **notice board** 2 m by 1 m takes 6 m of border and 2 m² of paper.',
    'A **school garden** plot 4 m by 3 m takes 14 m of fence and gives 12 m² of sayur.',
  ],
  activity: {
    title: 'Twelve metres of string',
    needs: 'a 12 m loop of string, chalk, four pupils as corners',
    steps: [
      'Make a rectangle 5 m by 1 m with the loop and chalk it. Then 4 m by 2 m, then 3 m by 3 m.',
      'Work out the area of each: 5, 8 and 9 square metres.',
      'The string never changed. Say in one sentence what did.',
    ],
  },
  misconception: {
    belief: 'A longer perimeter always means a larger area.',
    truth:
      'A strip 10 m by 1 m has a perimeter of 22 m and only 10 m²; a 4 m square has just 16 m around it but 16 m² inside.',
  },
  faq: [
    {
      about: 'triangle segi tiga half',
      answer:
        'The area of a triangle is half of base times height, because two equal triangles make a parallelogram with that base and height.',
    },
    {
      about: 'circle bulatan pi round',
      answer: 'For a circle of radius r, the distance around is 2πr and the area is πr², with π about 3.14.',
    },
    {
      about: 'rectangle formula segi empat',
      answer: 'For a rectangle: perimeter = 2 × (length + width), area = length × width.',
    },
  ],
  quiz: [
    {
      question: 'A rectangle is 7 cm by 2 cm. What is its perimeter?',
      choices: ['14 cm', '18 cm', '9 cm'],
      answer: 1,
      reason: '2 × (7 + 2) = 18.',
    },
    {
      question: 'What is its area?',
      choices: ['14 cm²', '18 cm²', '28 cm²'],
      answer: 0,
      reason: '7 × 2 = 14 square centimetres.',
    },
    {
      question: 'You double each side of a square. The area becomes …',
      choices: ['twice as large', 'four times as large', 'the same'],
      answer: 1,
      reason: '2 × 2 = 4.',
    },
    {
      question: 'A triangle has base 6 cm and height 5 cm. Its area?',
      choices: ['30 cm²', '11 cm²', '15 cm²'],
      answer: 2,
      reason: 'half of 6 × 5.',
    },
  ],
  poem: [
    'The fence goes once around and meets its start,',
    'the grass fills up the field from side to side:',
    'one measures how the edges stand apart,',
    'one counts the little squares that lie inside.',
  ],
  story:
    'Tok Ki left the two sisters forty metres of fence each. "Whoever fences the most grass gets the goat," he said. Zara made hers long and thin, nineteen metres by one. It looked enormous. Huda walked about with a stick, scratching numbers in the sand: ten by ten.\n\n"Mine is longer," said Zara. Tok Ki counted the squares. "Nineteen," he said here; and there, "one hundred." The goat had not waited. It was already in the square, eating.',
  goals: [
    'explain the difference between perimeter and area',
    'calculate both for rectangles and compound shapes',
    'use the right unit',
  ],
  jobs: 'A tiler, a land surveyor, and the groundsman who marks out the school field.',
  trick: {
    en: 'Peri**meter** goes round like a **fence**; **area** is the **carpet** inside. “Rim” hides in pe**rim**eter.',
    ms: '**Perimeter** ialah pagar, **luas** ialah permaidani. Pagar diukur dengan cm, permaidani dengan cm².',
  },
  malay: {
    name: 'luas dan perimeter',
    text: '**Perimeter** ialah jumlah panjang sisi di sekeliling sesuatu bentuk. **Luas** ialah besar permukaan di dalam bentuk itu. Bagi segi empat tepat, perimeter = 2 × (panjang + lebar) dan luas = panjang × lebar. Contohnya, kebun berukuran 4 m kali 3 m mempunyai perimeter **14 m** dan luas **12 m²**. Luas segi tiga ialah separuh daripada tapak darab tinggi.',
    facts: [
      'Unit perimeter ialah cm atau m; unit luas ialah cm² atau m².',
      'Dua bentuk boleh mempunyai perimeter yang sama tetapi luas yang berbeza.',
      'Jika semua sisi digandakan, luas menjadi empat kali ganda.',
    ],
    terms: ['perimeter', 'luas', 'panjang', 'lebar'],
    quiz: [
      {
        question: 'Berapakah perimeter segi empat sama bersisi 5 cm?',
        answer: '20 cm.',
        wrong: ['25 cm', '10 cm', '15 cm'],
      },
      {
        question: 'Berapakah luas segi empat sama bersisi 5 cm?',
        answer: '25 cm².',
        wrong: ['20 cm²', '10 cm²', '50 cm²'],
      },
      {
        question: 'Berapakah luas segi empat tepat 4 m kali 3 m?',
        answer: '12 m².',
        wrong: ['7 m²', '14 m²', '24 m²'],
      },
      {
        question: 'Apakah unit bagi luas?',
        answer: 'Sentimeter persegi (cm²).',
        wrong: ['Sentimeter (cm)', 'Kilogram (kg)', 'Mililiter (ml)'],
      },
    ],
  },
  formula: String.raw`A = l \times w \qquad P = 2 \times (l + w)`,
  next: [
    'Measure your desk, then work out the edge tape and the paper that it would need.',
    'Find all rectangles with whole sides and a perimeter of 20 cm. Which one has the largest area?',
  ],
  related: ['fractions', 'codingLoops', 'solarSystem'],
}
