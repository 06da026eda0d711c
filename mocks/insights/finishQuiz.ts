import { channels } from '../../src/api/channels'
import { broadcastCardUpdated } from '../domain/cards/cardEvents'
import { viewCard } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { classInsight } from './classInsight'
import { findInsight, ownInsight } from './ownInsight'
import { bandOf, classResults, type Quiz, resultOf } from './quizResults'

/** Delay in ms before the mock server broadcasts a new insight. A real server's queue worker is about as slow. */
const ANNOUNCE_MS = 1000

/** Stores an insight at once, so that a reload cannot lose it. The event follows after `ANNOUNCE_MS`. */
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
 * Creates or updates the insights once a person has answered all questions of a quiz. The person gets an insight of their own.
 * If a student has answered, the quiz's owner gets a class insight (D-2461). For a score below 50 percent, the owner also gets
 * an insight about the student (D-2112). One insight per student would flood the board. An existing insight about a student is
 * updated for any score.
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
  const needsStudentInsight =
    bandOf(result.score) === 'low' || findInsight(mockServer, owner.id, 'studentquestioninsight', quiz, person)
  if (needsStudentInsight)
    storeInsight(mockServer, ownInsight(mockServer, 'studentquestioninsight', owner, quiz, result, allResults))
}
