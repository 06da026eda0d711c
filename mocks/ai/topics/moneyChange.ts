import type { Lesson } from './topic'

export const moneyChange: Lesson = {
  id: 'moneyChange',
  name: 'money and change',
  title: 'Money and change',
  subject: 'Mathematics',
  oneLine: 'Change is what you get back: the money you give minus the price.',
  hooks: [
    'The quickest cashiers do not subtract at all; they count upwards.',
    'With only two notes and three coins you can pay a surprising number of prices. Which ones?',
    'Since 2008 nobody in Malaysia has needed a one-sen coin. How do shops manage?',
  ],
  simple:
    'One **ringgit** is 100 **sen**. We write RM1.00. There are **coins** of 5, 10, 20 and 50 sen and **notes** of RM1, RM5, RM10, RM20, RM50 and RM100. When you buy something and give too much, you get **change**. A roti canai costs RM1.50 and you give RM5. Count up: from RM1.50 to RM2 is 50 sen, from RM2 to RM5 is RM3. So your change is RM3.50. Check it by adding: RM1.50 + RM3.50 = RM5.',
  detail:
    'An amount such as **RM3.50** is a decimal number: the digits after the point are **sen**, hundredths of a **ringgit**. To find the **change**, subtract the price from what was paid, or count up from the price: first to a full ringgit, then to the **note**. Points must stand under each other when amounts are added or subtracted. Since 2008 cash totals in Malaysia are **rounded** to the nearest 5 sen: endings of 1, 2, 6 and 7 go down, 3, 4, 8 and 9 go up. An estimate first (*about RM6, so about RM4 back from RM10*) catches most mistakes.',
  facts: [
    '**RM1 = 100 sen**, so two coins of 50 sen or five of 20 sen make one ringgit.',
    'There are **coins** of 5, 10, 20 and 50 sen, and **notes** of RM1, RM5, RM10, RM20, RM50 and RM100.',
    'The price plus the **change** must be what you paid.',
    'In cash, totals are **rounded** to the nearest 5 sen: RM4.32 becomes RM4.30 and RM4.33 becomes RM4.35.',
  ],
  steps: [
    'Say the price and the money that you give.',
    'Guess: about how much comes back?',
    'Count up in **coins** to the next full **ringgit**.',
    'Count up in ringgit to the **note**.',
    'Add price and **change**: do you get what you paid?',
  ],
  terms: [
    ['ringgit', 'the money of Malaysia, written RM'],
    ['sen', 'a hundredth of a ringgit'],
    ['change', 'what you get back when you have paid too much'],
    ['coins', 'money of metal: 5, 10, 20 and 50 sen'],
    ['notes', 'money of paper or polymer, from RM1 to RM100'],
  ],
  table: {
    about: 'A price, a note, the change',
    head: ['You buy', 'Price', 'You give', 'Change'],
    rows: [
      ['Roti canai', 'RM1.50', 'RM5', 'RM3.50'],
      ['Curry puff', 'RM0.80', 'RM1', 'RM0.20'],
      ['Mee goreng', 'RM3.20', 'RM5', 'RM1.80'],
      ['Exercise book', 'RM2.40', 'RM10', 'RM7.60'],
      ['Nasi lemak and milo', 'RM4.70', 'RM10', 'RM5.30'],
    ],
  },
  examples: [
    '**At the canteen:** mee goreng RM3.20, you give RM5, change RM1.80.',
    '**At the pasar malam:** three kuih of 80 sen cost RM2.40; from RM10 you get RM7.60 back.',
    '**On the bus:** the fare is RM1.90; two ringgit bring you a coin of 10 sen.',
  ],
  activity: {
    title: 'The small shop',
    needs: 'things from a school bag with price tags up to RM5, play money, a list for each customer',
    steps: [
      'Take turns as shopkeeper and customer; nobody may pay the exact price.',
      'The shopkeeper counts the change up aloud: “one fifty, two, five”.',
      'The customer writes item, price, money given and change, and checks by adding.',
    ],
  },
  misconception: {
    belief: 'RM3.5 and RM3.05 are the same amount.',
    truth:
      'RM3.5 is RM3.50, three ringgit and fifty sen. RM3.05 is three ringgit and five sen. Always write two digits after the point.',
  },
  faq: [
    {
      about: 'round rounding nearest five sen bundar',
      answer: 'In cash the total is rounded to the nearest 5 sen: endings of 1, 2, 6, 7 go down, 3, 4, 8, 9 go up.',
    },
    {
      about: 'count up quick cashier without subtract',
      answer: 'Start at the price and count up to a full ringgit, then to the note: the steps together are the change.',
    },
    {
      about: 'save saving pocket simpan tabung',
      answer: 'Put a part of every ringgit aside first, and decide what to do with the rest afterwards.',
    },
  ],
  quiz: [
    {
      question: 'You pay RM1.50 with a note of RM5. How much change do you get?',
      choices: ['RM3.50', 'RM4.50', 'RM2.50', 'RM6.50'],
      answer: 0,
      reason: 'from RM1.50 to RM2 is 50 sen, and to RM5 three ringgit more.',
    },
    {
      question: 'Three kuih cost 80 sen each. How much money do you need?',
      choices: ['RM1.60', 'RM2.40', 'RM3.80'],
      answer: 1,
      reason: '3 × 80 sen = 240 sen, which is RM2.40.',
    },
    {
      question: 'How many coins of 20 sen make one ringgit?',
      choices: ['Two', 'Five', 'Ten', 'Twenty'],
      answer: 1,
      reason: '5 × 20 sen = 100 sen.',
    },
    {
      question: 'How do you check the change?',
      choices: [
        'Price plus change must be what was paid',
        'The change must be less than the price',
        'Ask for a new note',
      ],
      answer: 0,
      reason: 'adding undoes the subtraction.',
    },
  ],
  poem: [
    'A note went in, and out came coin by coin,',
    'a silver path from one price to the next;',
    'we counted up until the ends could join,',
    'and all was square, and nobody was vexed.',
  ],
  story:
    'Pak Din’s till was broken, so he did the sums aloud. "One ringgit fifty for the roti," he said to Danish, "and you gave me five. Fifty sen: two. One, two, three: five." The coins clicked into Danish’s hand. Danish counted again. There was one ringgit too many.\n\nHe walked as far as the mosque with it. It grew warm in his fist. Then he walked back. "You counted two, three, four, five," he said. Pak Din looked at the coin for a long time. The next morning the first roti had an egg in it.',
  goals: ['name the coins and notes up to RM100', 'work out change by counting up', 'check an amount by adding'],
  jobs: 'A cashier, the treasurer of a cooperative, and a baker who sets the price of a cake.',
  trick: {
    en: '**Climb the stairs**: price → next ringgit → note. Each stair is a piece of the change. For RM1.50 and RM5: *50 sen, then RM3*.',
    ms: '**Naik tangga**: harga → ringgit yang berikutnya → wang kertas. Setiap anak tangga ialah sebahagian baki. Bagi RM1.50 dan RM5: *50 sen, kemudian RM3*.',
  },
  malay: {
    name: 'wang dan baki',
    text: '**Satu ringgit** bersamaan dengan 100 **sen**. Kita menulisnya sebagai RM1.00. Ada **duit syiling** 5, 10, 20 dan 50 sen, dan ada **wang kertas** RM1, RM5, RM10, RM20, RM50 dan RM100. Apabila kita membayar lebih daripada harga, kita menerima **baki**. Contohnya, roti canai berharga RM1.50 dan kita membayar RM5. Kira ke atas: dari RM1.50 ke RM2 ialah 50 sen, dan dari RM2 ke RM5 ialah RM3. Maka, bakinya RM3.50. Semak dengan **menambah**: RM1.50 + RM3.50 = RM5.',
    facts: [
      'RM1 bersamaan dengan 100 sen; lima keping 20 sen bernilai RM1.',
      'Baki ialah wang yang dibayar tolak harga barang.',
      'Harga tambah baki mesti sama dengan wang yang dibayar.',
      'Tulis dua digit selepas titik: RM3.50, bukan RM3.5.',
    ],
    terms: ['ringgit', 'sen', 'duit syiling', 'wang kertas', 'baki'],
    table: {
      about: 'Harga, bayaran dan baki',
      head: ['Barang', 'Harga', 'Bayaran', 'Baki'],
      rows: [
        ['Roti canai', 'RM1.50', 'RM5.00', 'RM3.50'],
        ['Karipap', 'RM0.80', 'RM1.00', 'RM0.20'],
        ['Mi goreng', 'RM3.20', 'RM5.00', 'RM1.80'],
        ['Buku latihan', 'RM2.40', 'RM10.00', 'RM7.60'],
      ],
    },
    quiz: [
      {
        question: 'Harga roti canai RM1.50. Kamu membayar RM5. Berapakah bakinya?',
        answer: 'RM3.50.',
        wrong: ['RM4.50', 'RM2.50', 'RM6.50'],
      },
      {
        question: 'Tiga biji kuih berharga 80 sen sebiji. Kamu membayar RM5. Berapakah bakinya?',
        answer: 'RM2.60.',
        wrong: ['RM2.40', 'RM4.20', 'RM3.60'],
      },
      {
        question: 'Harga mi goreng RM3.20. Kamu membayar RM5. Berapakah bakinya?',
        answer: 'RM1.80.',
        wrong: ['RM2.80', 'RM1.20', 'RM2.20'],
      },
      {
        question: 'Harga buku latihan RM2.40. Kamu membayar RM10. Berapakah bakinya?',
        answer: 'RM7.60.',
        wrong: ['RM8.60', 'RM7.40', 'RM8.40'],
      },
      {
        question: 'Bagaimanakah kamu menyemak baki?',
        answer: 'Tambahkan harga dengan baki.',
        wrong: ['Tolak harga daripada baki', 'Darab harga dengan dua', 'Kira bilangan barang'],
      },
    ],
  },
  next: [
    'Keep the receipts of a week and work out the change of three of them again.',
    'Make a price list for a stall of your own and let somebody buy with RM10.',
  ],
  related: ['fractions', 'areaPerimeter'],
}
