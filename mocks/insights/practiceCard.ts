import type { ClusterName } from '../../src/api/insights.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { CreatableType, GeneratedCard } from '../ai/makeCard'
import type { CardRecord, PersonRecord } from '../db/tables'
import { refuseConcerns } from '../domain/generation/refuseConcerns'
import type { MockServer } from '../server/mockServer'
import { type QuestionCount, rightTexts } from './quizResults'
import { type Basis, basisOf, questionsToPractise } from './recommend'
import { escapeHtml, type Language, listed } from './words'

type Group = ClusterName | 'own'

const TYPES: Readonly<Record<Group, CreatableType>> = {
  whole_class: 'text',
  low_cluster: 'studyaid',
  medium_cluster: 'quiz',
  high_cluster: 'text',
  own: 'studyaid',
}

const SUBTITLES: Readonly<Record<Language, Record<Group, string>>> = {
  en: {
    whole_class: 'For the whole class',
    low_cluster: 'For pupils below 50 percent',
    medium_cluster: 'For pupils at 50 to 69 percent',
    high_cluster: 'For pupils at 70 percent and above',
    own: 'For what is still open',
  },
  ms: {
    whole_class: 'Untuk seluruh kelas',
    low_cluster: 'Untuk murid di bawah 50 peratus',
    medium_cluster: 'Untuk murid antara 50 hingga 69 peratus',
    high_cluster: 'Untuk murid 70 peratus ke atas',
    own: 'Untuk soalan yang perlu diulang',
  },
}

type Words = { title: (titles: string) => string; right: string; mistake: string; task: string }

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (titles) => `Practice: ${titles}`,
    right: 'The answer:',
    mistake: 'Chosen instead:',
    task: 'Why does the one fit and not the other? Say it in one sentence that begins with “Because …”.',
  },
  ms: {
    title: (titles) => `Latihan: ${titles}`,
    right: 'Jawapannya:',
    mistake: 'Yang dipilih:',
    task: 'Mengapakah jawapan itu betul? Terangkan dalam satu ayat yang bermula dengan “Sebab …”.',
  },
}

function reviewOf({ question, commonMistake }: QuestionCount, language: Language): string {
  const phrases = WORDS[language]
  const right = listed(rightTexts(question).map(escapeHtml), language)
  const mistake = commonMistake && `<li>${phrases.mistake} <em>${escapeHtml(commonMistake)}</em></li>`
  return `<h2>${escapeHtml(question.text)}</h2><ul><li>${phrases.right} <strong>${right}</strong></li>${mistake}</ul><p>${phrases.task}</p>`
}

/** Makes new question cards that repeat the missed questions. */
const askAgain = (questions: readonly QuestionCount[], image: string): GeneratedCard[] =>
  questions.map(({ question }) => ({
    type: 'question',
    title: question.title,
    subtitle: '',
    image,
    question: question.body,
    answers: question.answers,
    marks: 2,
    showImage: false,
  }))

const MAX_QUESTIONS = 5

/** Makes the content from the missed questions. If the library knows the subject, adds content about the topic. */
async function compose(basis: Basis, insight: CardRecord, type: CreatableType, person: PersonRecord, seed: string) {
  const [{ makeCard }, { findTopic, loadTopicsOf }] = await Promise.all([
    import('../ai/makeCard'),
    import('../ai/findTopic'),
  ])
  const missed = questionsToPractise(basis)
  const subjects = [htmlToText(String(insight.origin_title)), ...missed.map(({ question }) => question.text)]
  const subject = subjects.join('. ')
  await refuseConcerns(person, 'insight_id', ...subjects)
  await loadTopicsOf(subject)
  const title = WORDS[basis.language].title(missed.map(({ question }) => question.title).join(', '))
  const generated = makeCard({ type, prompt: subject, role: person.role, age: person.age, seed })
  const isKnown = findTopic(subject) !== null
  const image = isKnown || typeof insight.image !== 'string' ? generated.image : insight.image
  const review = missed.map((count) => reviewOf(count, basis.language)).join('')
  if (type === 'quiz') {
    const more = isKnown ? (generated.children ?? []) : []
    return { ...generated, title, image, children: [...askAgain(missed, image), ...more].slice(0, MAX_QUESTIONS) }
  }
  return { ...generated, title, image, body: isKnown ? `${review}<hr>${String(generated.body)}` : review }
}

/** Generates a practice card about the questions that were missed in an insight or one of its clusters. */
export async function makePracticeCard(
  mockServer: MockServer,
  person: PersonRecord,
  insight: CardRecord,
  cluster: ClusterName | null,
  seed: string,
): Promise<GeneratedCard> {
  const group: Group = cluster ?? (insight.type === 'classquestioninsight' ? 'whole_class' : 'own')
  const clusterBasis = basisOf(mockServer, insight, cluster ?? 'whole_class')
  const basis = clusterBasis.people > 0 ? clusterBasis : basisOf(mockServer, insight, 'whole_class')
  const generated = await compose(basis, insight, TYPES[group], person, seed)
  return { ...generated, subtitle: SUBTITLES[basis.language][group] }
}
