import type { Card } from '../../src/api/cards/card.schema'
import { materialFor } from './cards/materialFor'
import { parseQuestion } from './parseQuestion'
import { createRandom } from './random'
import { plainText } from './words'

type Resource = Card['lesson_resources'][number]
type Wording = { title: string; prompt: string }

/** The types of lesson materials (B-172), with the title and prompt of each. */
const RESOURCES: Record<
  'en' | 'ms',
  readonly (readonly [Resource['type'], (title: string, name: string) => Wording])[]
> = {
  en: [
    ['intro', (title, name) => ({ title: `A first look: ${title}`, prompt: `Write an introduction to ${name}` })],
    ['studyaid', (title, name) => ({ title: `${title} on one page`, prompt: `Make a study aid about ${name}` })],
    ['memorization', (title, name) => ({ title: `Remember: ${title}`, prompt: `Make a memory card about ${name}` })],
    [
      'quiz',
      (title, name) => ({ title: `${title}: five questions`, prompt: `Make a quiz of five questions about ${name}` }),
    ],
    ['table', (title, name) => ({ title: `${title} side by side`, prompt: `Make a table about ${name}` })],
    ['video', (title, name) => ({ title: `${title}: watch and note`, prompt: `Find a short video about ${name}` })],
    [
      'text',
      (title, name) => ({
        title: `${title} around us`,
        prompt: `Write examples of ${name} from daily life in Malaysia`,
      }),
    ],
    [
      'question',
      (title, name) => ({ title: `Exit question: ${title}`, prompt: `Write one exit question about ${name}` }),
    ],
  ],
  ms: [
    ['intro', (title, name) => ({ title: `Pengenalan: ${title}`, prompt: `Tulis pengenalan tentang ${name}` })],
    ['studyaid', (title, name) => ({ title: `Nota: ${title}`, prompt: `Sediakan nota ringkas tentang ${name}` })],
    ['memorization', (title, name) => ({ title: `Ingat: ${title}`, prompt: `Sediakan kad ingatan tentang ${name}` })],
    ['quiz', (title, name) => ({ title: `Kuiz: ${title}`, prompt: `Buat kuiz lima soalan tentang ${name}` })],
    ['table', (title, name) => ({ title: `Jadual: ${title}`, prompt: `Buat jadual tentang ${name}` })],
    ['video', (title, name) => ({ title: `Video: ${title}`, prompt: `Cari video pendek tentang ${name}` })],
    [
      'text',
      (title, name) => ({
        title: `${title} di sekeliling kita`,
        prompt: `Tulis contoh ${name} dalam kehidupan harian`,
      }),
    ],
    [
      'question',
      (title, name) => ({ title: `Soalan akhir: ${title}`, prompt: `Tulis satu soalan akhir tentang ${name}` }),
    ],
  ],
}

/** Returns the subject of a lesson from its title: 'Lesson Plan: The Water Cycle' → 'The Water Cycle'. */
export const lessonSubject = (title: string): string =>
  plainText(title)
    .replace(/^(lesson( plan)?|rph|rancangan pengajaran( harian)?)\s*[:–-]\s*/i, '')
    .trim()

export type Lesson = { title: string; body: string; role: string; age: number | null; seed: string }

/** Suggests six materials of different types for a lesson plan, in its language (B-171). */
export function lessonResources({ title, body, role, age, seed }: Lesson): Resource[] {
  const random = createRandom(`${seed} materials`)
  const subject = lessonSubject(title)
  const { material } = materialFor({
    parsed: parseQuestion(subject, role, age ?? undefined),
    title: undefined,
    context: [{ title: subject, body }],
    random,
  })
  const isMalay = material.language === 'ms' || /\b(murid|objektif|pentaksiran|aktiviti)\b/i.test(plainText(body))
  const language = isMalay ? 'ms' : 'en'
  const name = isMalay || material.code === null ? subject : material.name
  const [intro, studyAid, memory, quiz, ...others] = RESOURCES[language]
  const chosen = [random.pick([intro, studyAid]), memory, quiz, ...random.shuffle(others).slice(0, 3)]
  return chosen.flatMap((entry) => {
    if (!entry) return []
    const [type, word] = entry
    const wording = word(subject, name)
    return [{ title: wording.title, type, recommendedResourcePrompt: `${wording.prompt}.` }]
  })
}
