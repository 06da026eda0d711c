import { channels } from '../../src/api/channels'
import { announceSave } from '../cardNews'
import { viewCard } from '../cards'
import type { CardRecord, PersonRecord } from '../db'
import type { School } from '../school'
import { classInsight } from './classInsight'
import { findInsight, ownInsight } from './ownInsight'
import { bandOf, classResults, type Quiz, resultOf } from './quizResults'

/** ms until a new insight is announced, as a queue worker would. */
const ANNOUNCE_MS = 1000

/** Stores an insight at once, so that no reload loses it, and announces it a moment later. */
function keep(school: School, insight: CardRecord): void {
  const isNew = !school.db.cards.get(insight.id)
  school.db.cards.set(insight)
  school.later(ANNOUNCE_MS, () => {
    const card = school.db.cards.get(insight.id)
    const owner = school.db.people.get(insight.owner_id)
    if (!card || !owner) return
    if (!isNew) return announceSave(school, card.id)
    school.emit(channels.board, { userId: owner.id }, 'insight.added', { format: viewCard(school, card, owner) })
  })
}

/**
 * Makes or updates the insights that follow when somebody has answered the last question of a quiz: the person's own, and of a shared
 * quiz the class insight of its owner (decisions/board 3, insight creation). A student below 50 percent also gets a card of their
 * own on the teacher's board, as the teacher's view of one student (decisions/board X12); one for everybody would bury the board.
 */
export function finishQuiz(school: School, quiz: Quiz, person: PersonRecord): void {
  const result = resultOf(school, quiz, person)
  const owner = school.db.people.get(quiz.container.owner_id)
  if (!result || !owner) return
  if (owner.id === person.id) return keep(school, ownInsight(school, 'selfquestioninsight', person, quiz, result, []))
  const everybody = classResults(school, quiz)
  keep(school, ownInsight(school, 'schoolquestioninsight', person, quiz, result, everybody))
  if (person.role !== 'student') return
  keep(school, classInsight(school, owner, quiz))
  const isWanted =
    bandOf(result.score) === 'low' || findInsight(school, owner.id, 'studentquestioninsight', quiz, person)
  if (isWanted) keep(school, ownInsight(school, 'studentquestioninsight', owner, quiz, result, everybody))
}
