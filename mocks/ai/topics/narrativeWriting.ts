import type { Topic } from './topic'

export const narrativeWriting: Topic = {
  id: 'narrativeWriting',
  name: 'narrative writing',
  title: 'Narrative writing',
  subject: 'English',
  keywords: {
    narrative: 5,
    'narrative writing': 5,
    'story writing': 5,
    'writing a story': 4,
    'write a good story': 5,
    'write better story': 5,
    'good story': 3,
    plot: 4,
    climax: 4,
    'story mountain': 5,
    'opening line': 4,
    'show don t tell': 5,
    karangan: 4,
    penulisan: 3,
    essay: 3,
    dialogue: 3,
    setting: 2,
    writing: 2,
    story: 1,
    'show not tell': 5,
  },
  excludedPhrases: ['plot of land', 'plot the graph', 'plot a graph', 'the settings', 'setting up'],
  oneLine: 'A narrative is a story in which somebody wants something, meets trouble and is changed by it.',
  hooks: [
    '“Nobody had opened that locker since March.” You want to know what is inside, and that is all an opening has to do.',
    'A story without a problem is only a timetable.',
    'Readers forget what you told them, but not what you let them see.',
  ],
  simple:
    'A story is like a **hill**. At the bottom we meet somebody and see the place. Then we climb: there is a **problem**, and it grows. At the top comes the most exciting moment. Then we walk down: the problem is solved, and somebody has **learnt** something. Use your five senses. Do not write “the canteen was nice”. Write how the noodles **sizzled** and how the floor stuck to your shoes.',
  detail:
    'A narrative needs **character, desire, obstacle and change**. Begin close to the trouble; let each scene make it worse; let the character’s own choice decide the **climax**; end on an image instead of a moral. *Show, don’t tell*: “He was nervous” is information, “He read the same line four times” is a scene. Keep one **point of view** and one main tense. Dialogue should do work: show character or move the plot. Short sentences speed up, long ones slow down.',
  facts: [
    'A strong opening starts with action, speech or a puzzle.',
    'Two or three characters are enough for 350 words.',
    'Each new speaker starts a new line.',
    'Strong verbs beat adverbs: *crept* is better than *walked quietly*.',
  ],
  steps: [
    'Write one sentence: **who** wants **what**, and **what is in the way**?',
    'Plan four boxes: opening, problem, climax, ending.',
    'Draft fast, without an eraser.',
    'Add **three senses** and one piece of dialogue.',
    'Read aloud, cut one sentence in ten, check the tense.',
  ],
  terms: [
    ['character', 'somebody in the story who wants something'],
    ['problem', 'what stands in the way'],
    ['climax', 'the moment when all is decided'],
    ['point of view', 'through whose eyes the story is told'],
    ['ending', 'how the character has changed'],
  ],
  table: {
    about: 'Telling and showing',
    head: ['Telling', 'Showing'],
    rows: [
      ['She was angry.', 'She closed the book so slowly that everyone stopped talking.'],
      ['It was hot.', 'The metal slide had been empty since ten.'],
      ['He was poor.', 'He folded the plastic bag for tomorrow.'],
      ['They were friends.', 'She tore the curry puff and gave him the bigger half.'],
    ],
  },
  examples: [
    'An **opening**: “The school bus passed our stop, and the driver was waving.”',
    'A **problem**: two best friends are chosen as captains of rival teams for sports day.',
    'An **ending image**: the empty hook on which Grandfather’s songkok used to hang.',
  ],
  activity: {
    title: 'Six-minute story',
    needs: 'a timer, an ordinary thing such as a key',
    steps: [
      'Two minutes: who lost it, and why does it matter?',
      'Three minutes: write only the moment of finding it, with three senses.',
      'One minute: cut the first sentence. Is the story better? It usually is.',
    ],
  },
  misconception: {
    belief: 'More adjectives make better writing.',
    truth:
      'One exact noun or verb beats three adjectives: *the heron stabbed* says more than *the big, quick, grey bird ate*.',
  },
  faq: [
    {
      about: 'start begin opening first line mula',
      answer: 'Start in the middle of something: a sound, a line of speech or a puzzle. The weather can wait.',
    },
    {
      about: 'end ending finish conclusion akhir',
      answer: 'Go back to something from the opening and show how it has changed. Do not explain the moral.',
    },
    {
      about: 'dialogue speech talk',
      answer:
        'Give each speaker a new line, use “said” most of the time, and let people want something when they talk.',
    },
  ],
  quiz: [
    {
      question: 'What does every story need?',
      choices: ['A problem', 'A castle', 'A rhyme'],
      answer: 0,
      reason: 'without an obstacle nothing has to happen.',
    },
    {
      question: 'Which sentence shows instead of telling?',
      choices: ['He was sad.', 'He left his roti untouched.', 'He felt very, very sad.'],
      answer: 1,
      reason: 'we see something and work out the feeling.',
    },
    {
      question: 'What is the climax?',
      choices: ['The first line', 'The moment of greatest tension', 'The title'],
      answer: 1,
      reason: 'here the main choice is made.',
    },
    {
      question: 'When does a new speaker start?',
      choices: ['On a new line', 'After a comma', 'On a new page'],
      answer: 0,
      reason: 'so that the reader never loses track.',
    },
  ],
  poem: [
    'Begin with footsteps, not with how things are;',
    'let someone want a thing they cannot hold;',
    'then take it farther off, but not too far,',
    'and stop one line before it all is told.',
  ],
  story:
    '"Write about your holidays," said the board. Ganesh wrote: *It was fun.* He looked at it for a long time. Then he remembered the dog.\n\nHe crossed the sentence out. *The dog had one white ear,* he wrote, *and it was sitting in the middle of the road to Kuala Kangsar.* The boy beside him leaned over. "What happened to it?" Ganesh covered the page with his arm. He smiled for the first time that morning. "Wait," he said.',
  goals: ['plan a story in four boxes', 'write an opening that raises a question', 'turn telling into showing'],
  jobs: 'A novelist, a game writer, and a lawyer who tells a jury what happened that night.',
  trick: {
    en: '**W-P-C-E**: who **w**ants something, what is the **p**roblem, where is the **c**limax, how does it **e**nd? Say: *“We Pack Curry Eggs.”*',
    ms: '**W-M-K-P**: **w**atak, **m**asalah, **k**limaks, **p**eleraian. Lukis sebagai gunung: naik, puncak, turun.',
  },
  malay: {
    name: 'karangan naratif',
    text: '**Karangan naratif** ialah karangan yang bercerita. Setiap cerita memerlukan **watak, latar, masalah dan perubahan**. Mulakan cerita dengan peristiwa yang menarik, bukan dengan cuaca. Kembangkan masalah selangkah demi selangkah sehingga **klimaks**, kemudian selesaikan melalui tindakan watak sendiri. Gunakan pancaindera supaya pembaca dapat melihat, mendengar dan merasai suasana. Akhiri cerita dengan gambaran yang berkesan.',
    facts: [
      'Dua atau tiga watak sudah memadai untuk cerita pendek.',
      'Dialog setiap watak ditulis pada baris yang baharu.',
      'Tunjukkan perasaan melalui perbuatan, misalnya tangannya menggigil.',
    ],
    terms: ['watak', 'masalah', 'klimaks', 'peleraian'],
    quiz: [
      {
        question: 'Apakah klimaks?',
        answer: 'Saat yang paling tegang dalam cerita.',
        wrong: ['Ayat pertama cerita', 'Nama penulis', 'Senarai watak'],
      },
      {
        question: 'Apakah yang perlu ada supaya cerita bergerak?',
        answer: 'Masalah yang dihadapi oleh watak.',
        wrong: ['Senarai kata adjektif', 'Gambar yang berwarna', 'Tajuk yang panjang'],
      },
      {
        question: 'Apakah permulaan cerita yang baik?',
        answer: 'Peristiwa yang menarik.',
        wrong: ['Laporan cuaca', 'Senarai nama', 'Penutup cerita'],
      },
      {
        question: 'Bagaimanakah perasaan watak ditunjukkan?',
        answer: 'Melalui perbuatannya.',
        wrong: ['Melalui tajuk', 'Melalui nombor halaman', 'Melalui nama penulis'],
      },
    ],
  },
  next: [
    'Write only the first two sentences of a story and read them to somebody: what do they want to know?',
    'Take one “telling” sentence from your last essay and rewrite it as something we can see.',
  ],
  related: ['englishTenses', 'peribahasa', 'merdeka'],
}
