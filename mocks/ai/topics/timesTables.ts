import type { Lesson } from './topic'

export const timesTables: Lesson = {
  id: 'timesTables',
  name: 'the times tables',
  title: 'The times tables',
  subject: 'Mathematics',
  oneLine: 'A times table lists what you get when you take one, two, three and more groups of the same number.',
  hooks: [
    'You do not have to learn a hundred facts of the times tables: with one trick nearly half of them come for free.',
    'Hold up ten fingers: they know the whole table of nine, if you bend the right one.',
    'Every number in the table of five ends in one of only two digits. Which ones?',
  ],
  simple:
    'Multiplying means **adding the same number again and again**. 4 × 3 means four **groups** of three: 3 + 3 + 3 + 3 = 12. You can lay it out in **rows**, like eggs in a tray. Turn the tray round and you see 3 × 4: that is 12 as well. So every fact that you learn gives you a second one for free. Start with the tables of **2, 5 and 10**, because they are easy to hear, then go on to 3, 4 and 6.',
  detail:
    'The **product** of two **factors** does not depend on their order: 7 × 8 = 8 × 7 (the *commutative law*). A large fact can be built from smaller ones: 7 × 8 = 5 × 8 + 2 × 8 = 40 + 16 = 56 (the *distributive law*). Doubling leads from the table of 2 to 4 and 8, from 3 to 6 and 12; halving leads from 10 to 5. **Multiples** of 9 have a digit sum that 9 divides, since 9 = 10 − 1. Each fact also answers two **divisions**: 56 ÷ 8 = 7 and 56 ÷ 7 = 8.',
  facts: [
    'Turning a fact round changes nothing: **6 × 9 = 9 × 6 = 54**.',
    'In the table of **5** every answer ends in 0 or 5; in the table of **2** every answer is even.',
    'In the table of **9** up to 9 × 10 the digits add up to 9: 18, 27, 36, 45 …',
    'The table of **4** is the table of 2 doubled, and the table of **8** is the table of 4 doubled.',
  ],
  steps: [
    'Say the table aloud while you jump or clap: 3, 6, 9, 12 …',
    'Draw the fact as **rows** of dots and turn the page round.',
    'Find a **neighbour** that you know: for 6 × 7 take 5 × 7 = 35 and add one more 7.',
    'Cover the answers, say them, and mark the three that stick least.',
    'Practise only those three tomorrow, mixed with their **divisions**.',
  ],
  terms: [
    ['group', 'a number of things that is taken again and again'],
    ['rows', 'things laid side by side, the same number in each'],
    ['product', 'what you get when you multiply'],
    ['factors', 'the numbers that are multiplied'],
    ['multiples', 'the numbers in a times table'],
  ],
  table: {
    about: 'Tables of 6, 7, 8 and 9',
    head: ['×', '6', '7', '8', '9'],
    rows: [
      ['2', '12', '14', '16', '18'],
      ['3', '18', '21', '24', '27'],
      ['4', '24', '28', '32', '36'],
      ['5', '30', '35', '40', '45'],
      ['6', '36', '42', '48', '54'],
      ['7', '42', '49', '56', '63'],
      ['8', '48', '56', '64', '72'],
      ['9', '54', '63', '72', '81'],
    ],
  },
  examples: [
    '**Egg trays** have 5 rows of 6 eggs: 5 × 6 = 30 eggs, counted without counting.',
    'Four friends each buy **three curry puffs**: 4 × 3 = 12 curry puffs on the tray.',
    'A **badminton tube** holds 12 shuttlecocks; for 6 courts the coach needs 6 × 12 = 72.',
  ],
  activity: {
    title: 'Nine on ten fingers',
    needs: 'two hands and a partner',
    steps: [
      'Hold up ten fingers. For 9 × 4 bend the fourth finger from the left.',
      'Count the fingers on the left of it (3) and on the right of it (6): 36.',
      'Test your partner with all facts of nine, then explain to each other why it works.',
    ],
  },
  misconception: {
    belief: 'You either have the times tables in your head or you are bad at mathematics.',
    truth:
      'Good calculators forget facts too; they build them again from neighbours. Whoever knows 5 × 8 = 40 finds 6 × 8 = 48 in a second.',
  },
  faq: [
    {
      about: 'learn memory remember trick memorise hafal ingat',
      answer: 'Learn 2, 5 and 10 first, turn every fact round, and double: 2 gives 4, 4 gives 8, 3 gives 6.',
    },
    {
      about: 'nine 9 finger jari',
      answer: 'Bend the finger with the number: left of it are the tens, right of it the ones.',
    },
    { about: 'zero 0 kosong', answer: 'Zero groups of anything are nothing, so every number times 0 is 0.' },
  ],
  quiz: [
    {
      question: 'What is 6 × 7?',
      choices: ['36', '42', '48', '54'],
      answer: 1,
      reason: '5 × 7 = 35, and one more 7 makes 42.',
    },
    {
      question: 'What is 8 × 9?',
      choices: ['63', '72', '81', '64'],
      answer: 1,
      reason: '8 × 10 = 80, and one group of 8 less is 72.',
    },
    {
      question: 'Which fact has the same product as 4 × 6?',
      choices: ['3 × 8', '5 × 5', '2 × 14'],
      answer: 0,
      reason: 'both are 24: half of 6, double of 4.',
    },
    {
      question: 'Five trays hold 6 eggs each. How many eggs are there?',
      choices: ['11', '25', '30', '36'],
      answer: 2,
      reason: 'five groups of six are 5 × 6 = 30.',
    },
  ],
  poem: [
    'Two by two the shoes stand in a line,',
    'five by five the fingers wave hello;',
    'turn it round and seven eights are fine,',
    'for eight small sevens also make it so.',
  ],
  story:
    'The canteen had run out of trays, so Uncle Bala stacked the kuih on the table: seven rows, eight in a row. "Fifty-six," said Mira before he had put down the last. "You cannot have counted them." "I did not count. I know five rows of eight, that is forty. Then two rows of eight, sixteen."\n\nUncle Bala looked at his kuih as if he saw it for the first time. "And if I turn the table round?" "Then it is eight sevens," said Mira, "and you still owe me one."',
  goals: [
    'say and write the facts of a times table in any order',
    'build a fact they have forgotten from one they know',
    'use a times table to solve a problem from daily life',
  ],
  jobs: 'A baker who counts trays, a cashier at the pasar, and an engineer who checks in her head whether a computer can be right.',
  trick: {
    en: '**5, 6, 7, 8**: write the four digits in a row and you have 56 = 7 × 8. And *“six times eight, don’t be late: forty-eight!”*',
    ms: '**5, 6, 7, 8**: tulis empat digit itu sebaris dan dapatlah 56 = 7 × 8. Bagi sifir 9, lipat jari yang nombornya ditanya.',
  },
  malay: {
    name: 'sifir',
    text: '**Sifir** menunjukkan hasil **darab** satu nombor dengan 1, 2, 3 dan seterusnya. Mendarab bermaksud **menambah nombor yang sama berulang kali**: 4 × 3 ialah empat **kumpulan** tiga, iaitu 3 + 3 + 3 + 3 = 12. Jika susunan ditukar, jawapannya tetap sama: 3 × 4 = 12. Mulakan dengan sifir 2, 5 dan 10 kerana mudah didengar. Sifir 4 ialah **gandaan dua** bagi sifir 2. Jika terlupa 6 × 7, ambil 5 × 7 = 35 dan tambah satu kumpulan 7 lagi: 42.',
    facts: [
      'Dalam sifir 5, setiap hasil darab berakhir dengan 0 atau 5.',
      'Dalam sifir 9 hingga 9 × 10, jumlah digit jawapannya ialah 9: 18, 27, 36.',
      'Tukar susunan nombor dan hasil darabnya tetap sama: 6 × 9 = 9 × 6.',
      'Apa-apa nombor yang didarab dengan 0 menjadi 0.',
    ],
    terms: ['sifir', 'darab', 'kumpulan', 'gandaan dua', 'hasil darab'],
    quiz: [
      { question: 'Berapakah 6 × 7?', answer: '42.', wrong: ['36', '48', '54'] },
      { question: 'Berapakah 8 × 9?', answer: '72.', wrong: ['63', '81', '64'] },
      {
        question: 'Hasil darab manakah sama dengan 4 × 6?',
        answer: '3 × 8.',
        wrong: ['5 × 5', '2 × 14', '4 × 7'],
      },
      {
        question: 'Ada 5 dulang dan 6 biji telur pada setiap dulang. Berapakah jumlah telur?',
        answer: '30 biji.',
        wrong: ['11 biji', '25 biji', '36 biji'],
      },
      {
        question: 'Apakah digit akhir dalam sifir 5?',
        answer: '0 atau 5.',
        wrong: ['Hanya 5', '2 atau 7', '1 atau 6'],
      },
    ],
  },
  next: [
    'Write down the three facts that you forget most often, and put them where you brush your teeth.',
    'Find five things at home that come in rows, and write each as a multiplication.',
  ],
  related: ['areaPerimeter', 'fractions'],
}
