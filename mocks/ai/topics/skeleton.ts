import type { Lesson } from './topic'

export const skeleton: Lesson = {
  id: 'skeleton',
  name: 'the human skeleton',
  title: 'The human skeleton',
  subject: 'Science',
  oneLine: 'The skeleton is the frame of about 206 bones that holds the body up, protects its organs and lets it move.',
  hooks: [
    'You had about three hundred bones when you were born. Where did the others go?',
    'More than half of your bones are in your hands and feet.',
    'Bone is alive: a broken one mends itself, and no bridge can do that.',
  ],
  simple:
    'Your **skeleton** is made of about **206 bones**. It does three jobs. It **supports** you: without it you would lie on the floor like a jellyfish. It **protects** you: the **skull** covers the brain, and the **ribs** make a cage for the heart and the lungs. And it lets you **move**: bones meet at **joints**, and muscles pull on them. The **backbone** is a chain of small bones, so you can bend. Bones need milk, fish, greens and play to grow strong.',
  detail:
    'An adult has about **206 bones**; a newborn has nearly 300, some of which fuse later. The axial skeleton (**skull**, **backbone**, **ribs**) protects brain, spinal cord, heart and lungs; the limbs move us. Bones meet at **joints**: the elbow and knee are *hinge joints*, the shoulder and hip *ball-and-socket joints*, the neck has a *pivot joint*. **Cartilage** cushions the ends, ligaments tie bone to bone, and tendons tie muscle to bone. Bone is living tissue of collagen and calcium minerals; the **marrow** inside makes blood cells.',
  facts: [
    'An adult has about **206 bones**, and 106 of them are in the hands and feet.',
    'The longest bone is the thigh bone, the **femur**; the smallest, the **stirrup**, is in the ear and about 3 mm long.',
    'The **ribs** come in 12 pairs.',
    'Red **marrow** in the bones makes millions of blood cells every second.',
  ],
  steps: [
    'Feel your **skull**: it protects the brain.',
    'Run a finger down your **backbone**: a chain of vertebrae that holds you up.',
    'Breathe in with your hands on your **ribs**: the cage moves.',
    'Bend elbow and knee: **joints** like hinges.',
    'Circle arm and leg: joints like a ball in a cup.',
  ],
  terms: [
    ['skull', 'the bones of the head; they protect the brain'],
    ['backbone', 'a chain of small bones that holds the body up'],
    ['ribs', 'curved bones that protect heart and lungs'],
    ['joints', 'the places where bones meet and move'],
    ['cartilage', 'the smooth cushion at the ends of bones'],
  ],
  table: {
    about: 'Bones and what they do',
    head: ['Part', 'What it does', 'Where you feel it'],
    rows: [
      ['Skull', 'Protects the brain', 'Forehead'],
      ['Backbone', 'Holds the body up, protects the spinal cord', 'Middle of the back'],
      ['Ribs', 'Protect heart and lungs', 'Sides of the chest'],
      ['Arm and hand bones', 'Let us hold and lift', 'Wrist'],
      ['Leg and foot bones', 'Carry us', 'Shin'],
    ],
  },
  examples: [
    'In **sepak takraw** hip, knee and ankle work at the same moment: a ball joint and two hinges.',
    'A **motorcycle helmet** does from outside what the skull does from inside.',
    '**Ikan bilis**, tempeh, milk and kailan give the calcium that bones are built with.',
  ],
  activity: {
    title: 'Write without bending',
    needs: 'a ruler, a soft scarf, pencil and paper',
    steps: [
      'Tie the ruler along your arm with the scarf, so that the elbow cannot bend.',
      'Try to write your name, to scratch your nose, to drink.',
      'Find five joints that you missed or used instead, and say of which kind they are.',
    ],
  },
  misconception: {
    belief: 'Bones are dry and dead, like sticks.',
    truth: 'Bones are alive: blood runs through them, they grow, make blood cells and mend after a break.',
  },
  faq: [
    {
      about: 'without backbone no spine tiada tulang belakang',
      answer:
        'Without a backbone we could not stand, sit or walk upright, and the spinal cord would have no protection.',
    },
    { about: 'many number bones count', answer: 'An adult has about 206 bones; a newborn has nearly 300.' },
    {
      about: 'joint joints kinds elbow knee sendi',
      answer:
        'Elbow and knee are hinge joints, shoulder and hip are ball-and-socket joints, and the neck has a pivot joint.',
    },
    {
      about: 'longest smallest bone',
      answer: 'The longest bone is the thigh bone; the smallest is the stirrup in the ear.',
    },
  ],
  quiz: [
    {
      question: 'Which bones protect the heart and the lungs?',
      choices: ['The skull', 'The ribs', 'The backbone'],
      answer: 1,
      reason: 'they form a cage around the chest.',
    },
    {
      question: 'What is a joint?',
      choices: ['A place where bones meet', 'A broken bone', 'A kind of muscle'],
      answer: 0,
      reason: 'bones meet and move there.',
    },
    {
      question: 'Which joint works like a hinge?',
      choices: ['The shoulder', 'The hip', 'The knee'],
      answer: 2,
      reason: 'it bends and straightens in one direction.',
    },
    {
      question: 'About how many bones does an adult have?',
      choices: ['106', '206', '306'],
      answer: 1,
      reason: 'some of a baby’s bones grow together.',
    },
  ],
  poem: [
    'Inside my shirt there is a house of white,',
    'a cage that lets a drum and bellows play;',
    'it keeps me standing all the day, and quite',
    'forgets to ask for anything by way.',
  ],
  story:
    'The class skeleton was called Encik Rangka, and he had lost a hand. "It was there before the holidays," said Cikgu Devi. They searched the cupboard, the sink and the fish tank. Haziq tried to write the list of places with his left arm in a sling; he had fallen out of a rambutan tree.\n\n"How long until yours is whole again?" asked Mei. "Six weeks. The doctor says the bone is knitting." Mei looked at Encik Rangka, who would never knit anything, and felt a little sorry for him. Then she found the hand: it was holding the door open.',
  goals: [
    'name the main bones and point to them',
    'say what the skull, the backbone and the ribs protect or hold',
    'explain what joints are good for',
  ],
  jobs: 'An orthopaedic surgeon, a physiotherapist of the national badminton team, and an archaeologist in Lenggong who reads old bones.',
  trick: {
    en: '**S-P-M**: a skeleton **s**upports, **p**rotects, **m**oves. And for the parts, from top to toe, touch and say: skull, backbone, ribs, arms, legs.',
    ms: '**Sokong, lindung, gerak**: sebut tiga fungsi rangka sambil berdiri, memegang kepala dan melangkah. Sentuh dan sebut dari atas ke bawah: tengkorak, tulang belakang, tulang rusuk, tangan, kaki.',
  },
  malay: {
    name: 'sistem rangka manusia',
    text: '**Sistem rangka manusia** terdiri daripada kira-kira **206 tulang**. Rangka mempunyai tiga fungsi: **menyokong** badan, **melindungi** organ dalaman dan membolehkan kita **bergerak**. **Tengkorak** melindungi otak. **Tulang rusuk** melindungi jantung dan peparu. **Tulang belakang** menyokong badan supaya kita dapat berdiri tegak. **Tulang tangan** dan **tulang kaki** membolehkan kita memegang, berjalan dan berlari. Tulang bertemu pada **sendi**. Siku dan lutut ialah sendi engsel; bahu dan pinggul ialah sendi lesung.',
    facts: [
      'Tengkorak melindungi otak, dan tulang rusuk melindungi jantung serta peparu.',
      'Tanpa tulang belakang, kita tidak dapat berdiri atau duduk dengan tegak.',
      'Sendi membolehkan tulang bergerak.',
      'Tulang ialah tisu hidup; tulang yang patah boleh bercantum semula.',
      'Susu, ikan bilis dan sayur hijau membekalkan kalsium untuk tulang.',
    ],
    terms: ['tengkorak', 'tulang belakang', 'tulang rusuk', 'sendi', 'menyokong'],
    table: {
      about: 'Tulang utama dan fungsinya',
      head: ['Tulang', 'Fungsi'],
      rows: [
        ['Tengkorak', 'Melindungi otak'],
        ['Tulang belakang', 'Menyokong badan'],
        ['Tulang rusuk', 'Melindungi jantung dan peparu'],
        ['Tulang tangan', 'Memegang dan mengangkat'],
        ['Tulang kaki', 'Berdiri, berjalan dan berlari'],
      ],
    },
    quiz: [
      {
        question: 'Tulang manakah yang melindungi jantung dan peparu?',
        answer: 'Tulang rusuk.',
        wrong: ['Tengkorak', 'Tulang belakang', 'Tulang kaki'],
      },
      {
        question: 'Apakah fungsi tengkorak?',
        answer: 'Melindungi otak.',
        wrong: ['Menyokong badan', 'Melindungi jantung', 'Membolehkan kita berjalan'],
      },
      {
        question: 'Apakah yang akan berlaku jika manusia tiada tulang belakang?',
        answer: 'Manusia tidak dapat berdiri tegak.',
        wrong: ['Manusia tidak dapat melihat', 'Jantung tidak dilindungi', 'Rambut tidak tumbuh'],
      },
      {
        question: 'Apakah tempat dua tulang bertemu?',
        answer: 'Sendi.',
        wrong: ['Otot', 'Kulit', 'Saraf'],
      },
      {
        question: 'Yang manakah sendi engsel?',
        answer: 'Lutut.',
        wrong: ['Bahu', 'Pinggul', 'Tengkorak'],
      },
    ],
  },
  next: [
    'Draw round your hand and sketch the bones that you can feel; count them, then compare with a book.',
    'Find five joints on your body and say of each in which directions it moves.',
  ],
  related: ['humanHeart', 'foodChains'],
}
