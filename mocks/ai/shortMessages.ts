import type { Random } from './random'
import type { Language } from './parseQuestion'
import { normalise } from './words'

export type Occasion =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'identity'
  | 'rude'
  | 'danger'
  | 'sad'
  | 'app'
  | 'bye'
  | 'agree'

const CREATIVE = /\b(story|poem|write|character|essay|novel|song|cerita|sajak|karangan)\b/
const DANGER =
  /\b(kill(ing)? myself|want to die|wanna die|end my life|suicid(e|al)|hurt(ing)? myself|harm(ing)? myself|cut(ting)? myself|do not want to live|don t want to live|better off dead|(hits|beats|hurts|touches|touched) me|nak mati|bunuh diri|cederakan diri)\b/
const SAD =
  /\b((i|i m|im|i am|am|feel|feeling|saya|aku)( \w+){0,3} (sad|lonely|depressed|unhappy|scared|afraid|anxious|stressed|worried|hopeless|worthless|crying|bullied|upset|heartbroken|sedih|sunyi|takut|tertekan|dibuli)|bull(y|ies|ying) me|nobody (likes|loves) me|no one (likes|loves) me|(have|got) no friends|no friends|hate myself|hate my life|want to cry|(parents|mum|mom|dad|father|mother) (are |is )?(fighting|divorc\w+|shout\w*)|(grandma|grandmother|grandpa|grandfather|cat|dog|mother|father) (died|passed away)|tiada kawan)\b/
const FEELS_SUBJECT = /\b(maths?|homework|exam|test|quiz)\b/
const RUDE =
  /\b(fuck\w*|shit\w*|bitch\w*|asshole|bastard|dickhead|cunt|wtf|stfu|(you|u)( are| r| re)? (stupid|dumb|an? idiot|useless|ugly|suck)|stupid (bot|robot|ai|thing|teacher)|shut up|idiot|moron|bodoh|babi(?! hutan)|bangang|celaka|pukimak|sial(an)?|gampang)\b/
const GREETING =
  /^((hi+|hello+|hey+|hai+|yo|hiya|good (morning|afternoon|evening|day|night)|selamat (pagi|tengah hari|petang|sejahtera|malam)|salam|assalamualaikum|apa khabar|how are you( today| doing)?|what s up|whats up|sup|there|everyone|teacher|cikgu|buddy|again) ?)+$/
const THANKS =
  /^((ok|okay|wow|great|cool|nice) )*(thanks?|thank you|thx|ty|tq|terima kasih|tenkiu|much appreciated)( (so much|very much|a lot|you|cikgu|teacher|buddy|banyak|for (your|the) help|for that|again|that helped))*$/
const IDENTITY =
  /\b(who (are|r|made) (you|u)|what are you|what is your name|what s your name|your name|are you (a |an )?(real|robot|human|ai|chatgpt|alive|person|teacher)|who am i talking to|what can you do|how can you help|siapa (awak|kamu|anda)|apa (nama )?(awak|kamu)|awak siapa)\b/
const APP =
  /\b(heartboard|magic chat)\b|\b(how (do|can) i|where (do|can|is)|macam mana nak) .*\b(my board|stack|stacks|the board|cards?|sparks?|share (a|my|this) card|log ?out|password|theme|hashtag)\b/
const BYE =
  /^((ok|okay|good) )*(bye+|bye bye|goodbye|see you( later| tomorrow| soon)?|jumpa lagi|selamat tinggal|good night)( (cikgu|teacher|buddy))?$/
const AGREE =
  /^(ok(ay)?|yes|yeah|yep|no|nope|sure|cool|nice|wow|great|good|lol|haha+|hmm+|idk|i don t know|ya|tidak|baik|bagus|test(ing)?|nothing)$/

/** The kind of a message that is no question (greeting, thanks, distress …); null for a question. */
export function occasionOf(question: string): Occasion | null {
  const flat = normalise(question)
  if (flat.length < 2) return /^\d$/.test(flat) ? null : 'empty'
  const isCreative = CREATIVE.test(flat)
  if (DANGER.test(flat) && !isCreative) return 'danger'
  if (RUDE.test(flat) && !isCreative) return 'rude'
  if (SAD.test(flat) && !isCreative) return 'sad'
  if (GREETING.test(flat)) return 'greeting'
  if (THANKS.test(flat)) return 'thanks'
  if (BYE.test(flat)) return 'bye'
  if (IDENTITY.test(flat)) return 'identity'
  if (AGREE.test(flat)) return 'agree'
  return APP.test(flat) ? 'app' : null
}

type Replies = {
  title: string
  en: readonly string[]
  ms: readonly string[]
}

const REPLIES: Readonly<Record<Exclude<Occasion, 'sad' | 'greeting'>, Replies>> = {
  empty: {
    title: 'Ask me something',
    en: [
      'I could not quite read that. Type a whole question, such as *“Why is lava hot?”*, and I will get to work.',
      'That was a short one! Tell me a topic and what you would like: an **explanation**, a **quiz**, a **story** or a **lesson plan**.',
      'Nothing to go on yet. What did you last learn in class? Type its name and we can start there.',
    ],
    ms: ['Saya belum faham. Taip satu soalan penuh, misalnya *“Apakah kitaran air?”*'],
  },
  thanks: {
    title: 'You are welcome',
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
    title: 'Who I am',
    en: [
      'I am the **practice assistant** of this school. I work offline, from lessons written by hand on fifteen topics, so I am not a person and not a search engine.\n\nI can **explain**, **summarise**, make a **quiz**, a **story**, a **table** or a **lesson plan**, and I do sums with fractions. Try *“compare series and parallel circuits”*.',
      'A fair question! I am an **offline practice assistant**: a small library of school lessons with somebody to fetch them. I know things such as the water cycle, Merdeka, fractions and peribahasa well, and I say so when I do not know.\n\nTry *“quiz me on the solar system”*.',
    ],
    ms: [
      'Saya **pembantu latihan luar talian** sekolah ini. Saya boleh menerangkan, meringkaskan, membuat kuiz, cerita dan rancangan pengajaran tentang lima belas topik. Cuba tanya *“Apakah fotosintesis?”*',
    ],
  },
  rude: {
    title: 'Let us keep it kind',
    en: [
      'I would rather not answer in those words. If something annoyed you, tell me plainly what went wrong, and we will start again.',
      'Those words can hurt, so I leave them where they are. Ask me the same thing kindly and I will do my best for you.',
      'Let us keep this a friendly place. Take a breath, then tell me what you need help with.',
    ],
    ms: ['Mari kita gunakan bahasa yang sopan. Beritahu saya apa yang awak perlukan, dan kita mula semula.'],
  },
  danger: {
    title: 'Please talk to somebody now',
    en: [
      'I am really glad that you said this. You matter, and you should not carry it alone.\n\n**Please go to an adult you trust right now**: a parent, a teacher, the school counsellor or a neighbour. Say it in the same words that you used here.\n\n- In Malaysia you can call **Talian Kasih 15999**, day or night.\n- If you or somebody else is in danger at this moment, call **999**.\n\nI am only a practice program and cannot keep you safe, but people can, and they want to.',
    ],
    ms: [
      'Terima kasih kerana memberitahu. Awak penting, dan awak tidak perlu menanggungnya seorang diri.\n\n**Tolong jumpa orang dewasa yang dipercayai sekarang**: ibu bapa, guru atau kaunselor sekolah.\n\n- Hubungi **Talian Kasih 15999**, siang atau malam.\n- Jika ada bahaya sekarang, hubungi **999**.\n\nSaya hanya program latihan, tetapi ada orang yang mahu membantu awak.',
    ],
  },
  app: {
    title: 'Finding your way',
    en: [
      'A short guide to the board:\n\n- **Cards** hold what you make; drag one onto another to make a **stack**.\n- **Share** sends selected cards to friends or groups.\n- **Add** under a reply keeps it as a card.\n- **Sparks** are ready-made starts when you do not know what to ask.\n\nIf something does not work, use the **feedback** button or ask your teacher. And if you have a topic in mind, I am ready.',
      'Happy to show you round. Everything lives on your **board**: each card can be opened, changed, stacked on another and shared.\n\n1. Select one or more cards.\n2. Look at the toolbar: only what you may do is shown.\n3. Open a card to read it large and to ask me about it.\n\nStuck? The **feedback** button reaches the people who look after Heartboard.',
    ],
    ms: [
      'Semua kad berada di **papan** awak. Pilih kad untuk berkongsi atau menyusunnya, dan tekan **Add** di bawah jawapan saya untuk menyimpannya sebagai kad.',
    ],
  },
  bye: {
    title: 'See you soon',
    en: [
      'See you soon! Before you go: name one thing that you did not know this morning.',
      'Goodbye, and well done for asking questions today.',
      'Until next time. Your cards will wait for you on the board.',
    ],
    ms: ['Jumpa lagi! Sebelum pergi, sebutkan satu perkara baharu yang awak pelajari hari ini.'],
  },
  agree: {
    title: 'Shall we go on?',
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
  'who founded Malacca',
]
const HELLOS = [
  'Hello! It is good to see you.',
  'Hi there, welcome back.',
  'Hey! Ready when you are.',
  'Good to see you at your desk.',
  'Hello, and thank you for stopping by.',
]

function greet(flat: string, random: Random): string {
  const time = /good (morning|afternoon|evening)/.exec(flat)?.[1]
  const hello =
    time === undefined
      ? random.pick(HELLOS)
      : `Good ${time}! ${random.pick(['I hope the day is kind to you.', 'A good time to learn something.', 'Nice of you to drop in.'])}`
  const fine = /how are you|what s up/.test(flat) ? ' I am well, thank you for asking.' : ''
  const [first, second] = random.shuffle(OFFERS)
  return `${hello}${fine} What shall we find out? You could ask **${first}**, or **${second}**.`
}

const SADNESS: readonly (readonly [RegExp, string])[] = [
  [/bull|dibuli/, 'Being bullied is never your fault, and telling somebody is not telling tales.'],
  [/died|passed away/, 'Losing somebody you love hurts a great deal, and there is no wrong way to miss them.'],
  [
    /lonely|no friend|nobody|no one|sunyi|tiada kawan/,
    'Feeling alone is hard, and many people in your school have felt it too.',
  ],
  [
    /stress|worried|anxious|exam|tertekan|scared|afraid|takut/,
    'A head full of worry is heavy. Breathe in while you count to four and out while you count to six, three times.',
  ],
  [/fighting|divorc|shout/, 'It is frightening when grown-ups at home are upset, and it is not your fault.'],
]

function comfort(flat: string, random: Random): string {
  const particular =
    SADNESS.find(([pattern]) => pattern.test(flat))?.[1] ??
    'A sad day is still a day that passes, and it helps to put it into words, as you just did.'
  const opening = random.pick([
    'I am sorry that you feel this way.',
    'Thank you for telling me; that was not easy.',
    'That sounds hard, and I am glad you said it.',
  ])
  const small = FEELS_SUBJECT.test(flat)
    ? 'If schoolwork is part of it, send me the one thing that bothers you most and we will take it in small steps.'
    : 'If you like, we can do something quiet together afterwards: a short poem, or a story with a good ending.'
  return `${opening} ${particular}\n\nPlease **talk to an adult you trust today**: a parent, your class teacher or the school counsellor. You can begin with *“I need to tell you something.”* In Malaysia, **Talian Kasih 15999** listens day and night.\n\n${small}`
}

const COMFORT_MS =
  'Saya bersimpati dengan perasaan awak, dan terima kasih kerana memberitahu. Tolong **berbual dengan orang dewasa yang dipercayai hari ini**: ibu bapa, guru kelas atau kaunselor sekolah. **Talian Kasih 15999** juga sedia mendengar, siang dan malam.\n\nSelepas itu, jika awak mahu, kita boleh membaca sebuah cerita bersama.'

/** The reply to a message of such a kind. */
export function replyTo(
  occasion: Occasion,
  question: string,
  language: Language,
  random: Random,
): { title: string; markdown: string } {
  const flat = normalise(question)
  if (occasion === 'greeting') {
    const isMalay = /selamat|salam|apa khabar/.test(flat)
    return {
      title: 'Hello',
      markdown: isMalay
        ? `${random.pick(['Selamat datang!', 'Hai, apa khabar?'])} Apakah yang mahu kita pelajari hari ini? Cuba tanya **bagaimana hujan terbentuk** atau minta **kuiz tentang Merdeka**.`
        : greet(flat, random),
    }
  }
  const isMalay = language === 'ms' || /\b(terima kasih|saya|sedih|awak|jumpa lagi|bodoh|selamat)\b/.test(flat)
  if (occasion === 'sad') return { title: 'You are not alone', markdown: isMalay ? COMFORT_MS : comfort(flat, random) }
  const replies = REPLIES[occasion]
  return { title: replies.title, markdown: random.pick(isMalay ? replies.ms : replies.en) }
}
