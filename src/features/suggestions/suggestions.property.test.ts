// @vitest-environment jsdom
import fc from 'fast-check'
import { Editor, Transforms } from 'slate'
import { expect, test } from 'vitest'
import type { Heart, LearnerLevel } from '@/api/cards/card.schema'
import { suggestionsCalls } from '@/api/suggestions.contract'
import { intercept } from '@/testing/intercept'
import { type OpenSuggestions, openSuggestions, suggestionsSettled } from '@/testing/openSuggestions'
import { HEARTS } from './anchors'
import { LEVELS } from './suggestionState'

type Step = { name: string; run: (card: OpenSuggestions) => unknown }

const heart = fc.constantFrom<Heart>(...HEARTS)
const step = fc.oneof(
  fc.constant<Step>({ name: 'suggest', run: ({ suggestions }) => suggestions().toggle() }),
  fc.constant<Step>({ name: 'more', run: ({ suggestions }) => suggestions().more() }),
  fc
    .constantFrom<LearnerLevel>(...LEVELS)
    .map((level): Step => ({ name: level, run: ({ suggestions }) => suggestions().setLevel(level) })),
  heart.map((each): Step => ({ name: `apply ${each}`, run: ({ suggestions }) => suggestions().apply(each) })),
  heart.map(
    (each): Step => ({
      name: `apply ${each} and stop`,
      run({ suggestions }) {
        const applied = suggestions().apply(each)
        suggestions().stop()
        return applied
      },
    }),
  ),
  heart.map(
    (each): Step => ({
      name: `dismiss ${each}`,
      run: (card) => card.shown().some((letter) => letter.heart === each) && card.suggestions().dismiss(each),
    }),
  ),
  fc.nat(8).map(
    (block): Step => ({
      name: `type in block ${block}`,
      run({ editor }) {
        Transforms.select(editor(), Editor.end(editor(), [Math.min(block, editor().children.length - 1)]))
        editor().insertText(' More words here.')
      },
    }),
  ),
  fc.nat(8).map(
    (block): Step => ({
      name: `remove block ${block}`,
      run: ({ editor }) => block < editor().children.length - 1 && Transforms.removeNodes(editor(), { at: [block] }),
    }),
  ),
  fc.constant<Step>({ name: 'undo', run: ({ editor }) => editor().undo() }),
  fc.constant<Step>({ name: 'redo', run: ({ editor }) => editor().redo() }),
  fc.constant<Step>({ name: 'reload', run: (card) => card.reload() }),
  fc.constant<Step>({ name: 'another window', run: (card) => card.changeElsewhere('Written elsewhere.') }),
)

test('after any actions no mark is stored, each letter stands at its words, and the screen agrees with the server', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const card = await openSuggestions()
      try {
        card.suggestions().toggle()
        await suggestionsSettled(card)
        for (const { run } of steps) {
          await run(card)
          await suggestionsSettled(card)
          expect(card.html()).not.toContain('data-suggestion')
          expect(String(card.stored()?.body)).not.toContain('data-suggestion')
          expect(card.cached()?.ai_suggestions).toEqual(card.stored()?.ai_suggestions)
          for (const { heart: each, text, status } of card.shown()) {
            expect(status).not.toBe('loading')
            expect(text).not.toBe('')
            const range = card.suggestions().rangeOf(each)
            if (range) expect(Editor.string(card.editor(), range).trim()).not.toBe('')
          }
        }
        await card.save()
        expect(card.stored()?.body).toBe(card.html())
      } finally {
        card.app.close()
      }
    }),
    { numRuns: 12 },
  )
})

test('a press generates only missing letters, and a level seen before needs no call', async () => {
  const card = await openSuggestions()
  const generated: unknown[] = []
  intercept(card.app, suggestionsCalls.generateSuggestion, async (request, send) => {
    generated.push(await request.clone().json())
    return send()
  })
  card.suggestions().toggle()
  await suggestionsSettled(card)
  expect(generated).toEqual([])
  await card.suggestions().setLevel('advanced')
  await card.suggestions().setLevel('beginner')
  await card.suggestions().dismiss('A')
  await card.suggestions().setLevel('advanced')
  await card.suggestions().setLevel('beginner')
  await card.suggestions().more()
  expect(generated).toEqual([
    { level: 'advanced', hearts: ['H', 'E', 'A', 'R', 'T'] },
    { level: 'beginner', hearts: ['A'] },
  ])
  card.app.close()
})

test('Suggest more switches the suggestions on if they are off', async () => {
  const card = await openSuggestions()
  await card.suggestions().more()
  expect(card.suggestions().getState().phase).toBe('present')
  expect(card.stored()?.is_ai_suggestion_enabled).toBe(true)
  expect(card.shown()).toHaveLength(5)
  card.app.close()
})

test('an empty text asks for nothing', async () => {
  const card = await openSuggestions()
  Editor.withoutNormalizing(card.editor(), () => {
    for (const _ of [...card.editor().children]) Transforms.removeNodes(card.editor(), { at: [0] })
    Transforms.insertNodes(card.editor(), { type: 'paragraph', children: [{ text: ' ' }] })
  })
  card.suggestions().toggle()
  expect(card.news).toEqual([{ kind: 'notFound' }])
  expect(card.suggestions().getState().phase).toBe('disabled')
  card.app.close()
})
