import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { cardList } from './app'
import {
  canDrag,
  cell,
  dismissNotices,
  dragged,
  type DragInput,
  isSettled,
  keyboardInput,
  notices,
  openToDrag,
  pointerInput,
  prepareTouch,
  signInAs,
  touchInput,
} from './dragBoard'
import { type Cell, type Effect, type InputName, inputs, matrixTable, rowsOf, situations } from './dragMatrix'
import { root } from './places'
import { expect, test } from './test'

const FILE = join(root, 'tests/e2e/DRAG_MATRIX.md')
const drivers: Record<InputName, () => DragInput> = {
  pointer: pointerInput,
  touch: touchInput,
  keyboard: keyboardInput,
}

// Every row of cards that is dragged stands clear of the edges at which the page scrolls by itself.
test.use({ viewport: { width: 1280, height: 1100 }, hasTouch: true })
test.skip(
  ({ backend }) => backend === 'live',
  'The server is asked in the page; boardJourney.spec.ts drags on a live build.',
)

type ServerCard = { id: string; parent_id: string | null; type: string }

/** Asks the school itself, past the app. */
async function ask<Body>(page: Page, path: string): Promise<Body> {
  return page.evaluate(async (address) => (await (await fetch(`/api/${address}`)).json()) as Body, path)
}

const listOf = async (page: Page, parent: string | null) => {
  const query = `parent=${parent ?? ''}&page=1&per_page=100&filter=all&sort=manual&order=asc&search=`
  const { data } = await ask<{ data: ServerCard[] }>(page, `v1/format?${query}`)
  return data.map(({ id }) => id)
}
const cardOf = async (page: Page, id: string) => (await ask<{ data: ServerCard }>(page, `v1/format/${id}`)).data

/** Where a card is and in which order its neighbours lie, on the server. */
async function placeOf(page: Page, cardId: string, targetId: string | null) {
  const [own, target] = [await cardOf(page, cardId), targetId ? await cardOf(page, targetId) : null]
  return { parent: own.parent_id, targetParent: target?.parent_id ?? null, list: await listOf(page, own.parent_id) }
}
type Place = Awaited<ReturnType<typeof placeOf>>

function effectOf(before: Place, after: Place, targetId: string | null): Effect | 'elsewhere' {
  if (after.parent === before.parent) return after.list.join() === before.list.join() ? 'unchanged' : 'reordered'
  if (after.parent === null) return 'on My Board'
  if (after.parent === targetId) return 'in the stack'
  return after.parent === after.targetParent ? 'stacked' : 'elsewhere'
}

/** What is on screen is what the server has: none lost, none twice. */
async function agreesWithServer(page: Page) {
  const url = new URL(page.url())
  const parent = /stack\/([^/?]+)/.exec(url.pathname)?.[1] ?? null
  const search = url.searchParams.get('search') ?? ''
  const query = `parent=${parent ?? ''}&page=1&per_page=100&filter=all&sort=updated_at&order=desc&search=${search}`
  const { data, metadata } = await ask<{ data: ServerCard[]; metadata: { total: number } }>(page, `v1/format?${query}`)
  const known = data.map(({ id }) => id)
  const drawn = () =>
    cardList(page).evaluate((list) =>
      Array.from(list.querySelectorAll<HTMLElement>('li[data-card-id]'), ({ dataset }) => dataset.cardId ?? ''),
    )
  await expect.poll(async () => (await drawn()).filter((id) => !known.includes(id)), 'not on the server').toEqual([])
  const ids = await drawn()
  expect(new Set(ids).size, 'cards drawn twice').toBe(ids.length)
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${metadata.total} cards?( found)?$`) }),
  ).toBeVisible()
}

/** Drags one cell of the matrix and tells what came of it. */
async function play(page: Page, input: DragInput, isLifted: boolean, { card, goal, effect, message }: Cell) {
  const cardId = (await cell(page, card).getAttribute('data-card-id')) ?? ''
  const targetTitle = typeof goal === 'object' ? ('onto' in goal ? goal.onto : goal.before) : null
  const targetId = targetTitle ? await cell(page, targetTitle).getAttribute('data-card-id') : null
  const before = await placeOf(page, cardId, targetId)

  const writes: string[] = []
  const onRequest = (request: { method: () => string; url: () => string }) => {
    if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname)
  }
  page.on('request', onRequest)
  await input.lift(page, card)
  await expect(dragged(page)).toHaveCount(isLifted ? 1 : 0)
  await input.carry(page, goal)
  await input.drop(page, goal)
  await isSettled(page)
  if (effect === 'unchanged') expect(writes, 'calls that change something').toEqual([])

  // Noted as it is seen: a notice without an action closes by itself.
  const recorded: { effect: Effect | 'elsewhere'; message: string | null } = { effect: 'elsewhere', message: null }
  const hear = async () => {
    const texts = await notices(page).getByRole('paragraph').allInnerTexts()
    recorded.message = texts.join(' | ') || null
    return recorded.message
  }
  await expect.poll(hear).toBe(message)
  const look = async () => {
    recorded.effect = effectOf(before, await placeOf(page, cardId, targetId), targetId)
    return recorded.effect
  }
  await expect.poll(look).toBe(effect)
  page.off('request', onRequest)
  await page.keyboard.press('Escape')
  await agreesWithServer(page)
  return recorded
}

for (const input of inputs) {
  for (const situation of situations) {
    test(`${input}: ${situation.name}`, async ({ page }) => {
      if (input === 'touch') await prepareTouch(page)
      await signInAs(page, situation.username)
      const driver = drivers[input]()
      const played: Pick<Cell, 'outcome' | 'effect' | 'message'>[] = []
      let path = '/board'
      for (const wanted of situation.cells) {
        await test.step(wanted.outcome, async () => {
          if (wanted.path !== path) await openToDrag(page, wanted.path)
          path = wanted.path
          await canDrag(page)
          const { effect, message } = await play(page, driver, situation.isLifted, wanted)
          if (effect !== 'elsewhere') played.push({ outcome: wanted.outcome, effect, message })
          await dismissNotices(page)
        })
      }
      const table = rowsOf(input, situation, played)
      await test.info().attach('drag-matrix.md', { body: table.join('\n'), contentType: 'text/markdown' })
      expect(table, 'DRAG_MATRIX.md').toEqual(rowsOf(input, situation, situation.cells))
    })
  }
}

test('DRAG_MATRIX.md is the table that is dragged', () => {
  const table = matrixTable()
  if (process.env.UPDATE_MATRIX) writeFileSync(FILE, table)
  expect(readFileSync(FILE, 'utf8'), 'UPDATE_MATRIX=1 npm run test:e2e -- dragMatrix writes it anew').toBe(table)
})
