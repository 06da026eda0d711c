// @vitest-environment jsdom
import fc from 'fast-check'
import { Editor, Transforms } from 'slate'
import { expect, test } from 'vitest'
import type { Heart, LearnerLevel } from '@/api/cards/card.schema'
import { cardsApi } from '@/api/cards/cards'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { blocksToHtml } from '@/editor/model/blocksToHtml'
import { createHeartboardEditor, resetEditor } from '@/editor/model/createHeartboardEditor'
import { htmlToBlocks } from '@/editor/model/htmlToBlocks'
import type { HeartboardEditor } from '@/editor/model/types'
import { openApp } from '@/testing/openApp'
import { saveCard } from '../../../mocks/domain/cards/cardMutations'
import { HEARTS } from './anchors'
import { createSuggestions, type SuggestionNews, type Suggestions } from './createSuggestions'
import { LEVELS, shownLetters } from './suggestionState'
import { suggestionCalls } from './useSuggestions'

const CARD = '7e8956fa-6548-4e82-b62a-e751a5e58111'
const AINA = 12

/** An open card with its suggestions, without a screen. */
async function openCard(streamIntervalMs = 0) {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, streamIntervalMs })
  const { store, session } = app
  const load = () => store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: CARD }, { forceRefetch: true }))
  await load()
  const calls = suggestionCalls(store.dispatch, CARD)
  const news: SuggestionNews[] = []
  let editor: HeartboardEditor
  let suggestions: Suggestions
  let close: () => void
  const stored = () => session.mockServer.db.cards.get(CARD)
  const html = () => blocksToHtml(editor.children)

  const save = async () => {
    if (html() === stored()?.body) return true
    const { error } = await store.dispatch(
      cardsApi.endpoints.updateCard.initiate({ cardId: CARD, change: { body: html() } }),
    )
    return !error
  }
  function begin() {
    editor = createHeartboardEditor()
    resetEditor(editor, htmlToBlocks(String(stored()?.body)))
    suggestions = createSuggestions({
      ...calls,
      text: { editor, hold: () => () => undefined },
    })
    close = suggestions.open({ save, confirmBody: () => undefined, notify: (event) => news.push(event) })
  }
  begin()
  return {
    app,
    news,
    stored,
    html,
    save,
    editor: () => editor,
    suggestions: () => suggestions,
    shown: () => shownLetters(calls.card() ?? { ai_suggestions: null }, suggestions.getState()),
    cached: () => calls.card(),
    /** The card is closed, and opened again as the server has it. */
    async reload() {
      await save()
      close()
      await load()
      begin()
      await suggestions.resume()
    },
    /** Somebody else saves another text, which the editor shows once its own is saved. */
    async changeElsewhere(words: string) {
      await save()
      const person = session.mockServer.db.people.get(AINA)
      if (!person) throw new Error('Aina is not in the seed.')
      saveCard(session.mockServer, person, {
        id: CARD,
        change: { body: `${String(stored()?.body)}<p>${words}</p>` },
        isFull: false,
      })
      await load()
      resetEditor(editor, htmlToBlocks(String(stored()?.body)))
    },
  }
}
type OpenCard = Awaited<ReturnType<typeof openCard>>

const settled = (card: OpenCard) =>
  expect
    .poll(() => {
      const { phase, applying } = card.suggestions().getState()
      return applying === undefined && phase !== 'enabled' && phase !== 'generating'
    })
    .toBe(true)

type Step = { name: string; run: (card: OpenCard) => unknown }

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

test('whatever is done in whatever order, no mark is stored, letters stand at words, and the screen shows what the server has', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const card = await openCard()
      try {
        card.suggestions().toggle()
        await settled(card)
        for (const { run } of steps) {
          await run(card)
          await settled(card)
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

test('an applied suggestion is one step: undo restores the text, and the letter does not come back', async () => {
  const card = await openCard()
  card.suggestions().toggle()
  await settled(card)
  const before = card.html()
  await card.suggestions().apply('E')
  const added = String(card.stored()?.body)
  expect(added).not.toBe(before)
  expect(card.html()).toBe(added)
  card.editor().undo()
  expect(card.html()).toBe(before)
  expect(card.shown().map(({ heart: each }) => each)).toEqual(['H', 'A', 'R', 'T'])
  card.app.close()
})

test('a press suggests only what is missing, and a level that was seen needs no call', async () => {
  const card = await openCard()
  const generated: unknown[] = []
  const { fetch } = card.app.session.transport
  card.app.session.transport.fetch = async (request) => {
    if (request.url.includes('generate-suggestion')) generated.push(await request.clone().json())
    return fetch(request)
  }
  card.suggestions().toggle()
  await settled(card)
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

test('suggest more switches on where it is off', async () => {
  const card = await openCard()
  await card.suggestions().more()
  expect(card.suggestions().getState().phase).toBe('present')
  expect(card.stored()?.is_ai_suggestion_enabled).toBe(true)
  expect(card.shown()).toHaveLength(5)
  card.app.close()
})

test('a stream that is stopped leaves the text and the place of its letter', async () => {
  const card = await openCard(50)
  card.suggestions().toggle()
  await settled(card)
  const before = { html: card.html(), place: card.suggestions().rangeOf('H') }
  const applied = card.suggestions().apply('H')
  await expect.poll(() => card.html()).not.toBe(before.html)
  card.suggestions().stop()
  await applied
  expect({ html: card.html(), place: card.suggestions().rangeOf('H') }).toEqual(before)
  expect(card.stored()?.body).toBe(before.html)
  card.app.close()
})

test('an empty text asks for nothing', async () => {
  const card = await openCard()
  Editor.withoutNormalizing(card.editor(), () => {
    for (const _ of [...card.editor().children]) Transforms.removeNodes(card.editor(), { at: [0] })
    Transforms.insertNodes(card.editor(), { type: 'paragraph', children: [{ text: ' ' }] })
  })
  card.suggestions().toggle()
  expect(card.news).toEqual([{ kind: 'notFound' }])
  expect(card.suggestions().getState().phase).toBe('disabled')
  card.app.close()
})
