import type { Lesson } from './topic'

export const coralReef: Lesson = {
  id: 'coralReef',
  name: 'coral reefs',
  title: 'Life on a coral reef',
  subject: 'Science',
  oneLine: 'A coral reef is a wall in warm shallow sea, built by tiny animals, in which thousands of others live.',
  hooks: [
    'A coral looks like a stone, feeds like an animal and lives on sunlight like a plant.',
    'Reefs cover less than one part in a hundred of the sea floor, and a quarter of all sea fish need them.',
    'At Sipadan you swim ten strokes from the beach, and the sea floor drops away like a cliff.',
  ],
  simple:
    'A **coral** is made of tiny animals called **polyps**. Each one looks like a small flower with arms. Many polyps live side by side and build a hard home of **limestone** under themselves. After hundreds of years it is a **reef**. Tiny **algae** live inside the polyps. They make food from sunlight and share it, and they give the coral its colours. Clownfish, turtles, sharks, sea stars and crabs come to the reef to eat, to hide and to lay eggs.',
  detail:
    'Reef-building corals are colonies of **polyps**, relatives of jellyfish and sea anemones. Each polyp lays down a cup of **limestone**. In its tissue live single-celled **algae** (zooxanthellae) that make sugar by photosynthesis and pass on most of it; in return they get shelter and nutrients: a **symbiosis**. That is why reefs need clear, sunlit water of about 23 to 29 °C. When the water stays too warm, the polyps lose their algae and turn white: **bleaching**. They can recover if it cools in time. Reefs protect coasts from waves and feed millions of people. Malaysia’s north-east, with Sipadan and Semporna, lies in the **Coral Triangle**, where more kinds of coral live than anywhere else.',
  facts: [
    'Corals are **animals**, not plants and not stones.',
    'Most corals grow only a few millimetres to centimetres a year; one kick of a fin breaks decades.',
    'The **Coral Triangle**, with Sipadan in Sabah, has about three quarters of all kinds of reef-building coral.',
    'Warm water makes corals lose their **algae**; this is called **bleaching**.',
  ],
  steps: [
    'A tiny larva swims in the sea and settles on a rock.',
    'It becomes a **polyp** and builds a cup of **limestone**.',
    'It divides again and again: a colony grows.',
    '**Algae** move in and feed it with what they make from sunlight.',
    'Fish, crabs and turtles come for food and shelter: the wall has become a **reef**.',
  ],
  terms: [
    ['polyps', 'the small animals that build a coral'],
    ['limestone', 'the hard material of their homes'],
    ['algae', 'tiny living things that make food from light'],
    ['symbiosis', 'two kinds live together, and both gain'],
    ['bleaching', 'corals turn white because they lose their algae'],
  ],
  table: {
    about: 'Who lives on a coral reef?',
    head: ['Animal', 'What it does there', 'How to know it'],
    rows: [
      ['Clownfish', 'Hides in a sea anemone and cleans it', 'Orange with white bands'],
      ['Green turtle', 'Eats sea grass, rests under ledges', 'A shell of about one metre'],
      ['Parrotfish', 'Scrapes algae off and makes sand', 'A beak like a parrot’s'],
      ['Reef shark', 'Eats weak and old fish', 'Black or white tips on its fins'],
      ['Giant clam', 'Filters the water', 'Wavy lips in blue and green'],
    ],
  },
  examples: [
    '**Sipadan** in Sabah rises from a sea floor 600 metres deep; turtles and swarms of barracuda circle it, and only a limited number of divers may come each day.',
    'Round **Pulau Redang, Perhentian and Tioman** are marine parks: fishing is forbidden, and you may look but not touch.',
    'At **Tunku Abdul Rahman Park** near Kota Kinabalu volunteers fix broken coral to frames, and it grows on.',
  ],
  activity: {
    title: 'A reef in a shoe box',
    needs: 'a shoe box, clay or salt dough, paper fish on threads, a torch',
    steps: [
      'Shape corals like brains, antlers and tables, and put them into the box.',
      'Hang the animals where they live: in front, in holes, above.',
      'Shine the torch from above, then hold a cloudy plastic sheet in between: who notices first that the light is gone?',
    ],
  },
  misconception: {
    belief: 'Corals are colourful stones or sea plants.',
    truth:
      'They are animals with arms and mouths. Only the limestone under them is stone, and only their guests, the algae, live on light.',
  },
  faq: [
    {
      about: 'lives live who animals sipadan dive hidup',
      answer:
        'On a coral reef such as Sipadan live coral polyps, clownfish in their anemones, parrotfish, green and hawksbill turtles, reef sharks, sea stars, shrimps and giant clams.',
    },
    {
      about: 'white bleach bleaching colour warm',
      answer:
        'A coral turns white when warm water makes it lose its algae. It is starving then, but it can recover if the water cools soon.',
    },
    {
      about: 'protect help save sunscreen touch',
      answer:
        'Look and do not touch, take nothing home, keep rubbish out of rivers, and put on a shirt instead of a lot of sunscreen.',
    },
  ],
  quiz: [
    {
      question: 'What is a coral?',
      choices: ['A plant', 'A stone', 'A colony of small animals'],
      answer: 2,
      reason: 'polyps with arms and mouths build it.',
    },
    {
      question: 'What do the algae give to the coral?',
      choices: ['Food made with sunlight', 'A hard shell', 'Arms to swim with'],
      answer: 0,
      reason: 'they share most of the sugar that they make.',
    },
    {
      question: 'Why do corals turn white?',
      choices: ['They sleep', 'They lose their algae in warm water', 'They are covered with sand'],
      answer: 1,
      reason: 'the colours come from the algae.',
    },
    {
      question: 'In which state does the island of Sipadan lie?',
      choices: ['Terengganu', 'Sabah', 'Pahang'],
      answer: 1,
      reason: 'it lies in the sea off Semporna.',
    },
  ],
  poem: [
    'A city built by hands too small to see,',
    'with doors for eels and balconies for bream;',
    'its lamps are lit by light, its rent is free,',
    'and warmth is all that ever cracks the dream.',
  ],
  story:
    'Under the jetty of Semporna a damselfish guarded one square metre of coral. It chased a crab, a parrotfish and, with great courage, the shadow of a boat. Then came Salmah with her new mask. The fish rushed at her nose and bit the glass.\n\n"It is attacking me!" she spluttered. "It is telling you where its garden is," said her brother. Salmah floated back, hands on her stomach, and only looked. After a while the fish went on with its work, picking the weeds out from between the stones that were no stones.',
  goals: [
    'explain that corals are animals and how they build a reef',
    'name five animals of a reef and what they do there',
    'give two reasons why reefs are in danger and one way to help',
  ],
  jobs: 'A marine biologist in Semporna, a dive guide, and a ranger of Sabah Parks who counts turtles at night.',
  trick: {
    en: '**P-L-A-N**: **p**olyps build with **l**imestone, **a**lgae feed them, **n**eighbours move in.',
    ms: '**P-K-A-I**: **p**olip membina dengan batu **k**apur, **a**lga memberi makanan, **i**kan datang menumpang.',
  },
  malay: {
    name: 'terumbu karang',
    text: '**Terumbu karang** dibina oleh haiwan kecil yang dipanggil **polip** di laut yang cetek, jernih dan panas. Polip membina rumah daripada **batu kapur**. Selepas beratus-ratus tahun, terbentuklah terumbu. Di dalam polip hidup **alga** yang membuat makanan dengan cahaya matahari dan memberikan warna kepada karang. Ikan badut, penyu, jerung, kima dan tapak sulaiman mencari makanan dan tempat berlindung di sana. Jika air laut terlalu panas, karang kehilangan alga dan menjadi putih; ini disebut **pelunturan karang**. Pulau **Sipadan** di Sabah terkenal dengan terumbu karangnya.',
    facts: [
      'Karang ialah haiwan, bukan tumbuhan dan bukan batu.',
      'Karang tumbuh sangat perlahan, beberapa milimeter hingga sentimeter setahun.',
      'Terumbu karang melindungi pantai daripada ombak.',
      'Di taman laut kita boleh melihat, tetapi tidak boleh menyentuh karang.',
    ],
    terms: ['polip', 'batu kapur', 'alga', 'pelunturan karang', 'Sipadan'],
    quiz: [
      { question: 'Apakah karang?', answer: 'Haiwan kecil.', wrong: ['Tumbuhan laut', 'Batu', 'Sejenis ikan'] },
      {
        question: 'Apakah yang diberikan oleh alga kepada karang?',
        answer: 'Makanan dan warna.',
        wrong: ['Batu kapur', 'Sirip', 'Air tawar'],
      },
      {
        question: 'Mengapakah karang menjadi putih?',
        answer: 'Kerana kehilangan alga dalam air yang terlalu panas.',
        wrong: ['Kerana tidur pada waktu siang', 'Kerana ditutup pasir', 'Kerana makan terlalu banyak'],
      },
      { question: 'Di negeri manakah Pulau Sipadan?', answer: 'Sabah.', wrong: ['Terengganu', 'Pahang', 'Kedah'] },
      {
        question: 'Siapakah yang tinggal di terumbu karang?',
        answer: 'Ikan badut, penyu, jerung, kima dan tapak sulaiman.',
        wrong: ['Gajah, harimau dan tapir', 'Ayam, itik dan angsa', 'Burung enggang dan monyet'],
      },
    ],
  },
  next: [
    'Choose one animal of the reef and find out what would happen to it without coral.',
    'Design a sign for a beach that asks visitors, kindly, not to touch.',
  ],
  related: ['foodChains', 'photosynthesis'],
}
