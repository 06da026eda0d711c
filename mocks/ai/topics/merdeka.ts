import type { Topic } from './topic'

export const merdeka: Topic = {
  id: 'merdeka',
  name: 'the independence of Malaya',
  title: 'Merdeka, 31 August 1957',
  subject: 'History',
  keywords: {
    merdeka: 5,
    kemerdekaan: 5,
    independence: 5,
    'tunku abdul rahman': 5,
    tunku: 4,
    '1957': 5,
    '31 august': 5,
    '31 ogo': 5,
    'reid commission': 5,
    'suruhanjaya reid': 5,
    'malayan union': 5,
    malaya: 3,
    british: 2,
    'national day': 4,
    'hari kebangsaan': 5,
    '1963': 3,
    malaysia: 1,
    history: 1,
    sejarah: 1,
  },
  excludedPhrases: ['indonesian independence', 'american independence', 'stadium merdeka concert'],
  oneLine:
    'The Federation of Malaya became independent from Britain on 31 August 1957, after years of peaceful bargaining.',
  hooks: [
    'At midnight one flag came down, another went up, and the lights were put out in between.',
    'Seven times one word rang across a new stadium, and each time thousands answered.',
    'A country can be won with pens: Malaya was won mostly at the meeting table.',
  ],
  simple:
    'Long ago the **British** ruled Malaya. The people wanted to rule themselves. Leaders of the Malays, the Chinese and the Indians worked **together**, and **Tunku Abdul Rahman** led them to talk with the British in London. They agreed without a war between the two. On **31 August 1957**, in Stadium Merdeka in Kuala Lumpur, Tunku called **“Merdeka!”** seven times. The word means *free*. That is why we have National Day.',
  detail:
    'Opposition to the **Malayan Union** of 1946 brought the Federation of Malaya in 1948. During the Emergency, Britain saw that elected partners were needed. In the first federal election, in July **1955**, the Alliance of UMNO, MCA and MIC won 51 of 52 seats. Tunku Abdul Rahman’s mission agreed the date in London in **February 1956**; the **Reid Commission** drafted a constitution with a constitutional monarchy, a federation and citizenship for all communities. On **31 August 1957** the Federation became independent. **Malaysia** followed on 16 September 1963.',
  facts: [
    'Tunku announced the date of independence in **Melaka** on 20 February 1956.',
    'The Duke of Gloucester handed over the documents on behalf of the Queen.',
    '**Tuanku Abdul Rahman** of Negeri Sembilan was the first Yang di-Pertuan Agong.',
    'Malaysia was formed in 1963 by Malaya, Sabah, Sarawak and Singapore; Singapore left in 1965.',
  ],
  steps: [
    '**1946**: the Malayan Union is protested against.',
    '**1948**: the Federation of Malaya replaces it.',
    '**1955**: the Alliance wins the first federal election.',
    '**1956**: the London talks agree on independence; the Reid Commission begins its work.',
    '**31 August 1957**: Merdeka is proclaimed.',
  ],
  terms: [
    ['independence', 'the right of a country to rule itself'],
    ['Malayan Union', 'the plan of 1946 that Malays opposed'],
    ['Reid Commission', 'the group that drafted the constitution'],
    ['constitution', 'the highest law of a country'],
    ['federation', 'states joined under one government'],
  ],
  table: {
    about: 'Merdeka Day and Malaysia Day',
    head: ['', 'Merdeka Day', 'Malaysia Day'],
    rows: [
      ['Date', '31 August 1957', '16 September 1963'],
      ['What happened', 'Malaya became independent', 'Malaysia was formed'],
      ['Who', 'Eleven states', 'Malaya, Sabah, Sarawak, Singapore'],
      ['Leader', 'Tunku Abdul Rahman', 'Tunku Abdul Rahman'],
    ],
  },
  examples: [
    '**Dataran Merdeka** in Kuala Lumpur: here the Union Jack was lowered at midnight on 30 August 1957.',
    'Classes decorate their boards and wave the **Jalur Gemilang** during *Bulan Kebangsaan*.',
    'Grandparents born before 1957 remember it: an **interview** at home is real history.',
  ],
  activity: {
    title: 'The London table',
    needs: 'role cards: Tunku, rulers’ representative, British official, journalist',
    steps: [
      'Each group lists two things it wants from the talks of 1956.',
      'Negotiate for ten minutes; write down what you agree.',
      'The journalist reads the agreement aloud. Who gave way, and why was it worth it?',
    ],
  },
  misconception: {
    belief: 'Malaysia became independent in 1957 with all its present states.',
    truth: 'In 1957 it was the Federation of Malaya. Sabah and Sarawak joined to form Malaysia in 1963.',
  },
  faq: [
    {
      about: 'seven shout times tujuh laung',
      answer: 'Tunku Abdul Rahman led seven cries of “Merdeka!” at Stadium Merdeka on the morning of 31 August 1957.',
    },
    {
      about: 'who first prime minister father bapa siapa',
      answer:
        'Tunku Abdul Rahman, the first Prime Minister, is honoured as Bapa Kemerdekaan, the Father of Independence.',
    },
    {
      about: 'how without war peaceful bagaimana',
      answer:
        'It was won by elections, unity among the communities and negotiation in London, not by a war against Britain.',
    },
  ],
  quiz: [
    {
      question: 'When did Malaya become independent?',
      choices: ['31 August 1957', '16 September 1963', '1 February 1948'],
      answer: 0,
      reason: 'the second date is that of Malaysia, the third that of the Federation.',
    },
    {
      question: 'Where was independence proclaimed?',
      choices: ['Stadium Merdeka', 'Padang Kota Lama', 'London'],
      answer: 0,
      reason: 'the stadium was built for the day.',
    },
    {
      question: 'What did the Reid Commission do?',
      choices: ['Ran the election', 'Drafted the constitution', 'Designed the flag'],
      answer: 1,
      reason: 'it listened to many groups and wrote the draft.',
    },
    {
      question: 'How many of 52 seats did the Alliance win in 1955?',
      choices: ['26', '40', '51'],
      answer: 2,
      reason: 'this showed Britain that the communities stood together.',
    },
  ],
  poem: [
    'They put the lamps out, and the old flag fell;',
    'the clock struck twelve; the dark was full of breath;',
    'then light, and cloth unfolding like a bell,',
    'and one new word that no one could forget.',
  ],
  story:
    'Atuk was nine that night. He rode on his father’s shoulders through a crowd that smelled of rain and peanuts. At midnight all the lights went out. "I thought someone had forgotten to pay," he tells us each year.\n\nThen they came on, and there was a new flag. A stranger lifted him high so that he could see. "What was his name?" I always ask. "I never knew. He was Indian, your great-grandfather was Malay, and the man selling peanuts was Chinese, and they were all crying."',
  goals: [
    'place the main events on a timeline',
    'explain why cooperation mattered',
    'tell Merdeka Day from Malaysia Day',
  ],
  jobs: 'A curator at the Muzium Negara, a journalist, and an archivist who keeps the old newspapers readable.',
  trick: {
    en: '*One-nine-five-seven, Merdeka seven times*: Tunku called **“Merdeka!” seven times** in 19**57**.',
    ms: 'Tunku melaungkan **“Merdeka!” tujuh kali** pada tahun 195**7**: tujuh laungan, angka tujuh di hujung.',
  },
  malay: {
    name: 'kemerdekaan Tanah Melayu',
    text: 'Persekutuan Tanah Melayu mencapai **kemerdekaan** daripada British pada **31 Ogos 1957**. **Tunku Abdul Rahman** mengetuai rombongan ke London pada tahun 1956 untuk berunding. Pakatan kaum melalui Parti Perikatan memenangi 51 daripada 52 kerusi dalam pilihan raya 1955. **Suruhanjaya Reid** menyediakan rangka perlembagaan. Di Stadium Merdeka, Tunku melaungkan **“Merdeka!”** sebanyak tujuh kali.',
    facts: [
      'Tarikh kemerdekaan diumumkan di Melaka pada 20 Februari 1956.',
      'Yang di-Pertuan Agong yang pertama ialah Tuanku Abdul Rahman dari Negeri Sembilan.',
      'Malaysia dibentuk pada 16 September 1963.',
    ],
    terms: ['kemerdekaan', 'Tunku Abdul Rahman', 'Suruhanjaya Reid', 'perlembagaan'],
    quiz: [
      {
        question: 'Siapakah Bapa Kemerdekaan?',
        answer: 'Tunku Abdul Rahman Putra Al-Haj.',
        wrong: ['Tun Abdul Razak', 'Tun Perak', 'Dato’ Onn Jaafar'],
      },
      {
        question: 'Apakah tugas Suruhanjaya Reid?',
        answer: 'Merangka perlembagaan Persekutuan Tanah Melayu.',
        wrong: ['Mengira undi pilihan raya', 'Mereka bentuk bendera', 'Membina Stadium Merdeka'],
      },
      {
        question: 'Bilakah Tanah Melayu mencapai kemerdekaan?',
        answer: 'Pada 31 Ogos 1957.',
        wrong: ['Pada 16 September 1963', 'Pada 31 Ogos 1950', 'Pada 20 Februari 1956'],
      },
      {
        question: 'Berapa kalikah Tunku melaungkan “Merdeka!”?',
        answer: 'Tujuh kali.',
        wrong: ['Tiga kali', 'Lima kali', 'Sembilan kali'],
      },
    ],
  },
  next: [
    'Ask the oldest person you know what they remember, and write down three sentences in their words.',
    'Make a timeline with five cards from 1946 to 1963.',
  ],
  related: ['malaccaSultanate', 'peribahasa', 'narrativeWriting'],
}
