import { pantunOn, poemOn, storyOn } from './creativeAnswer'
import { nearestTopics } from './findTopic'
import { library } from './library'
import { closingLine } from './openings'
import type { Random } from './random'
import type { QuestionKind, ParsedQuestion } from './parseQuestion'
import { bullets, fitSections, requiredSection, numbered, type Section, optionalSection, table } from './sections'
import type { Topic } from '../../fixtures/content/content.schema'
import type { Answer } from './topicAnswer'
import { capitalise, fillIn, listInWords, normalise } from './words'

/** Neutral sentences, because the subject may be serious (docs/safeguarding.md). */
const OPENINGS = [
  'I have no lesson on {subject}.',
  'There is no lesson on {subject} on my shelf.',
  '{Subject} is not among my lessons.',
]
const DISCLAIMERS = [
  'I am the offline practice assistant of this school, so I will not make up facts; I can help you to find them.',
  'As the practice assistant of this school I work offline. Here is how we can get at it together.',
  'I am an offline practice assistant and say so when I do not know. What I can give you is a way in.',
  'My school library is small, because I am the offline practice assistant. I do not know this one for certain, but I do know how to look for it.',
]

const KNOWN: Readonly<Record<QuestionKind, readonly string[]>> = {
  why: ['What exactly happens? Describe it without any reason yet.', 'What always comes before it?'],
  how: ['What does it start with, and what does it end with?', 'Which steps in between are you sure of?'],
  what: ['Which larger group does it belong to?', 'Name one thing that it is often confused with.'],
  who: ['When and where did this person live or work?', 'What do people remember them for?'],
  when: ['What surely came before it, and what after?', 'Is it one day, or did it take years?'],
  where: ['On which continent, or in which state?', 'What lies around it?'],
  compare: ['Name three things that both have.', 'Name the one difference that everybody sees.'],
  opinion: ['Which facts would everybody accept?', 'Who gains by it, and who loses?'],
  maths: ['Write down every number in the question with its unit.', 'Say in words what has to be found.'],
  task: ['Write down three words that you connect with it.', 'Where have you met it before?'],
}
const FIND_OUT: Readonly<Record<QuestionKind, readonly string[]>> = {
  why: ['What would have to be different for it not to happen?', 'Do two independent sources give the same reason?'],
  how: ['What drives it: energy, people or a rule?', 'What goes wrong if one step is left out?'],
  what: ['What does a textbook say in one sentence?', 'What are two examples and one thing that is *not* an example?'],
  who: ['What problem were they trying to solve?', 'What did others say of them at the time?'],
  when: ['Which source gives the date, and how does its author know?', 'What changed because of it?'],
  where: ['How would you get there from your school?', 'Why is it there and not elsewhere?'],
  compare: ['Which measure is fair: size, cost, time or effect?', 'When is the first better, and when the second?'],
  opinion: ['What is the strongest reason against your view?', 'What would make you change your mind?'],
  maths: ['Which operation links what you know to what you look for?', 'About how large should the answer be?'],
  task: ['What would surprise a friend about it?', 'Which question can nobody in your class answer yet?'],
}
const PLACES = [
  'the index of your **textbook**',
  'an encyclopaedia in the **school library**',
  'a **museum or government site** with a date on the page',
]
const PEOPLE = ['a **teacher** of the subject', 'somebody at **home** who may have seen or done it']
const SOURCES = [...PLACES, ...PEOPLE, '**Dewan Bahasa dan Pustaka** for the meaning of words']

/** In questions of these kinds the subject is a clause ('cats purr'), so the answer quotes the question instead. */
const CLAUSE_KINDS = new Set<QuestionKind>(['why', 'how', 'who', 'when', 'where', 'opinion', 'maths'])

const fill = (text: string, subject: string) => fillIn(text, { subject, Subject: capitalise(subject) })

function offer(topics: readonly Topic[]): string {
  return `**Nearest on my shelf:** ${listInWords(
    topics.map(({ name }) => name),
    'or',
  )}. Ask for any of them as a quiz, a story or a lesson plan.`
}

const CLOSINGS = [
  'Ask again with one more detail: which part of it do you need, and for which class?',
  'Write your best guess now, before you look anything up.',
  'Add what you find to a card, then ask me to make a quiz from that card.',
]

/** Says that there is no lesson, and gives a first question, a place and a person to ask. Then offers two other topics. */
function threeLines(
  opening: string,
  title: string,
  { kind }: ParsedQuestion,
  topics: readonly Topic[],
  random: Random,
): string {
  const honest = kind === 'compare' ? 'so a table of mine would be empty or wrong' : 'so I will not make up an answer'
  const begin = random.pick([...KNOWN[kind], ...FIND_OUT[kind]])
  return [
    `${opening} I am the offline practice assistant of this school, ${honest}.`,
    `## ${title}`,
    `To begin with: ${begin}`,
    `Look it up in ${random.pick(PLACES)}, or ask ${random.pick(PEOPLE)}.`,
    offers(topics),
  ].join('\n\n')
}

const offers = ([first, second]: readonly Topic[]): string =>
  `**Or ask me:**\n\n${bullets([`*Explain ${first?.name ?? 'the water cycle'}*`, `*Quiz me on ${second?.name ?? 'fractions'}*`])}`

/** Returns an empty frame for the requested form, without facts about the subject. For an explanation there is none. */
function frameFor(subject: string, parsed: ParsedQuestion, random: Random): Section[] {
  const known = KNOWN[parsed.kind].map((line) => line)
  const find = FIND_OUT[parsed.kind].map((line) => line)
  const sources = random.shuffle(SOURCES).slice(0, 3)
  switch (parsed.form) {
    case 'quiz':
      return [
        requiredSection(
          `### Four questions that test **${subject}** fairly\n\n${numbered([`**What is** ${subject}, in one sentence of your own?`, '**Give** one example from Malaysia and say why it fits.', `**True or false?** Write one wrong sentence about ${subject} that a classmate might believe, and correct it.`, '**Why** does it matter to somebody of your age?'])}`,
        ),
        requiredSection(`**To mark it:** find each answer in two of these: ${listInWords(sources)}.`),
      ]
    case 'lesson':
      return [
        requiredSection(
          table(
            ['Time', `A first lesson on ${subject}`],
            [
              ['5 min', 'Each pupil writes one thing known and one thing wondered.'],
              ['10 min', 'Read one trusted page together and underline five key words.'],
              ['25 min', 'Groups make a poster: what, how, why it matters, one example from our town.'],
              ['10 min', 'Gallery walk: leave one question on each poster.'],
              ['10 min', 'Exit slip: *I used to think … now I think …*'],
            ],
          ),
        ),
        requiredSection(
          `**Prepare:** one text at reading level, paper, markers. Good sources are ${listInWords(sources)}.`,
        ),
      ]
    case 'table':
      return [
        requiredSection(
          table(
            ['What we know', 'What we want to find out', 'Where to look'],
            [0, 1, 2].map((row) => [
              known[row] ?? 'What did you hear about it first?',
              find[row] ?? 'What happens next?',
              sources[row] ?? '',
            ]),
          ),
        ),
      ]
    case 'steps':
    case 'activity':
      return [
        requiredSection(
          `### A plan for ${subject}\n\n${numbered(['Write down what the result should look like.', `List what you already have or know. ${known[0] ?? ''}`, `Put the actions in order, and ask: ${(find[1] ?? '').charAt(0).toLowerCase()}${(find[1] ?? '').slice(1)}`, 'Try the first step small and safely, with an adult if there is heat, height or electricity.', 'Note what happened, change one thing and try again.'])}`,
        ),
        requiredSection(`**Where to look:** ${listInWords(sources)}.`),
      ]
    default:
      return []
  }
}

function creative(subject: string, parsed: ParsedQuestion, role: string, random: Random): Answer {
  const isPoem = parsed.form === 'poem'
  const name = subject === '' ? 'a question nobody asked' : subject
  const title = `${capitalise(name)}: a ${isPoem ? 'poem' : 'story'}`
  const opening = random.pick(
    isPoem
      ? [
          `Here are some lines for **${name}**; read down the first letters.`,
          `**${capitalise(name)}** makes a fine poem. Mine spells something at its left edge.`,
          `You asked for verse on **${name}**, so I took one letter at a time.`,
        ]
      : [
          `Once, in a school not unlike yours, there was **${name}**.`,
          `A story around **${name}**, made for you to continue:`,
          `You give me **${name}**, I give you a beginning, a middle and an open door.`,
        ],
  )
  const tasks = isPoem
    ? [
        'Change two lines so that only somebody who knows it well could have written them.',
        'Choose one sound, one smell and one colour, and give each a line.',
        'Read it aloud with a friend, a line each.',
      ]
    : [
        `Put in one detail about ${name} that only you know.`,
        'Decide what the main character is afraid of, and let it show in one action.',
        'Write the scene that comes next, in five sentences.',
      ]
  const markdown = fitSections([
    requiredSection(opening),
    requiredSection(`## ${title}`),
    requiredSection(isPoem ? poemOn(name) : storyOn(name, random, 'en')),
    requiredSection(`### Make it yours\n\n${bullets(tasks)}`),
    optionalSection(
      '**How it is made:** an acrostic gives each line a letter to begin with. The rule looks narrow, but it leads you to thoughts that you would not have had without it. The lines need not rhyme; they only need to sound right when you say them. Read slowly and pause at the end of each line.',
    ),
    requiredSection(
      closingLine('Ask me about **narrative writing** to see how openings, problems and endings work.', role, random),
    ),
  ])
  return { title, markdown }
}

const MALAY_OPENINGS = [
  'Saya tiada pelajaran tentang **{subject}**.',
  'Belum ada pelajaran tentang **{subject}** dalam simpanan saya.',
  '**{Subject}** tiada dalam senarai pelajaran saya.',
]
const MALAY_DISCLAIMERS = [
  'Saya pembantu latihan luar talian sekolah ini, jadi saya tidak akan mereka-reka fakta.',
  'Sebagai pembantu latihan luar talian sekolah ini, saya boleh menunjukkan cara mencarinya.',
]

const MALAY_SOURCES = [
  'indeks **buku teks**',
  'ensiklopedia di **pusat sumber** sekolah',
  'kamus **Dewan Bahasa dan Pustaka**',
  'nota **guru** mata pelajaran itu',
]
const MALAY_BEGINNINGS = [
  'tulis tiga perkara yang awak sudah tahu.',
  'apakah maksudnya dalam satu ayat?',
  'apakah satu contohnya di Malaysia?',
]

function inMalay(subject: string, topics: readonly Topic[], random: Random): Answer {
  const name = subject === '' ? 'soalan ini' : subject
  const title = `Meneroka ${name}`
  const [first, second] = random.shuffle(MALAY_SOURCES)
  const [topic, other] = topics
  const markdown = [
    `${fill(random.pick(MALAY_OPENINGS), name)} ${random.pick(MALAY_DISCLAIMERS)}`,
    `## ${title}`,
    `Mulakan dengan ini: ${random.pick(MALAY_BEGINNINGS)}`,
    `Cari dalam ${first} atau ${second}.`,
    `**Atau minta saya:**\n\n${bullets([`*Terangkan ${topic?.malay.name ?? 'kitaran air'}*`, `*Kuiz tentang ${other?.malay.name ?? 'pecahan'}*`])}`,
  ].join('\n\n')
  return { title, markdown }
}

function pantunAnswer(subject: string, random: Random): Answer {
  const name = subject === '' ? 'sekolah kita' : subject
  const title = `Pantun tentang ${name}`
  const tasks = bullets([
    'Ganti dua baris pertama dengan alam di sekeliling awak; kekalkan rima a-b-a-b.',
    'Baca kuat-kuat: setiap baris lapan hingga dua belas suku kata.',
  ])
  return { title, markdown: `## ${title}\n\n${pantunOn(name, random)}\n\n### Giliran awak\n\n${tasks}` }
}

/**
 * Answers a question on a subject that the library does not have. The answer names ways to find out and similar topics, but no
 * facts.
 */
export function answerGenerally(question: string, parsed: ParsedQuestion, role: string, random: Random): Answer {
  const topics = nearestTopics(question, 3, random.shuffle(library))
  const { subject } = parsed
  if (parsed.language === 'ms')
    return parsed.form === 'poem' ? pantunAnswer(subject, random) : inMalay(subject, topics, random)
  if (parsed.form === 'story' || parsed.form === 'poem') return creative(subject, parsed, role, random)
  const name = subject === '' ? 'your question' : subject
  const bare = question.replace(/\s+/g, ' ').trim()
  const punctuated = /^(why|how|who|when|where|what|should|is|are|do|does|can)\b.*[^?.!]$/i.test(bare)
    ? `${bare}?`
    : bare
  const isClauseQuestion =
    CLAUSE_KINDS.has(parsed.kind) || (parsed.kind === 'task' && normalise(subject) === normalise(question))
  const isQuoted = isClauseQuestion && parsed.form === 'explain' && punctuated.length <= 80
  const title = isQuoted ? capitalise(punctuated) : subject === '' ? 'Finding a way in' : `Exploring ${subject}`
  const opening = fill(random.pick(OPENINGS), isQuoted ? `“${capitalise(punctuated)}”` : `**${name}**`)
  const frame = frameFor(name, parsed, random)
  if (frame.length === 0) return { title, markdown: threeLines(opening, title, parsed, topics, random) }
  const markdown = fitSections([
    requiredSection(`${opening} ${random.pick(DISCLAIMERS)}`),
    requiredSection(`## ${title}`),
    ...frame,
    requiredSection(offer(topics)),
    requiredSection(closingLine(random.pick(CLOSINGS), role, random)),
  ])
  return { title, markdown }
}
