import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { cardList, signIn, writeFromPage } from './app'
import {
  waitUntilDraggable,
  cell,
  dismissSnackbars,
  draggedCells,
  type DragInput,
  waitUntilDragEnds,
  keyboardInput,
  snackbarRegion,
  pointerInput,
  installClock,
  touchInput,
} from './dragBoard'
import { type DragCase, type Effect, type InputName, inputs, type PreparedStack } from './dragCases'
import { boardSetups, matrixTable, rowsOf, SHELF } from './dragMatrix'
import { root } from './ports'
import { expect, test } from './test'

const MATRIX_FILE = join(root, 'tests/e2e/DRAG_MATRIX.md')
const inputFactories: Record<InputName, () => DragInput> = {
  pointer: pointerInput,
  touch: touchInput,
  keyboard: keyboardInput,
}

// Tall enough that the dragged rows are outside the zones in which a drag scrolls the page.
test.use({
  viewport: { width: 1280, height: 1100 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

type ServerCard = { id: string; parent_id: string | null; type: string }

/** Reads from the mock server directly, not through the app. */
async function fetchFromServer<Body>(page: Page, path: string): Promise<Body> {
  return page.evaluate(async (address) => (await (await fetch(`/api/${address}`)).json()) as Body, path)
}

/**
 * Makes the stack of a setup as its owner.
 * @returns the id of the stack
 */
async function prepareStack(page: Page, { owner, parentId, depth, cards }: PreparedStack): Promise<string> {
  await signIn(page, owner)
  const createStack = async (title: string, parent_id: string | null) =>
    (await writeFromPage<{ data: ServerCard }>(page, 'POST', 'v1/format', { type: 'stack', title, parent_id })).data.id
  let stackId = parentId
  for (let level = 1; level <= depth; level += 1) stackId = await createStack(`Shelf ${level}`, stackId)
  const ids = await Promise.all(cards.map(async (title) => cell(page, title).getAttribute('data-card-id')))
  const body = { attach_id: stackId, detach_id: null, children_ids: ids, mapping_type: 'stack' }
  await writeFromPage(page, 'POST', 'v1/format/change-parent', body)
  await createStack(SHELF, stackId)
  return stackId ?? ''
}

const listOf = async (page: Page, parent: string | null) => {
  const query = `parent=${parent ?? ''}&page=1&per_page=100&filter=all&sort=manual&order=asc&search=`
  const { data } = await fetchFromServer<{ data: ServerCard[] }>(page, `v1/format?${query}`)
  return data.map(({ id }) => id)
}
const cardOf = async (page: Page, id: string) =>
  (await fetchFromServer<{ data: ServerCard }>(page, `v1/format/${id}`)).data

/** Returns the parent of a card on the server, and the order of the list that it is in. */
async function serverPositionOf(page: Page, cardId: string, targetId: string | null) {
  const [own, target] = [await cardOf(page, cardId), targetId ? await cardOf(page, targetId) : null]
  return { parent: own.parent_id, targetParent: target?.parent_id ?? null, list: await listOf(page, own.parent_id) }
}
type ServerPosition = Awaited<ReturnType<typeof serverPositionOf>>

function effectOf(before: ServerPosition, after: ServerPosition, targetId: string | null): Effect | 'elsewhere' {
  if (after.parent === before.parent) return after.list.join() === before.list.join() ? 'unchanged' : 'reordered'
  if (after.parent === null) return 'on My Board'
  if (after.parent === targetId) return 'in the stack'
  return after.parent === after.targetParent ? 'stacked' : 'elsewhere'
}

/** Expects that the rendered cards exist on the server, that none is shown twice, and that the total is right. */
async function expectBoardMatchesServer(page: Page) {
  const url = new URL(page.url())
  const parent = /stack\/([^/?]+)/.exec(url.pathname)?.[1] ?? null
  const search = url.searchParams.get('search') ?? ''
  const query = `parent=${parent ?? ''}&page=1&per_page=100&filter=all&sort=updated_at&order=desc&search=${search}`
  const { data, metadata } = await fetchFromServer<{ data: ServerCard[]; metadata: { total: number } }>(
    page,
    `v1/format?${query}`,
  )
  const serverIds = data.map(({ id }) => id)
  const renderedIds = () =>
    cardList(page).evaluate((list) =>
      Array.from(list.querySelectorAll<HTMLElement>('[data-card-id]'), ({ dataset }) => dataset.cardId ?? ''),
    )
  await expect
    .poll(async () => (await renderedIds()).filter((id) => !serverIds.includes(id)), 'not on the server')
    .toEqual([])
  const ids = await renderedIds()
  expect(new Set(ids).size, 'cards rendered twice').toBe(ids.length)
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${metadata.total} cards?( found)?$`) }),
  ).toBeVisible()
}

/**
 * Drags one case of the matrix.
 * @returns its effect and message
 */
async function runDragCase(
  page: Page,
  input: DragInput,
  isLifted: boolean,
  { card, target, effect, message }: DragCase,
) {
  const cardId = (await cell(page, card).getAttribute('data-card-id')) ?? ''
  const targetTitle = typeof target === 'object' ? ('onto' in target ? target.onto : target.before) : null
  const targetId = targetTitle ? await cell(page, targetTitle).getAttribute('data-card-id') : null
  const before = await serverPositionOf(page, cardId, targetId)

  const writes: string[] = []
  const reads: string[] = []
  const onRequest = (request: { method: () => string; url: () => string }) => {
    const log = request.method() === 'GET' ? reads : writes
    log.push(new URL(request.url()).pathname)
  }
  page.on('request', onRequest)
  await input.lift(page, card)
  await expect(draggedCells(page)).toHaveCount(isLifted ? 1 : 0)
  await input.moveTo(page, target)
  await input.drop(page, target)
  await waitUntilDragEnds(page)

  // Record the message at once, because a snackbar without an action closes on its own.
  const recorded: { effect: Effect | 'elsewhere'; message: string | null } = { effect: 'elsewhere', message: null }
  const readMessage = async () => {
    const texts = await snackbarRegion(page).getByRole('paragraph').allInnerTexts()
    recorded.message = texts.join(' | ') || null
    return recorded.message
  }
  await expect.poll(readMessage).toBe(message)
  const readEffect = async () => {
    recorded.effect = effectOf(before, await serverPositionOf(page, cardId, targetId), targetId)
    return recorded.effect
  }
  await expect.poll(readEffect).toBe(effect)
  const lateMessages = message === null ? await snackbarRegion(page).getByRole('paragraph').allInnerTexts() : []
  await page.keyboard.press('Escape')
  await expectBoardMatchesServer(page)
  // These reads were sent after the drop. If the log has them, it also has every write of the drop.
  expect(reads).toContain(`/api/v1/format/${cardId}`)
  expect(reads).toContain('/api/v1/format')
  page.off('request', onRequest)
  if (effect === 'unchanged') expect(writes, 'write requests').toEqual([])
  expect(lateMessages, 'snackbars').toEqual([])
  return recorded
}

/** The matrix runs only in the full run. Every run has boardJourney, dragPointer and dragTouch (D-0043). */
const inputsOfRun = process.env.FULL_TESTS ? inputs : []

for (const input of inputsOfRun) {
  for (const boardSetup of boardSetups) {
    test(`${input}: ${boardSetup.name}`, async ({ page }) => {
      const { username, stack, query } = boardSetup
      if (input === 'touch') await installClock(page)
      const path = stack ? `/board/stack/${await prepareStack(page, stack)}` : '/board'
      await signIn(page, username, `${path}${query}`)
      const dragInput = inputFactories[input]()
      const results: Pick<DragCase, 'attempt' | 'effect' | 'message'>[] = []
      for (const dragCase of boardSetup.cases) {
        await test.step(dragCase.attempt, async () => {
          await waitUntilDraggable(page)
          const { effect, message } = await runDragCase(page, dragInput, boardSetup.isLifted, dragCase)
          expect(new URL(page.url()).pathname, 'the list on screen').toBe(path)
          if (effect !== 'elsewhere') results.push({ attempt: dragCase.attempt, effect, message })
          await dismissSnackbars(page)
        })
      }
      const table = rowsOf(input, boardSetup, results)
      await test.info().attach('drag-matrix.md', { body: table.join('\n'), contentType: 'text/markdown' })
      expect(table, 'DRAG_MATRIX.md').toEqual(rowsOf(input, boardSetup, boardSetup.cases))
    })
  }
}

test('DRAG_MATRIX.md is up to date', () => {
  const table = matrixTable()
  if (process.env.UPDATE_MATRIX) writeFileSync(MATRIX_FILE, table)
  expect(readFileSync(MATRIX_FILE, 'utf8'), 'UPDATE_MATRIX=1 npm run test:e2e -- dragMatrix regenerates it').toBe(table)
})
