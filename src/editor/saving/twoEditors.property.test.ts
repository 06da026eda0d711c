import { expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { initialState, publicState, reduceSaver, type SaverEvent, type SaverState, unsavedFields } from './saverState'

const HISTORIES = process.env.FULL_TESTS ? 10_000 : 1500
const STEPS = 40

const timeAt = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1000).toISOString()
const cardAt = (body: string, second: number) => ({
  ...cardFixture('text', { title: 'Leaves', updated_at: timeAt(second) }),
  body,
})

/** Returns a generator of numbers from 0 to `count` - 1, repeatable by its seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
}

type StoredCard = ReturnType<typeof cardAt>
type Answer = { kind: 'saved'; card: StoredCard } | { kind: 'unanswered' | 'refused' }

/** One editor of the card with its cache entry. `runHistory` decides the order of events. */
class Editor {
  state: SaverState = initialState
  cached: StoredCard
  /** Newest version that arrived while a save was in flight. */
  covered: StoredCard | undefined
  answer: Answer | undefined
  inbox: StoredCard[] = []

  constructor(card: StoredCard) {
    this.cached = card
    this.apply({ type: 'cardReceived', card, isPermitted: true, now: 0 })
    this.apply({ type: 'draftFound', draft: undefined })
  }

  apply(event: SaverEvent) {
    this.state = reduceSaver(this.state, event)
  }

  get text() {
    return String(this.state.shown.body ?? this.cached.body)
  }

  get offers() {
    return this.state.unsavedVersions.map(({ fields }) => String(fields.body))
  }

  receiveCached() {
    this.apply({ type: 'cardReceived', card: this.cached, isPermitted: true, now: 0 })
  }

  type(word: string) {
    if (!publicState(this.state).isEditable) return false
    this.apply({ type: 'changed' })
    this.apply({ type: 'read', fields: { body: `${this.text}${word}` } })
    return true
  }

  /** Begins a save and returns its text; undefined if no save may begin. */
  beginSave(): string | undefined {
    const { pending, sent, outcome, unsavedVersions } = this.state
    const isHeld = unsavedVersions.some(({ kind }) => kind !== 'overwritten') || !['none', 'saved'].includes(outcome)
    if (sent || this.answer || isHeld || pending.body === undefined) return undefined
    this.apply({ type: 'sent' })
    return String(this.state.sent?.body)
  }

  hear(card: StoredCard) {
    this.apply({ type: 'versionReceived', version: { body: card.body, updated_at: card.updated_at }, now: 0 })
    if (card.updated_at < this.cached.updated_at) return
    if (this.state.sent) {
      if (!this.covered || card.updated_at >= this.covered.updated_at) this.covered = card
      // As after an optimistic update, the cache entry keeps this editor's text, but has the `updated_at` of the event.
      const shown = { ...card, body: String(this.state.sent.body) }
      this.apply({ type: 'cardReceived', card: shown as Card, isPermitted: true, now: 0 })
      return
    }
    this.cached = card
    this.receiveCached()
  }

  /** @param isCacheFirst true if the cache entry changes before the saver handles the response */
  settle(isCacheFirst: boolean) {
    const { answer, covered } = this
    if (!answer) return
    this.answer = undefined
    this.covered = undefined
    const response = answer.kind === 'saved' ? answer.card : undefined
    const newest = [response, covered].filter((card) => card !== undefined)
    for (const card of newest) if (card.updated_at >= this.cached.updated_at) this.cached = card
    if (isCacheFirst) this.receiveCached()
    this.apply({ ...answer, type: answer.kind, now: 0 } as SaverEvent)
    this.receiveCached()
    if (answer.kind === 'refused') this.apply({ type: 'editedAgain' })
  }

  /** Restores or discards the offer, and returns the texts that this choice rejects. */
  decide(isRestored: boolean): string[] {
    const [offer] = this.state.unsavedVersions
    if (!offer) return []
    const [here, there, offered] = [this.text, this.cached.body, String(offer.fields.body)]
    this.apply({ type: isRestored ? 'restored' : 'discarded' })
    if (offer.kind === 'overwritten') return [isRestored ? here : offered]
    return [isRestored ? there : here]
  }
}

/** Runs one history to its end. Returns lost words, and editors whose text differs from the server's. */
function runHistory(seed: number): string[] {
  const random = randomOf(seed)
  let clock = 0
  let stored = cardAt('', clock)
  const editors = [new Editor(stored), new Editor(stored)]
  const requests: { editor: Editor; body: string }[] = []
  const words: string[] = []
  const declined: string[] = []

  const process = (fate: number) => {
    const request = requests.shift()
    if (!request) return
    const { editor, body } = request
    if (fate === 0) {
      editor.answer = { kind: 'refused' }
      return
    }
    clock += 1
    stored = cardAt(body, clock)
    for (const each of editors) each.inbox.push(stored)
    editor.answer = fate === 1 ? { kind: 'unanswered' } : { kind: 'saved', card: stored }
  }
  const save = (editor: Editor) => {
    editor.apply({ type: 'serverReached' })
    const body = editor.beginSave()
    if (body !== undefined) requests.push({ editor, body })
  }
  const hearOne = (editor: Editor, index: number) => {
    const [card] = editor.inbox.splice(index, 1)
    if (card) editor.hear(card)
  }

  for (let step = 0; step < STEPS; step += 1) {
    const editor = editors[random(2)] as Editor
    const action = random(12)
    if (action < 3) {
      const word = `w${words.length}.`
      if (editor.type(word)) words.push(word)
    } else if (action < 6) save(editor)
    else if (action < 8) process(random(12))
    else if (action < 9) editor.settle(random(2) === 0)
    else if (action < 11) {
      if (editor.inbox.length > 0) hearOne(editor, random(editor.inbox.length))
    } else declined.push(...editor.decide(random(2) === 0))
  }
  for (let round = 0; round < 50; round += 1) {
    for (const editor of editors) {
      save(editor)
      process(2)
      editor.settle(false)
      while (editor.inbox.length > 0) hearOne(editor, 0)
    }
  }

  // An unsaved text counts as kept, because the editor still shows it; an open offer only blocks its save.
  const unsaved = editors.flatMap(({ state, text }) => (Object.keys(unsavedFields(state)).length > 0 ? [text] : []))
  const texts = [stored.body, ...declined, ...unsaved, ...editors.flatMap(({ offers }) => offers)]
  const lost = words.filter((word) => !texts.some((text) => text.includes(word)))
  const stale = editors.filter(
    ({ state, text }) =>
      state.unsavedVersions.length === 0 && (text !== stored.body || Object.keys(unsavedFields(state)).length > 0),
  )
  return [
    ...lost.map((word) => `${word} is lost`),
    ...stale.map(({ text }) => `"${text}" is shown, "${stored.body}" stored`),
  ]
}

test('two editors of one card lose no word, in any order of typing, saves, answers and events', () => {
  const failures = Array.from({ length: HISTORIES }, (_, seed) => seed).flatMap((seed) =>
    runHistory(seed).map((problem) => `seed ${seed}: ${problem}`),
  )
  expect(failures.slice(0, 5)).toEqual([])
})
