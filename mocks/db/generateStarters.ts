/**
 * Generated sparks and kinds of ideas, for starters under load: `?sparks=200&ideas=60` in the browser, SPARKS and IDEAS for the HTTP server.
 * They come from the seed and the library of the mock assistant; the same arguments return the same list.
 */
import type { Spark } from '../../src/api/sparks.contract'
import type { Language } from '../ai/language'
import { library } from '../ai/library'
import { inTitle } from '../ai/topicCase'

/** True for a spark whose description waits for a subject: 'Create a quiz of five questions about '. */
const awaitsSubject = ({ type, description }: Spark) => type === 'creation' && description.endsWith(' ')

/** The sparks, filled up to `count` by sparks about the topics of the library, such as 'Quiz me: Volcanoes'. */
export function withGeneratedSparks(sparks: readonly Spark[], count: number, language: Language): Spark[] {
  const patterns = sparks.filter(awaitsSubject)
  const made = Array.from({ length: Math.max(0, count - sparks.length) }, (_, index): Spark[] => {
    const pattern = patterns[index % patterns.length]
    const topic = library[Math.floor(index / patterns.length) % library.length]
    if (!pattern || !topic) return []
    const number = Math.floor(index / (patterns.length * library.length))
    const subject = language === 'ms' ? topic.malay.name : topic.name
    const label = number > 0 ? `${subject} ${number + 1}` : subject
    return [
      {
        ...pattern,
        id: `${pattern.id}-${topic.id}-${number + 1}`,
        name: `${pattern.name}: ${inTitle(label, language)}`,
        description: `${pattern.description}${label}`,
        order: sparks.length + index + 1,
      },
    ]
  })
  return [...sparks, ...made.flat()]
}

type IdeaKind = { id: string; idea_type_id: string; title: string; title_template: string; template: string }

/** The kinds, filled up to `count` by numbered kinds of the same categories, such as 'Quiz 2'. */
export function withGeneratedIdeas<Kind extends IdeaKind>(kinds: readonly Kind[], count: number): Kind[] {
  const made = Array.from({ length: Math.max(0, count - kinds.length) }, (_, index) => {
    const kind = kinds[index % kinds.length]
    const number = Math.floor(index / kinds.length) + 2
    return kind
      ? [
          {
            ...kind,
            id: `${kind.id}-${number}`,
            idea_type_id: `${kind.idea_type_id}-${number}`,
            title: `${kind.title} ${number}`,
            title_template: `${kind.title_template} (${number})`,
          },
        ]
      : []
  })
  return [...kinds, ...made.flat()]
}
