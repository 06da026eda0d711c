import type { Topic } from './topic'

export const codingLoops: Topic = {
  id: 'codingLoops',
  name: 'loops in coding',
  title: 'Loops in coding',
  subject: 'Computing',
  keywords: {
    loop: 5,
    gelung: 5,
    'for loop': 5,
    'while loop': 5,
    'infinite loop': 5,
    iteration: 5,
    coding: 4,
    code: 3,
    pengaturcaraan: 4,
    programming: 4,
    program: 2,
    python: 4,
    scratch: 3,
    kod: 3,
    algorithm: 4,
    algoritma: 4,
    repeat: 2,
    computer: 2,
    komputer: 2,
    variable: 2,
  },
  excludedPhrases: ['dress code', 'fruit loop', 'python snake', 'from scratch', 'postcode', 'loop of wire', 'zip code'],
  oneLine: 'A loop tells the computer to repeat instructions, a set number of times or until something happens.',
  hooks: [
    'Computers never get bored, and loops are how we take advantage of it.',
    '“Run five rounds of the field” is a loop, and your coach is the programmer.',
    'Would you rather write the same line a hundred times, or write two lines once?',
  ],
  simple:
    'A **loop** means: *do it again*. To draw a square you could say: walk, turn, walk, turn, walk, turn, walk, turn. That is long! With a loop you say: **repeat 4 times: walk, turn**. It is the same square with fewer words. Some loops count: *do it 4 times*. Others wait: *clap until the music stops*. If you forget to say when to stop, the loop goes on for ever!',
  detail:
    'Loops are one of the three building blocks of programs, with sequence and selection. A **for** loop runs over a known number of values; a **while** loop runs as long as a **condition** is true, and tests it *before* each round. Three parts decide whether a while loop is right: the starting value, the test and the change. Leave out the change and it never ends. Loops can be **nested**: the inner one runs completely for each round of the outer one, so 3 × 4 makes 12 runs.',
  facts: [
    'Use **for** when you know how often, **while** when you know until when.',
    'In Python `range(5)` gives 0, 1, 2, 3, 4: five numbers, and 5 is not among them.',
    'An endless loop is useful at times: a traffic light must never finish.',
    'Counting one too many or one too few is such a common bug that it has a name: *off by one*.',
  ],
  steps: [
    'Find what **repeats** and write it once.',
    'Decide what **changes** in each round: often a counter.',
    'Decide when it **stops**.',
    'Trace the first, the second and the last round on paper.',
    'Run it, and compare the result with your trace.',
  ],
  terms: [
    ['loop', 'instructions that are repeated'],
    ['condition', 'a test that is true or false'],
    ['counter', 'a number that changes with each round'],
    ['nested', 'one loop inside another'],
    ['trace', 'to follow a program on paper, round by round'],
  ],
  table: {
    about: 'Three kinds of loop',
    head: ['Loop', 'Stops when', 'In life', 'In Scratch'],
    rows: [
      ['for', 'It has counted to the end', 'Five rounds of the field', 'repeat 5'],
      ['while', 'The condition is no longer true', 'While it rains, stay inside', 'repeat until (not …)'],
      ['forever', 'Somebody stops it', 'A traffic light', 'forever'],
    ],
  },
  examples: [
    'The **school bell** program: every day, for each period, ring and wait.',
    'Checking attendance: **for** each name in the class list, ask and mark.',
    '**Batik** and songket patterns: one motif is repeated along the cloth, like a loop.',
  ],
  activity: {
    title: 'Human robots',
    needs: 'chalk squares on the floor, cards: step, turn right, repeat …',
    steps: [
      'One pupil is the robot; the team lays cards so that it walks around a square.',
      'Now use only three cards. What must the repeat card say?',
      'Change one number to get a triangle (turn 120°). Test it on the robot.',
    ],
  },
  misconception: {
    belief: 'range(1, 5) counts from 1 to 5.',
    truth: 'In Python the end is left out: it gives 1, 2, 3, 4. For 1 to 5 write range(1, 6).',
  },
  faq: [
    {
      about: 'for while difference beza',
      answer: 'A for loop runs a known number of rounds; a while loop goes on as long as its condition is true.',
    },
    {
      about: 'infinite forever endless stop never',
      answer:
        'An infinite loop happens when nothing inside the loop ever makes the condition false. Check that the counter changes.',
    },
    {
      about: 'why use important useful',
      answer: 'Loops make programs shorter, easier to correct and able to deal with any amount of data.',
    },
  ],
  quiz: [
    {
      question: 'How often does “for i in range(4)” run?',
      choices: ['3 times', '4 times', '5 times'],
      answer: 1,
      reason: 'for 0, 1, 2 and 3.',
    },
    {
      question: 'You want to ask for a password until it is right. Which loop?',
      choices: ['for', 'while'],
      answer: 1,
      reason: 'you do not know how many tries it takes.',
    },
    {
      question: 'What makes a loop endless?',
      choices: ['A long name', 'A condition that stays true', 'Too many numbers'],
      answer: 1,
      reason: 'nothing ever stops it.',
    },
    {
      question: 'An outer loop runs 3 times, the inner 4 times. How many runs inside?',
      choices: ['7', '12', '34'],
      answer: 1,
      reason: '3 × 4 = 12.',
    },
  ],
  poem: [
    'repeat: the drummer beats, the dancers turn,',
    'the shuttle flies, the songket grows a line;',
    'repeat until the pattern that we learn',
    'is done: the test is false, and all is fine.',
  ],
  story:
    'The robot was told to water the chillies. "While the soil is dry, pour," Irfan had typed, and gone in for lunch. When he came out, the garden was a lake, and a frog sat on the robot’s head.\n\n"It never looked again," said Shanti, reading the code. "You measured the soil once, before the loop." Irfan moved one line down, inside. The robot poured, looked, poured, looked, and stopped. The frog seemed sorry.',
  goals: ['spot repetition in a task', 'choose between for and while', 'trace a loop and find an off-by-one bug'],
  jobs: 'A robot programmer, an animator, and a baker of software for the queue numbers at the clinic.',
  trick: {
    en: '*For* when you know **how many**; *while* when you know **until when**.',
    ms: '*For* jika tahu **berapa kali**; *while* jika tahu **sampai bila**.',
  },
  malay: {
    name: 'gelung dalam pengaturcaraan',
    text: '**Gelung** (*loop*) mengarahkan komputer supaya mengulangi arahan. Gelung **for** digunakan apabila bilangan ulangan diketahui, misalnya berlari lima pusingan. Gelung **while** digunakan apabila ulangan bergantung pada syarat, misalnya selagi hujan, tunggu di dalam. Jika syarat tidak pernah menjadi palsu, gelung itu tidak berhenti. Dengan gelung, atur cara menjadi lebih pendek dan lebih mudah dibetulkan.',
    facts: [
      'Dalam Python, range(5) menghasilkan 0, 1, 2, 3, 4.',
      'Gelung bersarang ialah gelung di dalam gelung.',
      'Surih (trace) gelung di atas kertas sebelum menjalankannya.',
    ],
    terms: ['gelung', 'syarat', 'ulangan', 'gelung bersarang'],
    quiz: [
      {
        question: 'Berapa kalikah “for i in range(4)” diulang?',
        answer: 'Empat kali.',
        wrong: ['Tiga kali', 'Lima kali', 'Sekali'],
      },
      {
        question: 'Apakah yang menyebabkan gelung tidak berhenti?',
        answer: 'Syaratnya sentiasa benar.',
        wrong: ['Nama pemboleh ubah terlalu panjang', 'Syaratnya sentiasa palsu', 'Terlalu banyak ulasan'],
      },
      {
        question: 'Gelung manakah digunakan apabila bilangan ulangan diketahui?',
        answer: 'Gelung for.',
        wrong: ['Gelung while', 'Syarat if', 'Arahan print'],
      },
      {
        question: 'Apakah gelung bersarang?',
        answer: 'Gelung di dalam gelung.',
        wrong: ['Gelung tanpa syarat', 'Gelung yang rosak', 'Gelung yang paling panjang'],
      },
    ],
  },
  code: {
    language: 'python',
    text: 'for lap in range(1, 6):\n    print("Lap", lap)\n\nsavings = 0\nweek = 0\nwhile savings < 20:\n    savings = savings + 3\n    week = week + 1\nprint("RM20 reached in week", week)',
  },
  next: [
    'Change the code so that it counts backwards from 10, and predict the output before you run it.',
    'Write down one thing you do every morning as a loop: what repeats, and when does it stop?',
  ],
  related: ['areaPerimeter', 'fractions', 'electricCircuits'],
}
