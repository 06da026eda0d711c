// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { forgetTabDrafts } from '@/lib/drafts/forgetTabDrafts'
import { forgetOpenedCard, type OpenedCard, rememberOpenedCard } from './openedCards'
import { readOpenedCards } from './readOpenedCards'

const AINA = 12
const MEI = 21
const card = (id: string) => ({ id, type: 'text' as const, title: `Card ${id}` })
const open = (userId: number, ...ids: string[]) => {
  for (const id of ids) rememberOpenedCard(userId, card(id))
}
const ids = (userId: number) => readOpenedCards(userId).map(({ id }) => id)

test('the last 8 cards of each person are kept, the newest first and each once', () => {
  open(AINA, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c')
  open(MEI, 'x')
  expect(ids(AINA)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  expect(ids(MEI)).toEqual(['x'])
})

test('only id, type and title of a card are stored', () => {
  rememberOpenedCard(AINA, { ...card('a'), body: 'My secret' } as OpenedCard)
  expect(readOpenedCards(AINA)).toEqual([card('a')])
})

test('a lost card is forgotten, and a chosen log-out forgets the cards of that person alone', () => {
  open(AINA, 'a', 'b')
  open(MEI, 'x')
  forgetOpenedCard(AINA, 'b')
  expect(ids(AINA)).toEqual(['a'])
  forgetTabDrafts(AINA)
  expect([ids(AINA), ids(MEI)]).toEqual([[], ['x']])
})

test.each(['{', '[1]', '{"id":"b"}', '{"id":1,"type":"text","title":"B"}', '{"id":"b","type":"poem","title":"B"}'])(
  'of stored lines, %s is left out',
  (line) => {
    open(AINA, 'a')
    const [key = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(key, `${line}\n${sessionStorage.getItem(key)}`)
    expect(ids(AINA)).toEqual(['a'])
  },
)

test('a title cannot begin another line', () => {
  rememberOpenedCard(AINA, { ...card('a'), title: '\n{"id":"b"' })
  forgetOpenedCard(AINA, 'b')
  expect(readOpenedCards(AINA)).toEqual([{ ...card('a'), title: '\n{"id":"b"' }])
})
