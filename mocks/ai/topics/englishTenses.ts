import type { Topic } from './topic'

export const englishTenses: Topic = {
  id: 'englishTenses',
  name: 'English tenses',
  title: 'English tenses',
  subject: 'English',
  keywords: {
    tense: 5,
    'past tense': 5,
    'present tense': 5,
    'future tense': 5,
    'present perfect': 5,
    'past perfect': 5,
    'past continuous': 5,
    'present continuous': 5,
    'simple past': 5,
    'simple present': 5,
    'past simple': 5,
    verb: 3,
    grammar: 3,
    tatabahasa: 2,
    'irregular verb': 5,
    'past participle': 5,
    english: 1,
    inggeris: 1,
  },
  excludedPhrases: ['i feel tense', 'so tense', 'am tense', 'in english'],
  oneLine: 'Tenses are forms of the verb that show when something happens and whether it is finished.',
  hooks: [
    'One small ending, and yesterday becomes today.',
    '“I lost my bottle” and “I have lost my bottle” tell your teacher two different things.',
    'A verb is a clock: look at its ending and you know what time it is in the story.',
  ],
  simple:
    'A **verb** is a doing word: *walk, eat, play*. Its form shows **when**. Today and every day: *I **walk** to school.* Yesterday: *I **walked** to school.* Tomorrow: *I **will walk** to school.* Right now: *I **am walking** to school.* Many verbs take **-ed** for the past, but some change their shape: *eat, ate*; *go, went*. Look for time words such as *yesterday* and *tomorrow*: they tell you which form to use.',
  detail:
    'English combines **time** (past, present, future) with **aspect**. *Simple* gives a fact or habit: *She plays*. *Continuous* (be + -ing) shows an action in progress: *She is playing*. *Perfect* (have + past participle) looks back from a point in time: *She has played*. The **present perfect** links past and now, so it does not go with a finished time: *I saw it yesterday*, not *I have seen it yesterday*. Verbs of state (*know, like, belong*) are seldom continuous.',
  facts: [
    'With *he, she, it* a present simple verb takes **-s**: *she walks*.',
    'Clue words help: *every day* (simple), *now* (continuous), *yet, already, since* (perfect).',
    'After *did* the verb returns to its base: *Did you go?*, not *Did you went?*',
    'A story keeps one main tense, mostly the past.',
  ],
  steps: [
    'Find the **time word**: yesterday, now, every day, since.',
    'Ask: is the action **finished**, going on or repeated?',
    'Choose the tense.',
    'Check the **subject**: he, she and it may need -s, is or has.',
    'Read the sentence aloud beside the sentence before: do they agree?',
  ],
  terms: [
    ['verb', 'the word for what somebody does or is'],
    ['past', 'before now'],
    ['present perfect', 'have or has with a past participle'],
    ['aspect', 'whether something goes on or is finished'],
    ['time word', 'a word such as “yesterday” that helps to choose'],
  ],
  table: {
    about: 'One verb through the tenses',
    head: ['', 'Past', 'Present', 'Future'],
    rows: [
      ['Simple', 'I cooked', 'I cook', 'I will cook'],
      ['Continuous', 'I was cooking', 'I am cooking', 'I will be cooking'],
      ['Perfect', 'I had cooked', 'I have cooked', 'I will have cooked'],
    ],
  },
  examples: [
    'At the canteen: *Mak Cik **sells** nasi lemak every day; today she **is selling** mee goreng.*',
    'Sports day: *Red House **won** last year. They **have won** three times since 2020.*',
    'On the bus: *We **were singing** when the rain **started**.*',
  ],
  activity: {
    title: 'Time-travel line',
    needs: 'three signs: yesterday, now, tomorrow',
    steps: [
      'Put the signs on the floor. A pupil stands at one and says what happens there.',
      'The class calls another time; the pupil jumps and says it again in that tense.',
      'Write down the three sentences and underline what changed.',
    ],
  },
  misconception: {
    belief: 'The past is always made with -ed.',
    truth:
      'Regular verbs take -ed, but the commonest verbs are irregular: went, ate, saw, had, was. They must be learnt.',
  },
  faq: [
    {
      about: 'perfect difference past have',
      answer:
        'Simple past tells when it happened and is over (*I ate at seven*). Present perfect tells that it matters now (*I have eaten*, so I am full).',
    },
    {
      about: 'continuous ing progress now',
      answer: 'Use a form of *be* plus *-ing* for an action in progress: *they are playing*, *they were playing*.',
    },
    {
      about: 'irregular went list verb',
      answer:
        'Some common ones: go, went, gone; eat, ate, eaten; write, wrote, written; see, saw, seen; take, took, taken.',
    },
  ],
  quiz: [
    {
      question: 'Yesterday we ___ a durian.',
      choices: ['eat', 'ate', 'have eaten'],
      answer: 1,
      reason: '“yesterday” is finished, so the simple past is needed.',
    },
    {
      question: 'She ___ to school every day.',
      choices: ['walk', 'walks', 'walking'],
      answer: 1,
      reason: 'with “she” a habit takes -s.',
    },
    {
      question: 'Did you ___ the bell?',
      choices: ['heard', 'hears', 'hear'],
      answer: 2,
      reason: 'after “did” comes the base form.',
    },
    {
      question: 'Look! The cat ___ on the wall.',
      choices: ['sleeps', 'is sleeping', 'slept'],
      answer: 1,
      reason: '“Look!” points at what is happening now.',
    },
  ],
  poem: [
    'I walk, I walked, I will be walking still;',
    'the road is one, the endings are its signs:',
    'what was lies down behind me on the hill,',
    'what is runs on between the printed lines.',
  ],
  story:
    'The old clock in the library had three hands. Salmah pushed the first one, and said, "I go home." The room did not move. She pushed the second. "I went home." At once there were yesterday’s books on the table, and yesterday’s rain at the window.\n\nWith a beating heart she touched the third. "I will go home." The lamps were lit, and her own bag stood packed by the door. "Mind your verbs," said the librarian, without looking up. "They go off."',
  goals: ['name the tense of a verb', 'choose a tense from time words', 'keep one main tense in a paragraph'],
  jobs: 'A reporter, a court interpreter, and an air traffic controller, for whom one wrong tense is dangerous.',
  trick: {
    en: 'Put a hand behind you, beside you, before you: **past, present, future**. The *has* or *have* of the present perfect **holds** hands with today.',
    ms: 'Letakkan tangan di belakang, di sisi, di hadapan: **past, present, future**. *Have* dan *has* masih memegang hari ini.',
  },
  malay: {
    name: 'kala (tenses) dalam bahasa Inggeris',
    text: 'Dalam bahasa Inggeris, **bentuk kata kerja berubah mengikut masa**. *Simple present* digunakan untuk tabiat: *I walk*. *Simple past* digunakan untuk perkara yang sudah selesai: *I walked*. *Future* menggunakan *will*: *I will walk*. *Continuous* menggunakan *be* dan *-ing* bagi perbuatan yang sedang berlaku: *I am walking*. Bahasa Melayu menggunakan perkataan seperti *telah, sedang* dan *akan*, jadi kata kerjanya tidak berubah.',
    facts: [
      'Tambah *-s* selepas *he, she* dan *it*: *she walks*.',
      'Ada kata kerja yang tidak mengikut peraturan: *go, went, gone*.',
      'Perkataan seperti *yesterday* dan *now* membantu kita memilih kala.',
    ],
    terms: ['kata kerja', 'masa', 'tabiat', 'kala'],
    quiz: [
      { question: 'Apakah bentuk lampau bagi “eat”?', answer: 'Ate.', wrong: ['Eated', 'Eaten', 'Eating'] },
      {
        question: 'Lengkapkan: She ___ (read) now.',
        answer: 'is reading',
        wrong: ['was reading', 'will read', 'reads'],
      },
      { question: 'Apakah bentuk lampau bagi “go”?', answer: 'Went.', wrong: ['Goed', 'Gone', 'Going'] },
      {
        question: 'Perkataan manakah yang menunjukkan masa lampau?',
        answer: 'Yesterday.',
        wrong: ['Tomorrow', 'Now', 'Always'],
      },
    ],
  },
  next: [
    'Write three sentences about your day: one finished, one going on, one to come.',
    'Take a paragraph of a storybook and circle every verb; which tense wins?',
  ],
  related: ['narrativeWriting', 'peribahasa', 'codingLoops'],
}
