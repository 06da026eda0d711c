import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterAll, expect, test, vi } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { type Card, cardSchema, type CardType, cardTypeNames } from '@/api/cards/card.schema'
import { repairBody } from '@/api/core/repairBody'
import { allowConsole, consoleLines, expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'
import { CardTile } from '@/cardTypes/tile/CardTile'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { FocusCard } from '@/cardTypes/focus/FocusCard'

// Skips sanitising, because jsdom needs 10 ms per text and there are a thousand views. The sanitiser has its own tests.
vi.mock('@/lib/html/sanitise', () => ({ sanitise: (html: string) => html }))

const UNAVAILABLE = 'This card cannot be shown'

/** Fields without which a view may fail, because a missing number has no neutral value (D-0052). */
const ESSENTIAL_FIELDS: Partial<Record<CardType, string[]>> = {
  selfquestioninsight: ['stats'],
  schoolquestioninsight: ['stats'],
  studentquestioninsight: ['stats'],
  classquestioninsight: ['stats'],
}

const nothing = () => undefined

const app = openApp({ isWithoutRealtime: true })
afterAll(app.close)
const StoreProvider = ({ children }: { children: ReactNode }) => <Provider store={app.store}>{children}</Provider>

function Views({ card }: { card: Card }) {
  return (
    <section>
      <CardTile card={card} isSelected={false} onSelect={nothing} onOpen={nothing} onMenu={nothing} />
      <FocusCard card={card} />
    </section>
  )
}

/**
 * Renders the views without React's report of each caught error, because formatting thousands of stack traces takes
 * minutes.
 */
async function renderViews(cards: readonly Card[]) {
  const view = render(
    cards.map((card, index) => <Views key={index} card={card} />),
    { onCaughtError: nothing, wrapper: StoreProvider },
  )
  await waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull())
  return view
}

/** Number of cards rendered in one root. If a card throws beyond its boundary, all of them fail. */
const CARDS_PER_ROOT = 8

async function textsOfViews(cards: readonly Card[]): Promise<string[]> {
  const texts: string[] = []
  for (let index = 0; index < cards.length; index += CARDS_PER_ROOT) {
    const { container, unmount } = await renderViews(cards.slice(index, index + CARDS_PER_ROOT))
    texts.push(...[...container.children].map((section) => section.textContent))
    unmount()
  }
  return texts
}

const WRONG_VALUES = [undefined, null, { constructor: 'x' }] as const

/** True for `npm run test:full`, which tests every common field of every type on its own instead of all at once. */
const isFull = Boolean(process.env.FULL_TESTS)

type Variant = { fields: string[]; value: unknown; card: Card }

/**
 * Returns variants of the card in which one field is missing, null or of another type. Fields common to all types are
 * invalid together.
 */
function variantsOf(type: CardType): Variant[] {
  const card = cardFixture(type)
  const names = [...Object.keys(card), ...('childCount' in card ? ['cards'] : [])].filter((name) => name !== 'type')
  const common = names.filter((name) => name !== 'title' && cardTypeNames.every((other) => name in cardFixture(other)))
  const alone = isFull || type === 'text' ? names : names.filter((name) => !common.includes(name))
  return [...alone.map((name) => [name]), common].flatMap((fields) =>
    WRONG_VALUES.map((value) => {
      const wrong = Object.fromEntries(fields.map((field) => [field, value]))
      return { fields, value, card: { ...card, ...wrong } }
    }),
  )
}

test.each(cardTypeNames)('%s: whatever a field holds, tile and focus show the card', async (type) => {
  allowConsole(/cannot be shown|names none as its first/)
  const variants = variantsOf(type)
  const texts = await textsOfViews(variants.map(({ card }) => repairBody(cardSchema, card) as Card))
  expect(texts).toHaveLength(variants.length)
  const unshown = variants.filter((_, index) => texts[index]?.includes(UNAVAILABLE))
  expect([...new Set(unshown.flatMap(({ fields }) => fields))]).toEqual(ESSENTIAL_FIELDS[type] ?? [])
  for (const [index, { fields }] of variants.entries()) {
    if (!fields.includes('title')) expect(texts[index]).toContain(decodeEntities(cardFixture(type).title))
  }
})

test.each(cardTypeNames)('%s: a card that no contract check has repaired breaks nothing but itself', async (type) => {
  allowConsole(/cannot be shown|names none as its first/)
  const variants = variantsOf(type).filter(({ value }) => typeof value === 'object')
  expect(await textsOfViews(variants.map(({ card }) => card))).toHaveLength(variants.length)
})

const LONG_TEXT = 'words '.repeat(50_000)
/** Fields that stay unchanged: ids are not shown, and the type decides which view is rendered. */
const KEPT_FIELDS = new Set(['id', 'temp_id', 'type'])

/** Returns variants of the value with one long text each. In a list, only the first item gets one. */
function withLongTexts(value: unknown): unknown[] {
  if (typeof value === 'string') return [LONG_TEXT]
  if (Array.isArray(value)) return withLongTexts(value[0]).map((first) => [first, ...value.slice(1)])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !KEPT_FIELDS.has(key))
    .flatMap(([key, item]) => withLongTexts(item).map((long) => ({ ...value, [key]: long })))
}

// Rich text is cut at 100,000 characters, any other text at 10,000 (D-0053).
test.each(cardTypeNames)('%s: of a long text in any field a part is shown', async (type) => {
  const card = cardFixture(type, { shared_by: { id: 9, name: 'Encik Razak' }, isOwner: false })
  const texts = await textsOfViews(withLongTexts(card).map((long) => repairBody(cardSchema, long) as Card))
  expect(texts.length).toBeGreaterThan(5)
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(LONG_TEXT.length / 2)
})

test('a card that cannot be shown keeps its title and its buttons; the console names card and field', async () => {
  expectConsole(
    /^\[cards\] The selfquestioninsight "How You Did: Plants" \(selfquestioninsight-1\) cannot be shown: stats \(expected object\)\.$/,
  )
  const card = cardFixture('selfquestioninsight', { stats: null as never })
  await renderViews([card, cardFixture('text')])
  expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(2)
  expect(screen.getByRole('button', { name: /^How You Did: Plants/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'More for How You Did: Plants' })).toBeEnabled()
  expect(screen.getByRole('heading', { level: 1, name: 'How You Did: Plants' })).toBeVisible()
  expect(consoleLines().filter((line) => line.startsWith('[cards]'))).toHaveLength(1)
})

test('a card is shown again once its field has come', async () => {
  allowConsole(/cannot be shown|names none as its first/)
  const { rerender } = await renderViews([cardFixture('selfquestioninsight', { stats: null as never })])
  expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(2)
  rerender([<Views key={0} card={cardFixture('selfquestioninsight')} />])
  expect(screen.queryByText(UNAVAILABLE)).toBeNull()
})
