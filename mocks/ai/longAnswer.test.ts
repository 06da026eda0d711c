import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer'
import { titleOf } from './cardFromAnswer'
import { longAnswer } from './longAnswer'
import { parseQuestion } from './parseQuestion'

describe('long lessons', () => {
  it.each([2_000, 12_000, 60_000, 120_000])('have about %i characters', (characters) => {
    const text = longAnswer(characters, 'bench')
    expect(Math.abs(text.length - characters)).toBeLessThan(characters * 0.1)
    expect(longAnswer(characters, 'bench')).toBe(text)
  })

  it('answer a request for everything about a topic', () => {
    const { topic, markdown, title } = answerQuestion({
      parsed: parseQuestion('tell me everything about the solar system', 'student', undefined),
      role: 'student',
      seed: 'one',
    })
    expect(topic).toBe('solarSystem')
    expect(markdown.length).toBeGreaterThan(10_800)
    expect(title).toBe(titleOf(markdown))
  })
})
