import { expect, onTestFinished, test } from 'vitest'
import { cardSchema } from '../../src/api/cards/card.schema'
import { viewCard } from '../domain/cards/cards'
import { createMockClient } from '../runtimes/inProcess'
import { type Marker, markersOf } from './classInsight'
import { addGeneratedClass } from './generateClass'

const AINA = 12

function insightOfClass(size: number) {
  const { mockServer, close } = createMockClient()
  onTestFinished(close)
  addGeneratedClass(mockServer, size)
  const { cards, people } = mockServer.db
  const insight = [...cards.all()].find(({ title }) => title === `Class Insights: Times Tables: ${size} Students`)
  const aina = people.get(AINA)
  if (!insight || !aina) throw new Error('There is no insight of the class.')
  const stats = insight.stats as Record<string, number>
  return { insight, stats, markers: markersOf(insight), view: viewCard(mockServer, insight, aina) }
}

test.each([40, 500])('a class of %d has results in every band and some students who have not finished', (size) => {
  const { insight, stats, markers, view } = insightOfClass(size)
  expect(cardSchema.safeParse(view).success).toBe(true)
  expect(stats).toMatchObject({ students_shared_with: size, students_completed: size - size / 20 })
  expect(markers).toHaveLength(size - size / 20)
  expect(insight.class_questions_overview).toHaveLength(30)
  for (const band of ['low', 'medium', 'high']) expect(stats[`${band}_markers`]).toBeGreaterThan(0)
})

test('the same class is generated every time', () => {
  const scores = (markers: Marker[]) => markers.map(({ user_id, average_score }) => [user_id, average_score])
  expect(scores(insightOfClass(40).markers)).toEqual(scores(insightOfClass(40).markers))
})
