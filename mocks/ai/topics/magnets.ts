import type { Lesson } from './topic'

export const magnets: Lesson = {
  id: 'magnets',
  name: 'magnets',
  title: 'Magnets',
  subject: 'Science',
  oneLine: 'A magnet attracts iron and steel without touching them, and has two poles that attract or repel others.',
  hooks: [
    'A magnet can pull through paper, through glass, even through your hand; and nobody has ever seen what pulls.',
    'Break a magnet in two. How many poles do you have now?',
    'The largest magnet you will ever stand on is the one under your feet.',
  ],
  simple:
    'A **magnet** pulls things of **iron** and **steel**: paper clips, nails, pins. It does not pull wood, plastic, paper or rubber, and not every metal either: copper and aluminium stay where they are. Every magnet has two ends, the **north pole** and the **south pole**. Put two magnets together. North and south **attract**: they snap together. North and north **repel**: they push each other away. A magnet works through paper and glass too. It is strongest at its poles.',
  detail:
    'A **magnet** exerts a force on **magnetic materials** (iron, steel, nickel, cobalt) and on other magnets without contact: it acts through a **magnetic field**, which iron filings make visible. The field is strongest at the **poles**. Like poles **repel**, unlike poles **attract**. Inside, tiny regions point the same way; stroking a steel needle with a magnet lines them up, while heating or hammering mixes them up again. Poles cannot be parted: each half of a broken magnet has two. The Earth has a field as well, so a **compass** needle turns towards the north. Current in a coil makes an electromagnet, which can be switched off.',
  facts: [
    '**Like poles repel**, **unlike poles attract**.',
    'A magnet pulls iron, **steel**, nickel and cobalt, but neither copper, aluminium nor gold.',
    'Each half of a broken magnet has a **north pole** and a **south pole** again.',
    'The needle of a **compass** is a small magnet that turns towards the north.',
  ],
  steps: [
    'Collect ten things and guess which ones the **magnet** will pull.',
    'Test each one and sort them: magnetic, not magnetic.',
    'Bring two **poles** together: which **attract** and which **repel**?',
    'Try the magnet through paper, water and your hand.',
    'Hang it on a thread: it turns until one end points **north**.',
  ],
  terms: [
    ['magnet', 'something that attracts iron and steel'],
    ['poles', 'the two ends of a magnet, where it is strongest'],
    ['attract', 'to pull towards each other'],
    ['repel', 'to push each other away'],
    ['compass', 'a tool with a magnetic needle that shows the north'],
  ],
  table: {
    about: 'Magnetic or not?',
    head: ['Thing', 'Material', 'Does a magnet attract it?'],
    rows: [
      ['Paper clip', 'Steel', 'Yes'],
      ['Nail', 'Iron', 'Yes'],
      ['Drink can', 'Aluminium', 'No'],
      ['Key', 'Brass', 'No'],
      ['Ruler', 'Plastic', 'No'],
      ['Eraser', 'Rubber', 'No'],
    ],
  },
  examples: [
    'The **door of a refrigerator** stays shut because a magnetic strip runs round it.',
    'At the **recycling centre** a big magnet lifts steel cans out and leaves the aluminium ones.',
    'On a jungle trail in **Taman Negara** a compass shows the north even when no sun comes through the leaves.',
  ],
  activity: {
    title: 'The climbing paper clip',
    needs: 'a magnet, a paper clip, thread, tape, a ruler, sheets of paper',
    steps: [
      'Tie the clip to a thread, tape its end to the table and let the magnet hold the clip in the air without touching it.',
      'Push sheets of paper into the gap: how many until the clip falls?',
      'Compare two magnets and draw a graph. Keep magnets away from phones and bank cards, and never put one into your mouth.',
    ],
  },
  misconception: {
    belief: 'A magnet attracts all metals.',
    truth:
      'It attracts iron, steel, nickel and cobalt. Copper, aluminium, silver and gold are metals too, and stay where they are.',
  },
  faq: [
    {
      about: 'break half broken two pieces',
      answer: 'Each piece is a whole magnet again, with a north pole and a south pole.',
    },
    {
      about: 'pole poles repel attract together kutub tolak tarik',
      answer:
        'Unlike poles attract, like poles repel: north and south snap together, north and north push each other away.',
    },
    {
      about: 'compass north direction kompas',
      answer: 'A compass needle is a small magnet; the magnetic field of the Earth turns it towards the north.',
    },
    {
      about: 'swallow mouth danger safe',
      answer: 'Never put a magnet into your mouth. If somebody has swallowed one, tell an adult and call 999 at once.',
    },
  ],
  quiz: [
    {
      question: 'Which of these does a magnet attract?',
      choices: ['A plastic ruler', 'A steel paper clip', 'An aluminium can'],
      answer: 1,
      reason: 'steel contains iron.',
    },
    {
      question: 'What do two north poles do?',
      choices: ['They attract', 'They repel', 'Nothing'],
      answer: 1,
      reason: 'like poles push each other away.',
    },
    {
      question: 'Where is a bar magnet strongest?',
      choices: ['In the middle', 'At its poles', 'Everywhere the same'],
      answer: 1,
      reason: 'most clips hang at the ends.',
    },
    {
      question: 'A magnet breaks in two. What do you have?',
      choices: ['One north pole and one south pole', 'Two magnets with two poles each', 'Two pieces without magnetism'],
      answer: 1,
      reason: 'poles cannot be parted.',
    },
  ],
  poem: [
    'It has two faces and it never tires,',
    'one hugs a stranger, one says: go away;',
    'through paper, glass and water, without wires,',
    'it calls the iron, and the clips obey.',
  ],
  story:
    'The key was down the drain, between two bars, and the bars were narrower than anybody’s hand. "Brass," said Arif, dangling the magnet on its string. "It will not come." "But the ring is steel," said Yi Ting. She lay on her stomach and let the magnet down, a little to the left, a little more.\n\nThere was a click, so small that only she felt it. Up came the ring, and on the ring the key, and on the key a very surprised snail. "Is the snail magnetic?" asked Arif. "No," said Yi Ting, "only curious."',
  goals: [
    'sort materials into magnetic and not magnetic by testing',
    'predict whether two poles attract or repel',
    'name three uses of magnets in daily life',
  ],
  jobs: 'A technician for the magnets of a hospital scanner, a crane driver at a scrap yard, and an engineer who builds loudspeakers.',
  trick: {
    en: '**Same sends away, different wants to stay.** And for the metals: **i**ron, **s**teel, **n**ickel, **c**obalt: *“I Should Never Chase”*.',
    ms: '**Sama menolak, berbeza menarik.** Sebut tiga kali sambil merapatkan dan menjauhkan dua jari.',
  },
  malay: {
    name: 'magnet',
    text: '**Magnet** menarik benda yang diperbuat daripada **besi** dan **keluli**, seperti klip kertas dan paku. Magnet tidak menarik kayu, plastik, getah, kuprum dan aluminium. Setiap magnet mempunyai dua kutub: **kutub utara** dan **kutub selatan**. Kutub yang berbeza saling **menarik**; kutub yang sama saling **menolak**. Daya magnet paling kuat pada kutubnya, dan dapat menembusi kertas, kaca dan air. Jarum **kompas** ialah magnet kecil yang menunjukkan arah utara.',
    facts: [
      'Kutub yang sama saling menolak; kutub yang berbeza saling menarik.',
      'Tidak semua logam ditarik oleh magnet; aluminium dan kuprum tidak ditarik.',
      'Jika magnet patah, setiap bahagian mempunyai kutub utara dan kutub selatan.',
      'Pintu peti sejuk tertutup rapat kerana jalur magnet.',
    ],
    terms: ['magnet', 'kutub utara', 'kutub selatan', 'menarik', 'menolak'],
    table: {
      about: 'Ditarik magnet atau tidak?',
      head: ['Benda', 'Bahan', 'Ditarik magnet?'],
      rows: [
        ['Klip kertas', 'Keluli', 'Ya'],
        ['Paku', 'Besi', 'Ya'],
        ['Tin minuman', 'Aluminium', 'Tidak'],
        ['Pembaris', 'Plastik', 'Tidak'],
        ['Pemadam', 'Getah', 'Tidak'],
      ],
    },
    quiz: [
      {
        question: 'Benda manakah yang ditarik oleh magnet?',
        answer: 'Klip kertas keluli.',
        wrong: ['Pembaris plastik', 'Tin aluminium', 'Pemadam'],
      },
      {
        question: 'Apakah yang berlaku apabila dua kutub utara didekatkan?',
        answer: 'Kedua-duanya saling menolak.',
        wrong: ['Kedua-duanya saling menarik', 'Kedua-duanya melebur', 'Tiada perubahan'],
      },
      {
        question: 'Di manakah daya magnet paling kuat?',
        answer: 'Pada kutubnya.',
        wrong: ['Di bahagian tengah', 'Di semua tempat sama', 'Di dalam kotaknya'],
      },
      {
        question: 'Alat manakah yang menggunakan magnet untuk menunjukkan arah?',
        answer: 'Kompas.',
        wrong: ['Termometer', 'Jam randik', 'Pembaris'],
      },
    ],
  },
  next: [
    'Look for five magnets at home that do not look like magnets.',
    'Build a compass from a needle, a slice of cork and a bowl of water, and check it against the sunrise.',
  ],
  related: ['electricCircuits', 'solarSystem'],
}
