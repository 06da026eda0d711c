import type { Topic } from './topic'

export const peribahasa: Topic = {
  id: 'peribahasa',
  name: 'peribahasa',
  title: 'Peribahasa, the Malay proverbs',
  subject: 'Bahasa Melayu',
  keywords: {
    peribahasa: 5,
    'simpulan bahasa': 5,
    perumpamaan: 5,
    pepatah: 5,
    bidalan: 5,
    proverb: 5,
    idiom: 4,
    pantun: 2,
    'bagai aur dengan tebing': 5,
    'sediakan payung': 5,
    'melentur buluh': 5,
    'kacang lupakan kulit': 5,
    'sikit sikit': 4,
    'sedikit sedikit': 4,
    'buah tangan': 4,
    'kaki bangku': 4,
    'malay saying': 5,
    saying: 2,
  },
  oneLine: 'Peribahasa are set Malay sayings that put a piece of wisdom into a small picture.',
  hooks: [
    'Why should anyone get an umbrella ready on a sunny day?',
    'A bamboo, a peanut and a crocodile have all taught Malay children good manners.',
    'Some sentences are older than your grandmother’s grandmother, and still fit today.',
  ],
  simple:
    'A **peribahasa** says something wise with a picture. *Sediakan payung sebelum hujan* means “get the umbrella ready before it rains”. It is not only about umbrellas! It tells us to **prepare early**: pack your bag at night, study before the test. *Sedikit-sedikit, lama-lama menjadi bukit*: a little and a little, in time it is a hill. Save twenty sen each day, and see!',
  detail:
    'Peribahasa is the family name for several kinds. A **simpulan bahasa** is a short idiom of two or three words (*ringan tulang*, “light-boned”: hardworking). A **perumpamaan** compares and often opens with *seperti, bagai, laksana* or *umpama*. **Pepatah** and **bidalan** are older sayings that give a rule or advice, such as *Melentur buluh biarlah dari rebungnya*. In an essay, a peribahasa earns its place only if it fits the situation exactly; it is written word for word, without changes.',
  facts: [
    '*Bagai aur dengan tebing*: like bamboo and the river bank, people who hold each other up.',
    '*Melentur buluh biarlah dari rebungnya*: bend bamboo while it is a shoot; teach while young.',
    '*Seperti kacang lupakan kulit*: like a peanut that forgets its shell, ungrateful.',
    '*Berat sama dipikul, ringan sama dijinjing*: heavy or light, we carry it together.',
  ],
  steps: [
    'Find the **picture**: what do you see in the saying?',
    'Ask what the picture is **like** in life.',
    'Say the **meaning** in one plain sentence.',
    'Think of a **situation** at school where it fits.',
    'Write one **sentence** with it, word for word.',
  ],
  terms: [
    ['simpulan bahasa', 'a short idiom of two or three words'],
    ['perumpamaan', 'a saying that compares, often with “bagai” or “seperti”'],
    ['pepatah', 'an old saying that gives a rule'],
    ['bidalan', 'an old saying that gives advice'],
  ],
  table: {
    about: 'Six useful peribahasa',
    head: ['Peribahasa', 'Picture', 'Meaning'],
    rows: [
      ['Sediakan payung sebelum hujan', 'Umbrella before rain', 'Prepare early'],
      ['Sedikit-sedikit, lama-lama menjadi bukit', 'Grain by grain, a hill', 'Small efforts add up'],
      ['Kaki bangku', 'Leg of a bench', 'Not good at football'],
      ['Buah tangan', 'Fruit of the hand', 'A gift from a journey'],
      ['Bulat air kerana pembetung', 'Water round as its pipe', 'Agreement through discussion'],
      ['Air yang tenang jangan disangka tiada buaya', 'Calm water, crocodile', 'Quiet people may be able or dangerous'],
    ],
  },
  examples: [
    '**Gotong-royong**: everyone carries chairs after assembly. *Berat sama dipikul, ringan sama dijinjing.*',
    '**Before exams**: Nadia revises each evening. *Sedikit-sedikit, lama-lama menjadi bukit.*',
    '**After a trip to Langkawi**: Hafiz brings chocolate for the class, his *buah tangan*.',
  ],
  activity: {
    title: 'Draw it, guess it',
    needs: 'slips with ten peribahasa, mini whiteboards',
    steps: [
      'Draw only the picture of your slip, without letters.',
      'Your group names the peribahasa and its meaning.',
      'Together invent a scene of 20 seconds in which somebody could say it. Act it.',
    ],
  },
  misconception: {
    belief: 'A peribahasa can be translated word by word.',
    truth:
      'The picture is not the message. *Kaki bangku* has nothing to do with benches: it is said of someone who plays football badly.',
  },
  faq: [
    {
      about: 'payung hujan umbrella rain prepare',
      answer: '*Sediakan payung sebelum hujan* means: prepare before trouble comes.',
    },
    {
      about: 'aur tebing bamboo help tolong cooperate together',
      answer:
        '*Bagai aur dengan tebing* is said of people who help and depend on each other, as bamboo holds the bank and the bank holds bamboo.',
    },
    {
      about: 'kind type jenis simpulan',
      answer: 'The kinds taught most at school are simpulan bahasa, perumpamaan, pepatah and bidalan.',
    },
  ],
  quiz: [
    {
      question: 'What does “ringan tulang” mean?',
      choices: ['Thin', 'Hardworking', 'Weak'],
      answer: 1,
      reason: 'light bones are quick to move and help.',
    },
    {
      question: 'Which fits a pupil who saves 20 sen each day?',
      choices: ['Sedikit-sedikit, lama-lama menjadi bukit', 'Seperti kacang lupakan kulit', 'Kaki bangku'],
      answer: 0,
      reason: 'small amounts become a hill.',
    },
    {
      question: 'Which word often opens a perumpamaan?',
      choices: ['Kerana', 'Bagai', 'Tetapi'],
      answer: 1,
      reason: 'it compares one thing with another.',
    },
    {
      question: 'What is a “buah tangan”?',
      choices: ['A fruit salad', 'A gift from a trip', 'A glove'],
      answer: 1,
      reason: 'it is what the traveller brings in the hand.',
    },
  ],
  poem: [
    'The bamboo leans, the river bank stands near,',
    'each keeps the other from the pulling stream;',
    'the umbrella waits while all the sky is clear,',
    'and grain by grain the hill outgrows a dream.',
  ],
  story:
    'Every morning Nenek said, "Payung, Daniel." Every morning the sky was blue, and Daniel left the umbrella behind the door. On Thursday the clouds came over the bukit like a closing lid. The bell rang. Forty children stood at the gate, looking at a wall of water.\n\nOne of them opened an umbrella. It was small Suraya, and she was dry as toast. "My nenek too," she said, and made room. Daniel bent his head. "Sediakan payung," he began. "Sebelum hujan," she said. "Walk faster."',
  goals: [
    'give the meaning of five peribahasa',
    'match a peribahasa with a situation',
    'use one correctly in a paragraph',
  ],
  jobs: 'A newsreader, a writer of pantun, and a judge who has to say much in few words.',
  trick: {
    en: 'Draw the picture that the saying paints, and write its meaning under it: whoever has drawn an **umbrella before the rain** does not forget *sediakan payung sebelum hujan*.',
    ms: 'Lukis gambar peribahasa itu dan tulis maksudnya di bawah: **payung sebelum hujan** mudah diingat selepas dilukis.',
  },
  malay: {
    name: 'peribahasa',
    text: '**Peribahasa** ialah susunan kata yang tetap dan membawa maksud tertentu. **Simpulan bahasa** terdiri daripada dua atau tiga patah perkataan, misalnya *ringan tulang* yang bermaksud rajin. **Perumpamaan** membuat perbandingan dan biasanya bermula dengan *seperti, bagai* atau *umpama*, misalnya *bagai aur dengan tebing* yang bermaksud saling membantu. Gunakan peribahasa dengan tepat, tanpa mengubah susunan katanya.',
    facts: [
      '*Sediakan payung sebelum hujan*: bersiap sedia sebelum menghadapi kesusahan.',
      '*Melentur buluh biarlah dari rebungnya*: mendidik anak hendaklah sejak kecil.',
      '*Seperti kacang lupakan kulit*: tidak mengenang budi.',
    ],
    terms: ['simpulan bahasa', 'perumpamaan', 'pepatah', 'bidalan'],
    quiz: [
      {
        question: 'Apakah maksud “buah tangan”?',
        answer: 'Hadiah yang dibawa balik dari perjalanan.',
        wrong: ['Buah yang manis', 'Tangan yang rajin', 'Tanaman di kebun'],
      },
      {
        question: 'Peribahasa manakah yang bermaksud bersatu dan saling membantu?',
        answer: 'Bagai aur dengan tebing.',
        wrong: ['Seperti kacang lupakan kulit', 'Kaki bangku', 'Sediakan payung sebelum hujan'],
      },
      {
        question: 'Apakah maksud “sediakan payung sebelum hujan”?',
        answer: 'Bersiap sedia sebelum menghadapi kesusahan.',
        wrong: ['Membeli payung yang mahal', 'Pulang sebelum hujan', 'Meminjam barang kawan'],
      },
      { question: 'Apakah maksud “ringan tulang”?', answer: 'Rajin.', wrong: ['Kurus', 'Malas', 'Sakit'] },
    ],
  },
  next: [
    'Ask somebody at home for their favourite peribahasa and when they last used it.',
    'Write three sentences about your class with one peribahasa each.',
  ],
  related: ['narrativeWriting', 'malaccaSultanate', 'englishTenses'],
}
