/** Matches messages of the server's history with turns: by id, or else by the text of the question (D-0077). */
import type { ChatMessage } from '@/api/chat.contract'
import type { Turn } from './turns'

/** Maximum number of other tabs' messages between a question and its reply. */
const INTERLEAVED = 6

const isSameQuestion = (message: ChatMessage | undefined, { prompt }: Turn) =>
  message?.from === 'USER' && message.content.trim() === prompt?.content.trim()

/**
 * Returns the turn for each index of the history (oldest first), if its message belongs to one. Replies and channel
 * prompts match by id. A question sent by a call has no id. It matches by its text, as the user's message directly
 * before the reply.
 */
export function claimPlaces(turns: readonly Turn[], history: readonly ChatMessage[]): Map<number, Turn> {
  const places = new Map(history.map(({ id }, place) => [id, place]))
  const claimed = claimById(turns, places)
  claimQuestionsOfReplies(turns, history, places, claimed)
  claimLoneQuestions(turns, history, claimed)
  return claimed
}

/**
 * Matches messages by id.
 * @param places index in the history by message id
 */
function claimById(turns: readonly Turn[], places: ReadonlyMap<string, number>): Map<number, Turn> {
  const claimed = new Map<number, Turn>()
  for (const turn of turns) {
    // The id of the turn is that of a placeholder whose message has become that of the card.
    for (const id of [turn.id, turn.prompt?.id, ...turn.replies.map((reply) => reply.id)]) {
      const place = id === undefined ? undefined : places.get(id)
      if (place !== undefined) claimed.set(place, turn)
    }
  }
  return claimed
}

/** Matches the questions directly before the replies that are already matched. */
function claimQuestionsOfReplies(
  turns: readonly Turn[],
  history: readonly ChatMessage[],
  places: ReadonlyMap<string, number>,
  claimed: Map<number, Turn>,
): void {
  const claimBefore = (turn: Turn, replyPlace: number) => {
    for (let place = replyPlace - 1; place >= Math.max(0, replyPlace - INTERLEAVED); place -= 1) {
      if (claimed.get(place) === turn && history[place]?.from === 'USER') return
      if (claimed.has(place) || !isSameQuestion(history[place], turn)) continue
      claimed.set(place, turn)
      return
    }
  }
  for (const turn of turns) {
    const isPromptKnown = turn.prompt !== null && places.has(turn.prompt.id)
    turn.replies.forEach(({ id }, index) => {
      const place = places.get(id)
      if (place === undefined || (index === 0 && isPromptKnown && !turn.isFromHistory)) return
      claimBefore(turn, place)
    })
  }
}

/** Returns the first index of each turn in the history. */
function placesByTurn(claimed: ReadonlyMap<number, Turn>): Map<Turn, number> {
  const places = new Map<Turn, number>()
  for (const [place, turn] of claimed) places.set(turn, Math.min(place, places.get(turn) ?? place))
  return places
}

/**
 * Matches questions of turns without a stored reply: the last unanswered question with the same text between the
 * neighbouring turns.
 */
function claimLoneQuestions(turns: readonly Turn[], history: readonly ChatMessage[], claimed: Map<number, Turn>): void {
  const places = placesByTurn(claimed)
  const isLone = ({ prompt, replies }: Turn) => prompt?.isStored && replies.every(({ status }) => status !== 'complete')
  const isUnanswered = (place: number) => history[place + 1]?.from !== 'other' || claimed.has(place + 1)
  let start = 0
  const starts = turns.map((turn) => {
    const before = start
    start = (places.get(turn) ?? start - 1) + 1
    return before
  })
  const afterAnswers = history.findLastIndex(({ from }) => from !== 'USER') + 1
  const isRunning = ({ replies }: Turn) => replies.some(({ status }) => status === 'waiting' || status === 'streaming')
  // Starts with the newest turn, so that each of several equal questions gets its own message.
  let end = history.length
  for (const [index, turn] of [...turns.entries()].toReversed()) {
    const own = places.get(turn)
    if (own !== undefined) end = own
    if (own !== undefined || !isLone(turn)) continue
    // The history may not contain the question of a live reply yet. An older question with the same text must not
    // match.
    const begin = Math.max(starts[index] ?? 0, isRunning(turn) ? afterAnswers : 0)
    const place = history.findLastIndex(
      (message, at) => at >= begin && at < end && !claimed.has(at) && isSameQuestion(message, turn) && isUnanswered(at),
    )
    if (place < 0) continue
    claimed.set(place, turn)
    end = place
  }
}

/**
 * Returns the turns to show before each index of the history: at the turn's first message, or together with the next
 * matched turn.
 */
export function turnsByPlace(turns: readonly Turn[], claimed: Map<number, Turn>, end: number): Map<number, Turn[]> {
  const places = placesByTurn(claimed)
  const byPlace = new Map<number, Turn[]>()
  let next = end
  for (const turn of turns.toReversed()) {
    next = places.get(turn) ?? next
    byPlace.set(next, [turn, ...(byPlace.get(next) ?? [])])
  }
  return byPlace
}
