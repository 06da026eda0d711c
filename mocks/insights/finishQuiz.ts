import { channels } from '../../src/api/channels'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import { viewCard } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { classInsight } from './classInsight'
import { findInsight, ownInsight } from './ownInsight'
import { bandOf, classResults, type Quiz, resultOf } from './quizResults'

/** ms until a new insight is announced, as a queue worker would. */
const ANNOUNCE_MS = 1000

/** Stores an insight at once, so that no reload loses it, and announces it a moment later. */
function storeInsight(mockServer: MockServer, insight: CardRecord): void {
  const isNew = !mockServer.db.cards.get(insight.id)
  mockServer.db.cards.set(insight)
  mockServer.enqueueJob(ANNOUNCE_MS, () => {
    const card = mockServer.db.cards.get(insight.id)
    const owner = mockServer.db.people.get(insight.owner_id)
    if (!card || !owner) return
    if (!isNew) return broadcastCardUpdated(mockServer, card.id)
    mockServer.emit(channels.board, { userId: owner.id }, 'insight.added', {
      format: viewCard(mockServer, card, owner),
    })
  })
}

/**
 * Makes or updates the insights that follow when somebody has answered the last question of a quiz: the person's own, and of a shared
 * quiz the class insight of its owner (D-2461). A student below 50 percent also gets a card of their
 * own on the teacher's board, as the teacher's view of one student (D-2112); one for everybody would bury the board.
 */
export function finishQuiz(mockServer: MockServer, quiz: Quiz, person: PersonRecord): void {
  const result = resultOf(mockServer, quiz, person)
  const owner = mockServer.db.people.get(quiz.container.owner_id)
  if (!result || !owner) return
  if (owner.id === person.id)
    return storeInsight(mockServer, ownInsight(mockServer, 'selfquestioninsight', person, quiz, result, []))
  const allResults = classResults(mockServer, quiz)
  storeInsight(mockServer, ownInsight(mockServer, 'schoolquestioninsight', person, quiz, result, allResults))
  if (person.role !== 'student') return
  storeInsight(mockServer, classInsight(mockServer, owner, quiz))
  const isWanted =
    bandOf(result.score) === 'low' || findInsight(mockServer, owner.id, 'studentquestioninsight', quiz, person)
  if (isWanted)
    storeInsight(mockServer, ownInsight(mockServer, 'studentquestioninsight', owner, quiz, result, allResults))
}
