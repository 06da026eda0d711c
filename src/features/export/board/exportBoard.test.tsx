import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { userApi } from '@/api/user'
import type { CardSheet } from '@/cardTypes/sheet/cardSheet'
import { currentTranslation } from '@/i18n/i18n'
import { toCsv } from '@/lib/csv'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { openApp } from '@/testing/openApp'
import { generateCards } from '@mocks/db/generateCards'
import { cardFixture } from '../../../../stories/cardTypes/cardFixture'
import { seedCardId } from '../../../../stories/screens/seedIds'
import { cardRows, loadCardNames } from './cardRows'
import { collectCards, TooManyCardsError } from './collectCards'
import { documentsOf, markdownFiles, picturesOf, zip } from './zipCards'

const list: CardListArg = { search: '', filter: 'all', sort: 'updated_at', order: 'desc' }
const { t } = currentTranslation()

async function openAs(as: string) {
  const app = openApp({ as, isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  return app
}
const options = (signal = new AbortController().signal) => ({ signal, onProgress: vi.fn() })
const titles = (exported: { card: Card }[]) => exported.map(({ card }) => card.title)

test('a board is exported with all its pages and with everything in its stacks', async () => {
  const { store, session } = await openAs('mr_lim')
  const { onProgress, signal } = options()
  const exported = await store.dispatch(collectCards({ list }, { signal, onProgress }))
  const own = [...session.mockServer.db.cards.all()].filter(({ owner_id }) => owner_id === 13)
  expect(own.length).toBeGreaterThan(60)
  expect(titles(exported)).toEqual(expect.arrayContaining(own.map(({ title }) => title)))
  const nested = exported.find(({ card }) => card.title === 'The Crow and the Jug')
  expect([nested?.level, nested?.stack?.title]).toEqual([3, 'Stories about Water'])
  const [{ total }] = onProgress.mock.lastCall as [{ total: number }]
  expect(total).toBe(exported.filter(({ level }) => level === 1).length)
})

test('a card whose deletion can still be undone is not exported', async () => {
  const { store } = await openAs('mr_lim')
  const cardId = seedCardId('Inside the Atom')
  store.dispatch(deletionScheduled({ id: 'd', cardIds: [cardId] }))
  expect(titles(await store.dispatch(collectCards({ list }, options())))).not.toContain('Inside the Atom')
})

test('a board of more than 500 cards is refused after its first page, a selection by the cards in its stacks', async () => {
  const { store, session } = await openAs('mr_lim')
  const { db, requestLog } = session.mockServer
  const stackId = seedCardId('Stories about Water')
  for (const card of generateCards(501, 13)) db.cards.set({ ...card, parent_id: stackId })
  const stack = await store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: stackId })).unwrap()
  await expect(store.dispatch(collectCards({ cards: [stack] }, options()))).rejects.toThrow(TooManyCardsError)

  const countOfLists = () => requestLog.entries().filter(({ call }) => call === 'getCards').length
  const before = countOfLists()
  await expect(store.dispatch(collectCards({ list: { ...list, stackId } }, options()))).rejects.toThrow(
    TooManyCardsError,
  )
  expect(countOfLists()).toBe(before + 1)
})

test('a cancelled export ends with the next card', async () => {
  const { store, session } = await openAs('mr_lim')
  const controller = new AbortController()
  const onProgress = vi.fn(({ done }: { done: number }) => {
    if (done === 2) controller.abort()
  })
  const work = store.dispatch(collectCards({ list }, { signal: controller.signal, onProgress }))
  await expect(work).rejects.toThrow(/abort/i)
  expect(onProgress.mock.lastCall?.[0].done).toBe(2)
  expect(session.mockServer.requestLog.entries().at(-1)?.call).toBe('getCards')
})

test('the table of cards names stack, people and dates, and no cell is a formula', async () => {
  const { store, session } = await openAs('mr_lim')
  const { db } = session.mockServer
  const atom = db.cards.get(seedCardId('Inside the Atom'))
  if (!atom) throw new Error('The card is missing.')
  db.cards.set({ ...atom, title: '=HYPERLINK("x")' })
  const shared = db.cards.get(seedCardId('Mixtures Check'))
  expect(shared && db.shares.where('card_id', shared.id)).not.toEqual([])
  const exported = await store.dispatch(collectCards({ list }, options()))
  const names = await store.dispatch(loadCardNames(exported, options()))
  const rows = cardRows(exported, names, t)
  expect(rows[0]).toEqual(['Title', 'Type', 'Stack', 'Shared with', 'Created', 'Changed'])
  const rowOf = (title: string) => rows.find(([first]) => first === title)
  expect(rowOf('The Crow and the Jug')).toEqual([
    'The Crow and the Jug',
    'Text',
    'Stories about Water',
    '',
    '2026-11-03',
    '2026-11-03',
  ])
  expect(rowOf('Mixtures Check')?.[3]).toMatch(/Harpreet Singh; |; Harpreet Singh/)
  expect(rowOf('Mixtures Check')?.[3]).not.toContain('Daniel Lim')
  expect(toCsv(rows)).toContain(`"'=HYPERLINK(""x"")",Text,`)
})

const sheet = (overrides: Partial<CardSheet>): CardSheet => ({
  cardId: cardFixture('text').id,
  level: 1,
  title: 'Leaf',
  subtitle: '',
  kind: 'Text',
  isQuestion: false,
  picture: null,
  html: '',
  ...overrides,
})

test('each exported card is a file of its own, with those inside it, and links to the pictures beside it', async () => {
  const sheets = [
    sheet({
      picture: '/api/leaf',
      html: '<p>See <img src="/api/vein" alt="a vein"> and <img src="/api/lost" alt="lost"></p>',
    }),
    sheet({ level: 2, title: 'Root', picture: '/api/leaf' }),
    sheet({ title: 'leaf' }),
  ]
  expect(documentsOf(sheets).map((document) => document.map(({ title }) => title))).toEqual([
    ['Leaf', 'Root'],
    ['leaf'],
  ])
  expect(picturesOf(sheets)).toEqual(['/api/leaf', '/api/vein', '/api/lost'].map((url) => ({ url, title: 'Leaf' })))
  const files = markdownFiles(
    sheets,
    new Map([
      ['/api/leaf', 'pictures/Leaf.png'],
      ['/api/vein', 'pictures/Leaf 2.png'],
    ]),
  )
  const unzipped = unzipSync(new Uint8Array(await (await zip(files)).arrayBuffer()))
  expect(Object.keys(unzipped)).toEqual(['Leaf.md', 'leaf 2.md'])
  expect(strFromU8(unzipped['Leaf.md'] ?? new Uint8Array())).toBe(
    [
      '# Leaf',
      '![Leaf](pictures/Leaf.png)',
      `See ![a vein](<pictures/Leaf 2.png>) and ![lost](${location.origin}/api/lost)`,
      '## Root',
      '![Root](pictures/Leaf.png)\n',
    ].join('\n\n'),
  )
})
