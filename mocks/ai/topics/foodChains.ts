import type { Topic } from './topic'

export const foodChains: Topic = {
  id: 'foodChains',
  name: 'food chains',
  title: 'Food chains',
  subject: 'Science',
  keywords: {
    'food chain': 5,
    'food web': 5,
    'rantai makanan': 5,
    'siratan makanan': 5,
    producer: 4,
    consumer: 3,
    decomposer: 5,
    predator: 4,
    prey: 4,
    pengeluar: 3,
    pengguna: 2,
    pemangsa: 4,
    mangsa: 2,
    herbivore: 4,
    carnivore: 4,
    omnivore: 4,
    herbivor: 4,
    karnivor: 4,
    ecosystem: 4,
    ekosistem: 4,
    habitat: 3,
    animal: 2,
    haiwan: 2,
    tiger: 2,
    eat: 1,
  },
  excludedPhrases: ['movie producer', 'music producer', 'consumer rights'],
  oneLine: 'A food chain shows how energy passes from plants to the animals that eat them, and on to the next eater.',
  hooks: [
    'An owl in an oil palm estate is, in a way, a flying bundle of palm fruit.',
    'Take one small frog out of a paddy field, and even the eagle will notice.',
    'Every lunch on Earth can be traced back to something green.',
  ],
  simple:
    'Living things need energy, and they get it by eating. A **food chain** shows who is eaten by whom. It starts with a plant, the **producer**, which makes its own food. An animal that eats the plant is a **consumer**. Another animal may eat that animal. We draw arrows that mean *“is eaten by”*:\n\n> paddy → rat → snake → eagle',
  detail:
    'The arrows of a food chain follow the **energy**. *Producers* fix it from light; *primary consumers* eat producers; *secondary* and *tertiary consumers* come after. Only about **10%** of the energy at one level reaches the next; most is used for living and leaves as heat. That is why chains rarely have more than five links and why top predators are few. Real communities are **food webs**. **Decomposers** (fungi and bacteria) return the minerals of dead matter to the soil, so matter circulates while energy does not.',
  facts: [
    'Nearly every chain begins with a **producer**: a plant, an alga or plankton.',
    'The arrow points to the eater, the way the energy goes.',
    '**Decomposers** break down dead things and make minerals usable again.',
    'Poisons that do not break down grow more concentrated at each link of a chain.',
  ],
  steps: [
    'Choose a place, such as a paddy field, and list its living things.',
    'Find the **producer** and write it on the left.',
    'Ask "Who eats this?" and draw an **arrow** to the eater.',
    'Go on until nothing hunts the last animal: the **top predator**.',
    'Join several chains into a **web**, and add the decomposers.',
  ],
  terms: [
    ['producer', 'a living thing that makes its own food'],
    ['consumer', 'a living thing that eats others'],
    ['decomposers', 'living things that break down what is dead'],
    ['energy', 'what passes along the arrows'],
    ['food web', 'many food chains that are joined'],
  ],
  table: {
    about: 'The jobs in a food chain',
    head: ['Job', 'How it gets energy', 'In a mangrove swamp'],
    rows: [
      ['Producer', 'Makes food with light', 'Mangrove tree, algae'],
      ['Primary consumer', 'Eats producers', 'Crab, snail'],
      ['Secondary consumer', 'Eats primary consumers', 'Mudskipper, heron'],
      ['Top predator', 'Has no natural hunter', 'Brahminy kite, crocodile'],
      ['Decomposer', 'Breaks down dead matter', 'Fungi, bacteria'],
    ],
  },
  examples: [
    '**Paddy field**: paddy → rat → barn owl. Some farmers put up owl boxes instead of using poison.',
    '**Rainforest**: fig → hornbill; and leaves → sambar deer → Malayan tiger.',
    '**School garden**: cabbage → caterpillar → magpie robin → cat.',
  ],
  activity: {
    title: 'The string web',
    needs: 'name cards for twelve living things, a ball of string',
    steps: [
      'Stand in a circle with a card each. The producer holds the string first.',
      'Pass the ball to somebody who eats you, and hold on to your piece.',
      'Now the frog lets go. Whoever feels the string go slack is affected. Talk about why.',
    ],
  },
  misconception: {
    belief: 'The arrow points to what is eaten.',
    truth: 'The arrow means “is eaten by”: it follows the energy, so it points to the eater.',
  },
  faq: [
    {
      about: 'extinct disappear remove gone die happen pupus',
      answer:
        'If one kind disappears, its prey may grow too many and its hunters go hungry. The change runs up and down the whole web.',
    },
    {
      about: 'web difference siratan',
      answer:
        'A chain is one path of energy; a web is all the chains of a place joined, because most animals eat more than one thing.',
    },
    {
      about: 'energy lost percent pyramid tenaga',
      answer:
        'About a tenth of the energy passes to the next level. The rest is used for moving, growing and keeping warm, or is left in waste.',
    },
  ],
  quiz: [
    {
      question: 'What does a food chain nearly always start with?',
      choices: ['A hunter', 'A producer', 'A decomposer'],
      answer: 1,
      reason: 'producers bring in the energy of the Sun.',
    },
    {
      question: 'In paddy → rat → owl, what is the rat?',
      choices: ['Primary consumer', 'Producer', 'Top predator'],
      answer: 0,
      reason: 'it eats the producer.',
    },
    {
      question: 'If all the snakes leave a field, what happens first?',
      choices: ['More rats', 'Fewer rats', 'More owls at once'],
      answer: 0,
      reason: 'fewer of them are eaten.',
    },
    {
      question: 'What do decomposers do?',
      choices: ['Hunt at night', 'Make sugar', 'Return minerals to the soil'],
      answer: 2,
      reason: 'they break down what is dead.',
    },
  ],
  poem: [
    'The sun lends gold to every blade of grass,',
    'the hopper spends a little, leaping by;',
    'the frog, the snake, each takes it as they pass,',
    'until it circles, winged, against the sky.',
  ],
  story:
    'Pak Mat had too many rats. "Poison," said the shopkeeper. "Owls," said his granddaughter Sofea, and she nailed a wooden box to a pole at the edge of the field. For weeks it stayed empty. Then one night something white and silent crossed the moon.\n\nBy harvest the pellets under the pole were full of tiny bones. Sofea counted the skulls. "Forty-one rats," she said. Pak Mat looked at his paddy, heavy and whole. "Best workers I ever had. They even work nights."',
  goals: [
    'build a food chain with correct arrows',
    'use the words producer, consumer and decomposer',
    'predict what follows when one link changes',
  ],
  jobs: 'A ranger in Taman Negara, a fish farmer in Kuala Selangor, and a biologist who counts turtles on Talang-Talang.',
  trick: {
    en: '**The arrow points into the mouth**: it says “is eaten by” and shows where the energy goes. Begin with a plant, always.',
    ms: '**Anak panah menghala ke mulut**: maksudnya “dimakan oleh”. Rantai makanan sentiasa bermula dengan tumbuhan.',
  },
  malay: {
    name: 'rantai makanan',
    text: '**Rantai makanan** menunjukkan pemindahan tenaga daripada satu hidupan kepada hidupan yang lain. Rantai ini bermula dengan **pengeluar**, iaitu tumbuhan yang membuat makanan sendiri. Haiwan yang memakan tumbuhan ialah **pengguna primer**, dan haiwan yang memakannya ialah **pengguna sekunder**. Contohnya: padi → tikus → ular → helang. Anak panah menunjukkan arah tenaga berpindah.',
    facts: [
      'Haiwan yang makan tumbuhan sahaja disebut herbivor.',
      'Kira-kira 10% tenaga sahaja berpindah ke peringkat seterusnya.',
      'Pengurai seperti kulat dan bakteria mengembalikan mineral ke tanah.',
    ],
    terms: ['pengeluar', 'pengguna primer', 'pengguna sekunder', 'tenaga', 'pengurai'],
    quiz: [
      {
        question: 'Apakah hidupan yang memulakan rantai makanan?',
        answer: 'Pengeluar, iaitu tumbuhan hijau.',
        wrong: ['Pengguna primer', 'Pemangsa utama', 'Pengurai'],
      },
      {
        question: 'Apakah yang berlaku kepada tikus jika semua ular hilang?',
        answer: 'Bilangan tikus bertambah kerana tiada pemangsa.',
        wrong: ['Bilangan tikus berkurang', 'Bilangan padi bertambah', 'Tiada apa-apa yang berubah'],
      },
      {
        question: 'Apakah yang ditunjukkan oleh anak panah dalam rantai makanan?',
        answer: 'Arah tenaga berpindah.',
        wrong: ['Arah haiwan berlari', 'Saiz haiwan', 'Umur haiwan'],
      },
      {
        question: 'Apakah nama haiwan yang makan tumbuhan sahaja?',
        answer: 'Herbivor.',
        wrong: ['Karnivor', 'Omnivor', 'Pengurai'],
      },
    ],
  },
  next: [
    'Write the food chain of your last meal, back to a plant.',
    'Choose one animal of the Malaysian rainforest and find two things it eats and two that hunt it.',
  ],
  related: ['photosynthesis', 'waterCycle', 'humanHeart'],
}
