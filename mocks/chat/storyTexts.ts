/** Texts for the parts of stories. `{hero}` is the hero's name, `{thing}` the subject, `{own}` the person's last message. */
import type { Language } from '../ai/language'

export const HEROES = ['Hana', 'Ravi', 'Mei Xin', 'Unding', 'Sofea', 'Jia Wei', 'Kumutha', 'Faris']

type StoryTexts = {
  /** Heading of each part; a number follows. */
  heading: string
  /** One list of variants per part. */
  parts: readonly (readonly string[])[]
  /** Questions that invite the person to continue, one list of variants per part. */
  turns: readonly (readonly string[])[]
  /** Subject of a story if the person names none. */
  anything: string
}

export const storyTexts: Readonly<Record<Language, StoryTexts>> = {
  en: {
    heading: 'Part',
    parts: [
      [
        'On the last day before the monsoon, **{hero}** found out about *{thing}*, and it was Tok Wan’s fault. “Nobody has asked about that for forty years,” the old man said, and he looked over his shoulder as if the hens could listen. Then he put something cold into {hero}’s hand and closed the fingers round it. “Not before dark,” he said.',
        'The ferry to the island ran twice a week. **{hero}** was the only one on it, apart from a goat, a generator, and a wooden box with two words painted on the lid: *{thing}*. Nobody came to the jetty to fetch it. At six the ferryman put it ashore and pushed off. “It is yours, then,” he called over the water.',
        'It began in the school library, behind the shelf that everybody was told not to move. **{hero}** moved it. There was no wall behind it. There was a staircase, swept clean, and a lamp somebody had lit a minute ago; and along the wall, in chalk, a child’s hand had written: *{thing}: this way*.',
      ],
      [
        '{own}\n\n**{hero}** had not thought of that before. For a while there was only the sound of rain on the zinc roof, first single drops, then all of them. Then, from somewhere very close, came three slow knocks. The dog did not bark. It wagged its tail, as it did for people it knew.',
        '{own}\n\nThat was when the light went out. **{hero}** counted to ten, because that is what one does, and at seven a second voice was counting along: small, hoarse, and a little too fast. “Who is there?” It stopped at nine. “You left out eight,” said the voice.',
        '{own}\n\nA strip of paper lay on the ground where there had been none. **{hero}** picked it up. It was a page from a diary; the ink was still wet, and the date was tomorrow’s. It said what would happen next, and the last line had been crossed out so hard that the pen had gone through.',
      ],
      [
        '{own}\n\n“I should have told you at the beginning,” said Tok Wan, who stood in the door with water running from his sarong. “I was there the first time. I ran.” **{hero}** had never heard him say anything so quietly. “It does not hunt anybody. It waits to be asked its name.”',
        '{own}\n\nAnd then **{hero}** understood the marks: not letters, a map, and not of this place as it was but as it would be with the river back in its old bed. If that was so, they were standing on the very spot. The ground gave a small sigh and began, politely, to sink.',
        '{own}\n\nThe trouble was that it worked. It worked so well that **{hero}** could not make it stop. First the spoons in the canteen turned towards them, then the clock, then the flag against the wind. “Think of something boring!” somebody shouted. It is harder than one thinks.',
      ],
      [
        '{own}\n\nNow there were two ways, and **{hero}** could see both of them to the end. On one everybody would be safe, and nobody would ever know. On the other somebody had to stay behind until morning. “I am quick,” said the small voice. “But I am afraid of the dark.” **{hero}** held out a hand. “So am I. We can take turns.”',
        '{own}\n\nThe whole kampung was awake by then. They came with torches and gongs and with the big pot from the mosque kitchen, and stopped in a ring when they saw. “Give it here,” said the headman. **{hero}** had never said no to a grown-up in front of others. It turned out to be a short word.',
      ],
      [
        '{own}\n\nIn the morning the sea lay as flat as a plate. **{hero}** sat on the steps with sand in both shoes, and for the first time all week nobody asked anything. What was left of it fitted into a matchbox. Sometimes, before rain, it hums; and then **{hero}** hums back, so that it knows somebody remembers.\n\n*Tamat.*',
        '{own}\n\nThey never found out who had lit the lamp. But the shelf is still there, and it stands a hand’s breadth from the wall, as if it had been moved and put back in a hurry. **{hero}** is grown up now and has a key to the library. Once a year, on the last day before the monsoon, it is used.\n\n*The end.*',
      ],
    ],
    turns: [
      [
        'What does {hero} do before dark? Write the next two sentences.',
        'What is the first thing that {hero} notices? Your turn.',
      ],
      ['Who is it? Write what {hero} sees.', 'Go on: what does {hero} say, and in which voice?'],
      ['How does {hero} get out of this? It may cost something.', 'What does {hero} try first, and why does it fail?'],
      [
        'Which way does {hero} choose? Write it, and we will finish the story.',
        'Bring it home: what is different in the morning?',
      ],
      [
        'Shall we read it from the top and make one sentence better, or begin another story? Tell me what it should be about.',
      ],
    ],
    anything: 'the key without a door',
  },
  ms: {
    heading: 'Bahagian',
    parts: [
      [
        'Pada hari terakhir sebelum musim tengkujuh, **{hero}** mendapat tahu tentang *{thing}*, dan semuanya kerana Tok Wan. “Sudah empat puluh tahun tiada orang bertanya tentang itu,” kata orang tua itu sambil menoleh ke belakang, seolah-olah ayam di reban boleh mendengar. Kemudian dia meletakkan sesuatu yang sejuk di tapak tangan {hero} dan menggenggamkannya. “Jangan sebelum gelap,” katanya.',
        'Feri ke pulau itu datang dua kali seminggu. Hanya **{hero}** yang menaikinya, bersama seekor kambing, sebuah penjana, dan sebuah kotak kayu yang bertulis *{thing}* pada penutupnya. Tiada siapa yang datang mengambilnya di jeti. Pada pukul enam, tukang feri menurunkannya ke darat. “Kalau begitu, kotak itu milik awak,” laungnya dari atas air.',
      ],
      [
        '{own}\n\n**{hero}** belum pernah terfikir akan hal itu. Seketika hanya bunyi hujan kedengaran di atas bumbung zink, mula-mula setitik demi setitik, kemudian semuanya sekali. Tiba-tiba, dari tempat yang sangat dekat, terdengar tiga ketukan yang perlahan. Anjing tidak menyalak. Ekornya bergoyang, seperti apabila bertemu orang yang dikenalinya.',
        '{own}\n\nKetika itulah lampu terpadam. **{hero}** mengira hingga sepuluh, dan pada kiraan ketujuh ada suara lain yang turut mengira: kecil, serak, dan sedikit terlalu cepat. “Siapa itu?” Suara itu berhenti pada angka sembilan. “Awak tertinggal angka lapan,” katanya.',
      ],
      [
        '{own}\n\n“Sepatutnya aku beritahu dari mula,” kata Tok Wan, yang berdiri di muka pintu dengan air menitis dari kain pelikatnya. “Aku ada di sana pada kali pertama. Aku lari.” **{hero}** tidak pernah mendengarnya bercakap seperlahan itu. “Ia tidak memburu sesiapa. Ia hanya menunggu orang bertanya namanya.”',
        '{own}\n\nBarulah **{hero}** faham akan tanda-tanda itu: bukan huruf, tetapi peta; dan bukan peta tempat ini sekarang, tetapi tempat ini apabila sungai kembali ke laluan lamanya. Jika benar begitu, mereka sedang berdiri tepat di atasnya. Tanah mengeluh perlahan, lalu mula tenggelam dengan sopan.',
      ],
      [
        '{own}\n\nKini ada dua jalan, dan **{hero}** nampak hujung kedua-duanya. Melalui jalan yang pertama, semua orang selamat dan tiada siapa akan tahu. Melalui jalan yang kedua, seseorang mesti tinggal hingga pagi. “Saya pantas,” kata suara kecil itu, “tetapi saya takut akan gelap.” **{hero}** menghulurkan tangan. “Saya pun. Kita bergilir-gilir.”',
      ],
      [
        '{own}\n\nPada waktu pagi laut setenang dulang. **{hero}** duduk di tangga dengan pasir di dalam kedua-dua kasutnya, dan buat kali pertama dalam minggu itu tiada siapa bertanya apa-apa. Yang tinggal hanya cukup untuk sebuah kotak mancis. Kadang-kadang, sebelum hujan, ia berdengung; dan **{hero}** membalasnya, supaya ia tahu bahawa masih ada yang ingat.\n\n*Tamat.*',
      ],
    ],
    turns: [
      [
        'Apakah yang dilakukan oleh {hero} sebelum gelap? Tulis dua ayat yang seterusnya.',
        'Apakah perkara pertama yang dilihat oleh {hero}? Giliran awak.',
      ],
      ['Siapakah itu? Tulis apa yang dilihat oleh {hero}.', 'Teruskan: apakah kata {hero}, dan bagaimanakah suaranya?'],
      [
        'Bagaimanakah {hero} melepaskan diri? Mungkin ada harganya.',
        'Apakah yang dicuba oleh {hero} dahulu, dan mengapakah gagal?',
      ],
      ['Jalan manakah yang dipilih oleh {hero}? Tulis, dan kita tamatkan cerita ini.'],
      ['Mahukah kita membaca dari awal dan memperbaiki satu ayat, atau memulakan cerita lain? Beritahu saya tajuknya.'],
    ],
    anything: 'kunci tanpa pintu',
  },
}
