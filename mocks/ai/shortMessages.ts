import type { Language } from './language'
import type { ReadText } from './readText'
import type { Random } from './random'
import type { CareReason } from './safeguarding/careReason'
import { careReply } from './safeguarding/careReplies'
import { concernOf } from './safeguarding/concern'
import { normalise } from './words'

export type Occasion =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'identity'
  | 'rude'
  | 'app'
  | 'bye'
  | 'agree'
  | 'ailment'
  | 'smallTalk'
  | CareReason

const CREATIVE = /\b(story|poem|write|character|essay|novel|song|cerita|sajak|karangan)\b/
/** Matches insults. 'Babi' and 'bodoh' also occur in lessons, so they count only if somebody is addressed. */
const RUDE =
  /\b(fuck\w*|shit\w*|bitch\w*|asshole|bastard|dickhead|cunt|wtf|stfu|(you|u)( are| r| re)? (stupid|dumb|an? idiot|useless|ugly|suck)|stupid (bot|robot|ai|thing|teacher)|shut up|idiot|moron|(awak|kau|engkau|kamu|hang|cikgu|bot|robot)( ni| ini| memang)? (bodoh|babi|bangang|hodoh)|(bodoh|babi|bangang)(nya| la| lah| betul| gila| kau| punya| awak)+|bangang|celaka|pukimak|sial(an)?|gampang)\b|^(bodoh|babi)$/
const GREETING =
  /^((hi+|hello+|helo+|hey+|hye+|hei|hai+|yo|hiya|good (morning|afternoon|evening|day|night)|selamat (pagi|tengah hari|petang|sejahtera|malam)|salam( sejahtera)?|assalamu ?alaikum( w?b?t?)?( warahmatullahi)?( wabarakatuh)?|waalaikum ?u?s+alam|vanakkam|ni hao|selamat (hari raya|tahun baru|hari guru|hari merdeka)( aidilfitri)?|gong xi fa cai|happy (deepavali|new year|chinese new year|teachers day)|merry christmas|apa khabar|how are you( today| doing)?|what s up|whats up|sup|there|everyone|teacher|cikgu|buddy|awak|kawan|semua|again) ?)+$/
const THANKS =
  /^((ok|okay|wow|great|cool|nice|baik|bagus) )*(thanks?|thank you|thank u|thx|ty|tq|tqsm|terima kasih|tima kasih|tenkiu|much appreciated)( (so much|very much|a lot|you|u|cikgu|teacher|buddy|kawan|banyak|banyak banyak|ya|for (your|the|explaining|helping) ?(help|me|it|that)?|for that|again|that helped|that (was|is) (very |really |so )?(helpful|great|good|clear)|sebab tolong( saya)?|atas bantuan( awak)?))*$/
const IDENTITY =
  /\b(who (are|r|made) (you|u)|what are you|what is your name|what s your name|your name|are you (a |an )?(real|robot|human|ai|chatgpt|alive|person|teacher)|who am i talking to|what can you do|how can you help|siapa (awak|kamu|anda)|apa (nama )?(awak|kamu)|awak siapa)\b/
const APP =
  /\b(heartboard|magic chat)\b|\b(how (do|can) i|where (do|can|is)|macam mana nak) .*\b(my board|stack|stacks|the board|cards?|sparks?|share (a|my|this) card|log ?out|password|theme|hashtag)\b/
const BYE =
  /^((ok|okay|good) )*(bye+|bye bye|goodbye|see you( later| tomorrow| soon)?|babai|jumpa (lagi|esok|nanti)|selamat tinggal|good night)( (cikgu|teacher|buddy))?$/
const AGREE =
  /^(ok(ay)?|yes|yeah|yep|no|nope|sure|cool|nice|wow|great|good|lol|haha+|hmm+|idk|i don t know|ya|tidak|baik|bagus|test(ing)?|nothing)$/

/**
 * Returns the occasion of a message that is no question (greeting, thanks, distress …); null for a question. Danger and
 * distress come before any other request in the message.
 */
export function occasionOf({ text, flat }: Pick<ReadText, 'text' | 'flat'>): Occasion | null {
  if (flat.length < 2) return /^\d$/.test(flat) ? null : 'empty'
  const concern = concernOf(text)
  if (concern) return concern
  if (RUDE.test(flat) && !CREATIVE.test(flat)) return 'rude'
  if (GREETING.test(flat)) return 'greeting'
  if (THANKS.test(flat)) return 'thanks'
  if (BYE.test(flat)) return 'bye'
  if (IDENTITY.test(flat)) return 'identity'
  if (AGREE.test(flat)) return 'agree'
  return APP.test(flat) ? 'app' : null
}

const LEADING_GREETING =
  /^((?:(?:hi+|hello+|helo+|hey+|hye|hai+|good (?:morning|afternoon|evening)|selamat (?:pagi|tengah hari|petang|malam|sejahtera)|salam(?: sejahtera)?|assalamu ?['’]?alaikum)(?: (?:cikgu|teacher|buddy|awak))?[ ,.!]+)+)(.+)$/is

/** Separates a greeting from the rest: 'Selamat pagi cikgu, berapa 9 × 6?' is a sum. */
export function splitGreeting(question: string): { greeting: string; rest: string } {
  const [, greeting = '', rest = question] = LEADING_GREETING.exec(question.trim()) ?? []
  return { greeting, rest }
}

/** Returns a short greeting to put before the answer; '' for 'hi' and 'hello'. */
export function greetingInReturn(greeting: string): string {
  const flat = normalise(greeting)
  const time = /good (morning|afternoon|evening)/.exec(flat)?.[1]
  if (time) return `Good ${time}!`
  return GREETINGS_MS.find(([pattern]) => pattern.test(flat))?.[1] ?? ''
}

type Replies = {
  title: Readonly<Record<Language, string>>
  en: readonly string[]
  ms: readonly string[]
}

const REPLIES: Readonly<Record<Exclude<Occasion, CareReason | 'greeting'>, Replies>> = {
  empty: {
    title: { en: 'Ask me something', ms: 'Tanya saya sesuatu' },
    en: [
      'I could not quite read that. Type a whole question, such as *“Why is lava hot?”*, and I will get to work.',
      'That was a short one! Tell me a topic and what you would like: an **explanation**, a **quiz**, a **story** or a **lesson plan**.',
      'Nothing to go on yet. What did you last learn in class? Type its name and we can start there.',
    ],
    ms: ['Saya belum faham. Taip satu soalan penuh, misalnya *“Apakah kitaran air?”*'],
  },
  thanks: {
    title: { en: 'You are welcome', ms: 'Sama-sama' },
    en: [
      'You are welcome! If you want to be sure that it stays in your head, ask me for a **quiz** on it.',
      'Glad that helped. Explain it to somebody at home tonight: teaching is the best test.',
      'My pleasure! You can keep the answer: press **Add** and it becomes a card on your board.',
    ],
    ms: [
      'Sama-sama! Jika mahu menguji diri, minta saya buatkan **kuiz**.',
      'Sama-sama. Cuba terangkan semula kepada kawan; itulah cara terbaik untuk mengingat.',
    ],
  },
  identity: {
    title: { en: 'Who I am', ms: 'Tentang saya' },
    en: [
      'I am the **practice assistant** of this school. I work offline, from a small library of lessons written by hand, so I am not a person and not a search engine.\n\nI can **explain**, **summarise**, make a **quiz**, a **story**, a **table** or a **lesson plan**, and I do sums with fractions. Try *“compare series and parallel circuits”*.',
      'A fair question! I am an **offline practice assistant**: a small library of school lessons with somebody to fetch them. I know things such as the water cycle, Merdeka, fractions and peribahasa well, and I say so when I do not know.\n\nTry *“quiz me on the solar system”*.',
    ],
    ms: [
      'Saya **pembantu latihan luar talian** sekolah ini. Saya boleh menerangkan, meringkaskan, membuat kuiz, cerita dan rancangan pengajaran tentang topik dalam simpanan saya. Cuba tanya *“Apakah fotosintesis?”*',
    ],
  },
  rude: {
    title: { en: 'Let us keep it kind', ms: 'Mari kita bersopan' },
    en: [
      'I would rather not answer in those words. If something annoyed you, tell me plainly what went wrong, and we will start again.',
      'Those words can hurt, so I leave them where they are. Ask me the same thing kindly and I will do my best for you.',
      'Let us keep this a friendly place. Take a breath, then tell me what you need help with.',
    ],
    ms: ['Mari kita gunakan bahasa yang sopan. Beritahu saya apa yang awak perlukan, dan kita mula semula.'],
  },
  app: {
    title: { en: 'Finding your way', ms: 'Panduan ringkas' },
    en: [
      'A short guide to the board:\n\n- **Cards** hold what you make; drag one onto another to make a **stack**.\n- **Share** sends selected cards to friends or groups.\n- **Add** under a reply keeps it as a card.\n\nIf something does not work, use the **feedback** button or ask your teacher. And if you have a topic in mind, I am ready.',
      'Happy to show you round. Everything lives on your **board**: each card can be opened, changed, stacked on another and shared.\n\n1. Select one or more cards.\n2. Look at the toolbar: only what you may do is shown.\n3. Open a card to read it large and to ask me about it.\n\nStuck? The **feedback** button reaches the people who look after Heartboard.',
    ],
    ms: [
      'Semua kad berada di **papan** awak. Pilih kad untuk berkongsi atau menyusunnya, dan tekan **Tambah** di bawah jawapan saya untuk menyimpannya sebagai kad.',
    ],
  },
  bye: {
    title: { en: 'See you soon', ms: 'Jumpa lagi' },
    en: [
      'See you soon! Before you go: name one thing that you did not know this morning.',
      'Goodbye, and well done for asking questions today.',
      'Until next time. Your cards will wait for you on the board.',
    ],
    ms: ['Jumpa lagi! Sebelum pergi, sebutkan satu perkara baharu yang awak pelajari hari ini.'],
  },
  ailment: {
    title: { en: 'Tell somebody near you', ms: 'Beritahu orang di sekeliling' },
    en: [
      'I hope that it gets better soon. Tell somebody near you who can look after it; I am only a program for lessons.',
      'That is no fun. Tell somebody near you, so that they can see what you need.',
    ],
    ms: [
      'Semoga cepat lega. Beritahu orang di sekeliling supaya mereka boleh melihatnya; saya hanya program untuk pelajaran.',
      'Tentu tidak selesa. Beritahu orang di sekeliling supaya mereka tahu apa yang awak perlukan.',
    ],
  },
  smallTalk: {
    title: { en: 'Good to know', ms: 'Baik untuk diketahui' },
    en: [
      'Good to know! Shall we do something with it: a **quiz**, a **story** or an **explanation**? Name the topic.',
      'Thank you for telling me. Which topic shall we look at: a **quiz** on it, or an **explanation**?',
    ],
    ms: [
      'Seronok mendengarnya! Mahu **kuiz**, **cerita** atau **penerangan**? Sebutkan topiknya.',
      'Terima kasih kerana memberitahu. Topik apakah yang mahu kita lihat: **kuiz** atau **penerangan**?',
    ],
  },
  agree: {
    title: { en: 'Shall we go on?', ms: 'Mari teruskan' },
    en: [
      'Good. Shall we go on? Tell me a topic, or say *“quiz me on …”*.',
      'I am listening. What would you like to find out next?',
      'All right! Pick a direction: a fact, a story or a challenge?',
    ],
    ms: ['Baik. Apakah topik yang mahu kita terokai seterusnya?'],
  },
}

const OFFERS = [
  'why lava is hot',
  'how plants make food',
  'how a heart beats',
  'what happened on 31 August 1957',
  'how to add fractions',
  'why it rains at four o’clock',
  'how loops save work',
  'who founded Melaka',
]
const HELLOS = [
  'Hello! It is good to see you.',
  'Hi there, welcome back.',
  'Hey! Ready when you are.',
  'Good to see you at your desk.',
  'Hello, and thank you for stopping by.',
]

const MALAY_OFFERS = [
  'bagaimana hujan terbentuk',
  'mengapa lava panas',
  'apakah fotosintesis',
  'siapakah Parameswara',
  'bagaimana menambah pecahan',
]

/** Greetings with the reply that belongs to them, such as 'Waalaikumussalam' to a salam. The first match decides. */
const GREETINGS_MS: readonly (readonly [RegExp, string])[] = [
  [/assalamu ?alaikum|^salam(?! sejahtera)/, 'Waalaikumussalam.'],
  [/selamat pagi/, 'Selamat pagi!'],
  [/selamat tengah hari/, 'Selamat tengah hari!'],
  [/selamat petang/, 'Selamat petang!'],
  [/selamat malam/, 'Selamat malam!'],
  [/selamat sejahtera|salam sejahtera/, 'Salam sejahtera!'],
  [/selamat hari raya/, 'Selamat Hari Raya!'],
  [/selamat tahun baru/, 'Selamat Tahun Baru!'],
  [/selamat hari guru/, 'Selamat Hari Guru!'],
  [/selamat hari merdeka/, 'Selamat Hari Merdeka!'],
  [/apa khabar/, 'Khabar baik, terima kasih!'],
  [/\bhai\b/, 'Hai!'],
]

function greetInMalay(flat: string, random: Random): string {
  const greetings = GREETINGS_MS.filter(([pattern]) => pattern.test(flat)).map(([, greeting]) => greeting)
  const [first, second] = random.shuffle(MALAY_OFFERS)
  return `${greetings.join(' ') || 'Helo!'} Apakah yang mahu kita pelajari hari ini? Cuba tanya **${first}** atau **${second}**.`
}

const FESTIVE: readonly (readonly [RegExp, string])[] = [
  [/happy deepavali/, 'Happy Deepavali!'],
  [/gong xi fa cai|happy chinese new year/, 'Gong Xi Fa Cai!'],
  [/happy new year/, 'Happy New Year!'],
  [/happy teachers day/, 'Happy Teachers’ Day!'],
  [/merry christmas/, 'Merry Christmas!'],
  [/vanakkam/, 'Vanakkam!'],
  [/ni hao/, 'Ni hao!'],
]

function greet(flat: string, random: Random): string {
  const time = /good (morning|afternoon|evening|day|night)/.exec(flat)?.[1]
  const festive = FESTIVE.find(([pattern]) => pattern.test(flat))?.[1]
  const hello =
    time === undefined
      ? (festive ?? random.pick(HELLOS))
      : `Good ${time}! ${random.pick(['I hope the day is kind to you.', 'A good time to learn something.', 'Nice of you to drop in.'])}`
  const fine = /how are you|what s up/.test(flat) ? ' I am well, thank you for asking.' : ''
  const [first, second] = random.shuffle(OFFERS)
  return `${hello}${fine} What shall we find out? You could ask **${first}**, or **${second}**.`
}

const CARE_REASONS: readonly Occasion[] = [
  'danger',
  'harmful',
  'sad',
  'intimate',
  'private',
  'prevention',
  'unsure',
  'stay',
]
const isCare = (occasion: Occasion): occasion is CareReason => CARE_REASONS.includes(occasion)

/** True if the reply must not become a card, because cards may be shared (docs/safeguarding.md). */
export const isPrivateOccasion = (occasion: Occasion | null): boolean =>
  occasion !== null && (isCare(occasion) || occasion === 'rude')

/** Returns the reply to an occasion. A reply of care addresses a 'teacher' as an adult. */
export function replyTo(
  occasion: Occasion,
  question: string,
  language: Language,
  random: Random,
  role: string,
): { title: string; markdown: string } {
  if (isCare(occasion)) return careReply(occasion, question, language, random, role)
  const flat = normalise(question)
  if (occasion === 'greeting') {
    const isMalay = language === 'ms' || GREETINGS_MS.some(([pattern]) => pattern.test(flat))
    return isMalay
      ? { title: 'Helo', markdown: greetInMalay(flat, random) }
      : { title: 'Hello', markdown: greet(flat, random) }
  }
  const replies = REPLIES[occasion]
  return { title: replies.title[language], markdown: random.pick(replies[language]) }
}
