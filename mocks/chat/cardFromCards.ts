/** Cards of the chat that are made of the cards asked about: a group of them, or the insight of a quiz with results (C-191, C-193). */
import { channels } from '../../src/api/channels'
import type { Language } from '../ai/language'
import type { CardRecord, PersonRecord } from '../db/tables'
import { makeGroup } from '../domain/cards/cardOrdering'
import { canSee } from '../domain/cards/cards'
import { titleFor } from '../domain/generation/stackTitle'
import { classInsight } from '../insights/classInsight'
import { ownInsight } from '../insights/ownInsight'
import { classResults, quizIn, resultOf } from '../insights/quizResults'
import type { MockServer } from '../server/mockServer'
import type { WishedCard } from './wishedCard'

/** Words, with a card that is not stored yet. */
type CardReply = { text: string; card?: WishedCard }

/** Minimum number of cards of a group. */
const MIN_GROUPED = 2

const TEXTS = {
  en: {
    group: (title: string, count: number) => `Done. The group **${title}** holds your ${count} cards, on your board.`,
    noGroup: 'Select at least two cards of your own on the board, then ask again.',
    insight: (title: string) => `Here it is: **${title}**, on your board.`,
    noQuiz: 'Select a quiz on the board, or open one, then ask again.',
    noResults: 'Nobody has finished this quiz yet, so there are no results to show.',
  },
  ms: {
    group: (title: string, count: number) => `Siap! Kumpulan **${title}** memuatkan ${count} kad di papan awak.`,
    noGroup: 'Pilih sekurang-kurangnya dua kad sendiri di papan, kemudian tanya sekali lagi.',
    insight: (title: string) => `Siap! **${title}** ada di papan awak.`,
    noQuiz: 'Pilih satu kuiz di papan atau buka satu kuiz, kemudian tanya sekali lagi.',
    noResults: 'Belum ada sesiapa yang menghabiskan kuiz ini, jadi tiada keputusan lagi.',
  },
} as const satisfies Record<Language, unknown>

function groupReply(mockServer: MockServer, person: PersonRecord, cards: CardRecord[], language: Language): CardReply {
  const own = cards.filter(({ owner_id }) => owner_id === person.id)
  if (own.length < MIN_GROUPED) return { text: TEXTS[language].noGroup }
  const title = titleFor(own.map((card) => card.title)) || own[0]?.title || ''
  const store = () => {
    const ids = own.map(({ id }) => id)
    const group = { ...makeGroup(mockServer, person, ids, 0), title }
    mockServer.db.cards.set(group)
    // The cards have left their list: without a message the event only refetches the cards (D-3142).
    const event = { message: '', type: 'neutral', format_id: group.id } as const
    mockServer.emit(channels.genericNotification, { userId: person.id }, 'user.process.completed', event)
    return group
  }
  return { text: TEXTS[language].group(title, own.length), card: { type: 'group', store } }
}

/** The insight of a quiz: of the class for the owner, else of the person's own answers; undefined without results. */
function insightOf(mockServer: MockServer, person: PersonRecord, container: CardRecord): CardRecord | undefined {
  const quiz = quizIn(mockServer, container, person)
  const all = classResults(mockServer, quiz)
  const isOwner = container.owner_id === person.id
  if (isOwner && all.length > 0) return classInsight(mockServer, person, quiz)
  const result = resultOf(mockServer, quiz, person)
  const type = isOwner ? 'selfquestioninsight' : 'schoolquestioninsight'
  return result && ownInsight(mockServer, type, person, quiz, result, isOwner ? [] : all)
}

function insightReply(
  mockServer: MockServer,
  person: PersonRecord,
  cards: CardRecord[],
  language: Language,
): CardReply {
  const texts = TEXTS[language]
  const quiz = cards.find((card) => quizIn(mockServer, card, person).questions.length > 0)
  if (!quiz) return { text: texts.noQuiz }
  const insight = insightOf(mockServer, person, quiz)
  if (!insight) return { text: texts.noResults }
  const store = () => {
    mockServer.db.cards.set(insight)
    return insight
  }
  return { text: texts.insight(insight.title), card: { type: insight.type as 'selfquestioninsight', store } }
}

/** The reply to a wish for a group or an insight: with the card, or with words about what is missing. */
export function cardFromCards(
  mockServer: MockServer,
  person: PersonRecord,
  kind: 'group' | 'insight',
  { ids, language }: { ids: readonly string[]; language: Language },
): CardReply {
  const cards = [...new Set(ids)]
    .flatMap((id) => mockServer.db.cards.get(id) ?? [])
    .filter((card) => canSee(mockServer, card, person))
  return (kind === 'group' ? groupReply : insightReply)(mockServer, person, cards, language)
}
