import type { Topic } from './topic'

export const humanHeart: Topic = {
  id: 'humanHeart',
  name: 'the human heart',
  title: 'The human heart',
  subject: 'Science',
  keywords: {
    heart: 4,
    jantung: 5,
    heartbeat: 5,
    'heart beat': 5,
    'heart attack': 5,
    pulse: 4,
    nadi: 4,
    artery: 5,
    vein: 4,
    capillary: 5,
    atrium: 5,
    ventricle: 5,
    valve: 2,
    blood: 4,
    darah: 4,
    circulation: 3,
    circulatory: 5,
    cardiac: 5,
    exercise: 1,
    body: 1,
    badan: 1,
    organ: 1,
  },
  excludedPhrases: [
    'by heart',
    'heart of the',
    'heart of a',
    'broken heart',
    'heart emoji',
    'heart shape',
    'jantung pisang',
    'in vain',
  ],
  oneLine: 'The heart is a muscle with four chambers that pumps blood through the lungs and around the body.',
  hooks: [
    'Close your hand: that fist is about the size of the pump that has worked for you since before you were born.',
    'While you read this line, your heart will beat three or four times.',
    'It beats about 100,000 times a day, and it never asks for recess.',
  ],
  simple:
    'Your **heart** is a strong muscle in the middle of your chest, a little to the left. It is a **pump**. With each beat it squeezes blood into tubes called *blood vessels*. The blood carries food and oxygen to every part of your body and takes the waste away. First the blood goes to the **lungs** for fresh oxygen, then it goes round the body. When you run, your muscles need more oxygen, so your heart beats **faster**.',
  detail:
    'The heart is a **double pump**. The right side receives blood low in oxygen and sends it to the lungs; the left side receives it back, rich in oxygen, and drives it around the body. Each side has an **atrium**, which collects, and a **ventricle**, which pumps; the left ventricle has the thickest wall because its way is longest. **Valves** stop blood from flowing back, and their closing makes the *lub-dub*. A natural pacemaker sets the rhythm; exercise, fear and fever make it faster.',
  facts: [
    'Arteries carry blood *away from* the heart, veins carry it *back*.',
    'At rest a schoolchild’s heart beats about 70 to 100 times a minute, an adult’s about 60 to 100.',
    'At rest an adult heart moves about five litres of blood a minute.',
    'Blood is always red: bright with oxygen, darker without. It is never blue.',
  ],
  steps: [
    'Blood from the body enters the **right atrium**.',
    'The **right ventricle** pumps it to the lungs, where it takes in oxygen.',
    'It returns to the **left atrium**.',
    'The **left ventricle** pumps it through the aorta to the body.',
    'In the **capillaries** oxygen and food go to the cells, and the blood flows back.',
  ],
  terms: [
    ['atrium', 'an upper chamber, where blood comes in'],
    ['ventricle', 'a lower chamber, which pumps blood out'],
    ['valves', 'doors that let blood flow one way only'],
    ['arteries', 'vessels that carry blood away from the heart'],
    ['veins', 'vessels that carry blood back to the heart'],
  ],
  table: {
    about: 'Three kinds of blood vessel',
    head: ['', 'Artery', 'Vein', 'Capillary'],
    rows: [
      ['Carries blood', 'Away from the heart', 'Back to the heart', 'Between the two'],
      ['Wall', 'Thick and elastic', 'Thinner', 'One cell thick'],
      ['Pressure', 'High', 'Low', 'Falling'],
      ['Valves inside', 'No', 'Yes', 'No'],
    ],
  },
  examples: [
    'After **senamrobik** at assembly your pulse is fast; it slows down when you rest.',
    'The **school nurse** feels the pulse at the wrist: an artery runs there close to the skin.',
    '**Institut Jantung Negara** in Kuala Lumpur is the national heart hospital.',
  ],
  activity: {
    title: 'Beat the clock',
    needs: 'a stopwatch, a partner, a notebook',
    steps: [
      'Sit still for two minutes. Count your pulse for 30 seconds and double it.',
      'Do star jumps for one minute and count again at once, then after two minutes of rest.',
      'Draw a bar graph of the three numbers. Whose heart calmed down soonest?',
    ],
  },
  misconception: {
    belief: 'Blood in the veins is blue.',
    truth:
      'It is dark red. Veins look bluish through the skin because of how skin scatters light, and textbooks colour them blue only to tell them apart.',
  },
  faq: [
    {
      about: 'attack serangan sakit disease',
      answer:
        'In a heart attack, a vessel that feeds the heart muscle is blocked, and part of the muscle lacks oxygen. It is an emergency: call 999.',
    },
    {
      about: 'fast faster exercise run beat laju',
      answer:
        'Working muscles need more oxygen and make more carbon dioxide. The brain notices and tells the heart to beat faster and harder.',
    },
    {
      about: 'sound lub dub hear bunyi',
      answer:
        'The lub-dub is the sound of valves closing: first those between atria and ventricles, then those at the exits.',
    },
  ],
  quiz: [
    {
      question: 'How many chambers does the human heart have?',
      choices: ['Two', 'Three', 'Four'],
      answer: 2,
      reason: 'two atria and two ventricles.',
    },
    {
      question: 'Where does the right side pump blood to?',
      choices: ['The lungs', 'The brain', 'The legs'],
      answer: 0,
      reason: 'there it takes in oxygen.',
    },
    {
      question: 'Which vessels carry blood away from the heart?',
      choices: ['Veins', 'Arteries', 'Capillaries'],
      answer: 1,
      reason: 'their thick walls bear the high pressure.',
    },
    {
      question: 'What do the valves do?',
      choices: ['Make blood', 'Stop backflow', 'Warm the blood'],
      answer: 1,
      reason: 'they open one way only.',
    },
  ],
  poem: [
    'It has no windows and it sees no day,',
    'a fist of muscle working in the dark;',
    'it sends a red tide out on its long way',
    'and calls it home again with every spark.',
  ],
  story:
    'Before the relay, Wei Jie put his hand on his chest. "It is too loud," he told Cikgu Ravi. "Is it broken?" The teacher held out his own wrist. "Feel mine." It was jumping as well. "And I am only watching."\n\n"Your heart has heard that you are going to run," he said, "so it is sending oxygen ahead, to have it ready." Wei Jie looked at his knees. They did not feel weak any more; they felt delivered to. The whistle blew.',
  goals: [
    'trace the path of blood through the heart',
    'tell arteries, veins and capillaries apart',
    'explain why the pulse rises with exercise',
  ],
  jobs: 'A nurse in a cardiac ward, a badminton coach, and an engineer who builds pacemakers.',
  trick: {
    en: '**A**rteries lead **a**way from the heart, and **v**eins bring the blood back: *away with A*. And **a**trium is **a**bove the ventricle.',
    ms: '**Atrium** di **atas**, ventrikel di bawah. Darah masuk melalui atas dan keluar dari bawah.',
  },
  malay: {
    name: 'jantung manusia',
    text: '**Jantung** ialah organ berotot yang mengepam darah ke seluruh badan. Jantung mempunyai **empat ruang**: dua atrium dan dua ventrikel. Bahagian kanan mengepam darah ke **peparu** untuk mengambil oksigen. Bahagian kiri mengepam darah yang kaya dengan oksigen ke seluruh badan. **Injap** memastikan darah mengalir sehala sahaja. Apabila kita bersenam, jantung berdegup lebih laju kerana otot memerlukan lebih banyak oksigen.',
    facts: [
      'Arteri membawa darah keluar dari jantung.',
      'Vena membawa darah kembali ke jantung.',
      'Saiz jantung lebih kurang sebesar genggaman tangan.',
    ],
    terms: ['atrium', 'ventrikel', 'injap', 'peparu', 'oksigen'],
    quiz: [
      { question: 'Berapakah bilangan ruang jantung?', answer: 'Empat.', wrong: ['Dua', 'Tiga', 'Enam'] },
      {
        question: 'Apakah fungsi injap?',
        answer: 'Menghalang darah daripada mengalir balik.',
        wrong: ['Menghasilkan darah', 'Menyerap oksigen', 'Menyejukkan badan'],
      },
      {
        question: 'Salur darah manakah yang membawa darah keluar dari jantung?',
        answer: 'Arteri.',
        wrong: ['Vena', 'Saraf', 'Injap'],
      },
      {
        question: 'Di manakah darah mengambil oksigen?',
        answer: 'Di peparu.',
        wrong: ['Di perut', 'Di hati', 'Di otot'],
      },
      {
        question: 'Bagaimanakah jantung dan paru-paru bekerjasama?',
        answer: 'Jantung mengepam darah ke paru-paru, dan di situ darah mengambil oksigen.',
        wrong: [
          'Paru-paru mengepam darah ke jantung dan otak',
          'Jantung menyedut udara, paru-paru mengepam darah',
          'Kedua-duanya bekerja secara berasingan',
        ],
      },
    ],
  },
  next: [
    'Count your pulse now and after climbing the stairs, and explain the difference in one sentence.',
    'Draw the heart as a box with four rooms and colour the way of the blood.',
  ],
  related: ['foodChains', 'photosynthesis', 'electricCircuits'],
}
