import type { MagicRequest } from '../../src/api/chat.contract'
import type { Random } from '../ai/random'
import type { Language } from '../ai/language'
import { type QuestionKind, type ParsedQuestion, subjectOf } from '../ai/parseQuestion'
import { replyTo } from '../ai/shortMessages'
import { numbered, quote } from '../ai/sections'
import { capitalise, fillIn } from '../ai/words'

type Turn = {
  parsed: ParsedQuestion
  conversation: MagicRequest['contextConversations']
  random: Random
  role: string
}

/** Guiding questions on a subject that the library does not have, by kind of question. */
const QUESTIONS: Readonly<Record<Language, Readonly<Record<QuestionKind, readonly [string, string]>>>> = {
  en: {
    why: ['What exactly can be seen to happen?', 'What is always there just before it happens?'],
    how: ['What does it begin with, and what is there at the end?', 'Which step in between can you picture best?'],
    what: [
      'To which larger group does it belong?',
      'What is it often mixed up with, and how would you tell them apart?',
    ],
    who: ['Where and when did they live?', 'What would be missing today without them?'],
    when: ['What surely came before it?', 'Who wrote the date down, and how did they know?'],
    where: ['In which country, near which sea or river?', 'What is the place like, and does that explain anything?'],
    compare: ['Name two things that both have.', 'Name one thing that only one of them has.'],
    opinion: ['Who would agree with you, and why?', 'What is the best reason against it?'],
    maths: ['Which numbers are given, and with which units?', 'What has to be found, in one sentence?'],
    task: [
      'What do you know about it already? Three words are enough.',
      'What would you like to be able to do with it?',
    ],
  },
  ms: {
    why: ['Apakah sebenarnya yang dapat dilihat?', 'Apakah yang sentiasa ada sebelum perkara itu berlaku?'],
    how: ['Bagaimanakah permulaannya, dan apakah hasilnya?', 'Langkah manakah yang paling mudah awak bayangkan?'],
    what: ['Ia tergolong dalam kumpulan apa?', 'Apakah yang hampir sama dengannya, dan apakah bezanya?'],
    who: ['Di mana dan bilakah mereka hidup?', 'Apakah yang tiada pada hari ini tanpa mereka?'],
    when: [
      'Apakah yang pasti berlaku sebelum itu?',
      'Siapakah yang mencatat tarikh itu, dan bagaimanakah mereka tahu?',
    ],
    where: ['Di negara mana, dekat laut atau sungai apa?', 'Bagaimanakah keadaan tempat itu?'],
    compare: ['Nyatakan dua perkara yang ada pada kedua-duanya.', 'Nyatakan satu perkara yang ada pada satu sahaja.'],
    opinion: ['Siapakah yang akan bersetuju, dan mengapa?', 'Apakah alasan paling kuat yang menentangnya?'],
    maths: ['Nombor apakah yang diberi, dan apakah unitnya?', 'Apakah yang perlu dicari, dalam satu ayat?'],
    task: ['Apakah yang sudah awak tahu? Tiga perkataan sudah cukup.', 'Apakah yang awak mahu lakukan dengannya?'],
  },
}

type Texts = {
  /** Said after the person has answered. */
  followUps: readonly string[]
  leads: readonly string[]
  close: string
  unnamed: string
  youSay: string
  inSight: (subject: string) => string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    followUps: [
      'What makes you think so? Name one thing that you have seen or read.',
      'Suppose that somebody says the opposite. What would you show them?',
      'Which word in your sentence would a younger pupil not understand? Explain that one.',
      'If that is true, what else has to be true?',
    ],
    leads: [
      '**{Subject}**: I have no lesson on it, but a good question gets us further than a lesson.',
      'Let us take **{subject}** apart. I ask, you think aloud.',
      'I have no lesson on **{subject}**. First find out what you have in your head already.',
    ],
    close: 'Answer one of them as well as you can; a guess is welcome.',
    unnamed: 'your question',
    youSay: 'You say:',
    inSight: (subject) => ` Keep **${subject}** in sight while you answer.`,
  },
  ms: {
    followUps: [
      'Mengapakah awak fikir begitu? Nyatakan satu perkara yang pernah awak lihat atau baca.',
      'Jika ada orang yang berpendapat sebaliknya, apakah yang akan awak tunjukkan?',
      'Perkataan manakah dalam ayat awak yang sukar bagi murid yang lebih muda? Terangkan perkataan itu.',
      'Jika itu benar, apakah lagi yang mesti benar?',
    ],
    leads: [
      '**{Subject}**: saya tiada pelajaran tentangnya, tetapi soalan yang baik akan membantu kita.',
      'Mari kita kaji **{subject}** satu demi satu. Saya bertanya, awak berfikir.',
    ],
    close: 'Jawab salah satu sebaik mungkin; tekaan pun boleh.',
    unnamed: 'soalan awak',
    youSay: 'Awak berkata:',
    inSight: (subject) => ` Ingat **${subject}** semasa menjawab.`,
  },
}

const fill = (text: string, subject: string) => fillIn(text, { subject, Subject: capitalise(subject) })

/** Guides a person through a subject that the library does not have, quoting the person's own words. */
export function coachWithoutLesson({ parsed, conversation, random, role }: Turn): string {
  const { text: question, language, occasion } = parsed
  if (occasion) return replyTo(occasion, question, language, random, role).markdown
  const texts = TEXTS[language]
  const isAnswer = !question.includes('?') && conversation.length > 0
  if (!isAnswer) {
    const [first, second] = QUESTIONS[language][parsed.kind]
    const subject = parsed.subject || texts.unnamed
    return `${fill(random.pick(texts.leads), subject)}\n\n${numbered([first, second])}\n\n${texts.close}`
  }
  const previousMessages = conversation.filter(({ from }) => from === 'USER').map(({ content }) => content)
  const subject = previousMessages.map(subjectOf).find(Boolean)
  return `${texts.youSay}\n\n${quote(question.trim())}\n\n${random.pick(texts.followUps)}${subject ? texts.inSight(subject) : ''}`
}
