import english from '../../fixtures/seed/ideas.json'
import malay from '../../fixtures/seed/ideas.ms.json'
import { type IdeaTemplate, ideaFor } from '../ai/ideas'
import type { Language } from '../ai/language'
import { numbered } from '../ai/sections'

/** The kinds of idea whose card type the app can create. */
const KINDS = ['it-quiz', 'it-table', 'it-story']

/** Three ideas for a topic and the words that request a card, as markdown. */
export function ideasReply(topic: string, language: Language): string {
  const kinds: readonly IdeaTemplate[] = language === 'ms' ? malay : english
  const ideas = kinds
    .filter(({ idea_type_id }) => KINDS.includes(idea_type_id))
    .map((kind) => ideaFor(kind, topic, language))
  const list = numbered(ideas.map(({ title, idea }) => `**${title}**: ${idea}`))
  return language === 'ms'
    ? `Tiga idea tentang **${topic}**:\n\n${list}\n\nTulis *“buat kuiz tentang ${topic}”* jika mahu kad pertama.`
    : `Three ideas about **${topic}**:\n\n${list}\n\nWrite *“make a quiz about ${topic}”* if you want the first as a card.`
}
