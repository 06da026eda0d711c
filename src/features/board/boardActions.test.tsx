import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { confirm } from '@/store/confirmationSlice'
import { selectIsDragging } from '@/store/dragSlice'
import { expectConsole } from '@/testing/expectConsole'
import { openOwnBoard } from '@/testing/openOwnBoard'

const HEAT = 'd0e5f292-6d9e-42ee-9af2-ce8c4c5abec8'
const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const FOOD_CHAINS = 'Food Chains & Food Webs'

/** What of the teacher's own is on My Board here: few cards are read and drawn faster. */
const KEPT = [TAPIR, BATIK, FOOD_CHAINS, 'Year 5 Science: Heat, Matter, Rust', 'Inside a Volcano', 'The Water Cycle']

/** The tiles on screen, found by their tag: looking for a role would look at everything on the page. */
const tiles = () => [...document.querySelectorAll('article')]
const nameOf = (article: Element | undefined) =>
  document.getElementById(article?.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
const titles = () => tiles().map(nameOf)
function tile(title: string): HTMLElement {
  const found = tiles().find((candidate) => nameOf(candidate) === title)
  if (!found) throw new Error(`There is no card "${title}".`)
  return found
}
/** The button that is the card. */
const card = (title: string) => tile(title).querySelector('button') as HTMLElement
const isOnBoard = (title: string) => titles().includes(title)
const toolbar = () => screen.findByRole('toolbar', { name: 'Selected cards' })
const actionsOf = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
const snackbars = () => within(screen.getByRole('region', { name: 'Notices' }))
const selected = () => tiles().filter((candidate) => candidate.querySelector('button[aria-pressed="true"]'))

// Much is done in each of these tests; the limits only say when to give up on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

// What is loaded with its first use is there beforehand: a test measures no loading.
beforeAll(async () => {
  await Promise.all([
    import('./toolbar/BoardToolbar'),
    import('./toolbar/CardMenu'),
    import('./undo/undo'),
    import('./commands/renameCard'),
    import('./dnd/DragLayer'),
  ])
})

async function openBoard(options: Parameters<typeof openOwnBoard>[1] = {}) {
  const app = await openOwnBoard(KEPT, options)
  const press = async (title: string) => {
    await app.user.click(card(title))
    return toolbar()
  }
  const choose = async (name: string) => app.user.click(within(await toolbar()).getByRole('button', { name }))
  const answer = async (name: 'Yes' | 'Cancel') =>
    app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  return { ...app, press, choose, answer }
}

test('one own card offers its actions; nothing is offered for none', async () => {
  const { press, user } = await openBoard()
  expect(screen.queryByRole('toolbar', { name: 'Selected cards' })).not.toBeInTheDocument()
  const bar = await press(TAPIR)
  expect(actionsOf(bar)).toEqual(
    expect.arrayContaining(['Magic', 'Rename', 'Duplicate', 'Share', 'Delete', 'Clear selection']),
  )
  expect(actionsOf(bar)).toHaveLength(6)
  await user.click(within(bar).getByRole('button', { name: 'Clear selection' }))
  expect(selected()).toEqual([])
  expect(screen.queryByRole('toolbar', { name: 'Selected cards' })).not.toBeInTheDocument()
})

test('Shift selects a range, Ctrl and A all that is loaded', async () => {
  const { user } = await openBoard()
  const [, second, , fourth] = tiles().map((candidate) => candidate.querySelector('button'))
  await user.click(second as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(fourth as HTMLElement)
  await user.keyboard('{/Shift}')
  expect(selected()).toHaveLength(3)
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toHaveLength(titles().length)
})

test('Duplicate puts a copy beside the card', async () => {
  const { press, choose: run } = await openBoard()
  await press(TAPIR)
  await run('Duplicate')
  expect(await snackbars().findByText('Duplicated.')).toBeVisible()
  expect(titles().filter((title) => title === TAPIR)).toHaveLength(2)
})

test('Delete asks with ?confirmation; Cancel keeps the card, Yes takes it away until Undo', async () => {
  const { press, choose: run, answer, currentUrl, user, requestLog } = await openBoard()
  await press(TAPIR)
  await run('Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete this card?' })
  expect(within(question).getByText('This cannot be undone.')).toBeVisible()
  await waitFor(() => expect(currentUrl()).toBe('/board?confirmation'))
  await answer('Cancel')
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(isOnBoard(TAPIR)).toBe(true)

  await run('Delete')
  await answer('Yes')
  await waitFor(() => expect(isOnBoard(TAPIR)).toBe(false))
  await user.click(snackbars().getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(isOnBoard(TAPIR)).toBe(true))
  expect(requestLog()).not.toContain('removeCards')
})

test('what goes hands its focus to the card that comes into its place, and a notice that closes gives it back', async () => {
  const app = await openBoard()
  const next = titles()[titles().indexOf(TAPIR) + 1] ?? ''
  await keys(app, TAPIR, ' {Delete}')
  await app.answer('Yes')
  await waitFor(() => expect(isOnBoard(TAPIR)).toBe(false))
  await waitFor(() => expect(card(next)).toHaveFocus())
  await app.user.click(snackbars().getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(isOnBoard(TAPIR)).toBe(true))
  await waitFor(() => expect(card(next)).toHaveFocus())
})

test('cards that are stacked hand their focus to the stack', async () => {
  const app = await openBoard()
  const own = titles().filter((title) => KEPT.includes(title))
  const [first = '', last = ''] = [own.at(0), own.at(-1)]
  await keys(app, first, ' ')
  await app.user.keyboard('{Control>}')
  await app.user.click(card(last))
  await app.user.keyboard('{/Control}')
  expect(card(last)).toHaveFocus()
  await app.user.keyboard('g')
  expect(await snackbars().findByText('Cards stacked.')).toBeVisible()
  await waitFor(() => expect(card('Untitled stack')).toHaveFocus())
})

test('inside of a stack the first card has the focus, and back on My Board the stack that was opened', async () => {
  const app = await openBoard()
  await keys(app, FOOD_CHAINS, '{Enter}')
  await screen.findByRole('heading', { level: 1, name: FOOD_CHAINS })
  await waitFor(() => expect(isOnBoard(FOOD_CHAINS)).toBe(false))
  await waitFor(() => expect(card(titles()[0] ?? '')).toHaveFocus())
  await app.user.click(screen.getByRole('button', { name: 'My Board' }))
  await waitFor(() => expect(isOnBoard(FOOD_CHAINS)).toBe(true))
  await waitFor(() => expect(card(FOOD_CHAINS)).toHaveFocus())
})

test('the deletion goes out when its notice is dismissed', async () => {
  const { press, answer, user, requestLog } = await openBoard()
  await press(TAPIR)
  await user.keyboard('{Delete}')
  await answer('Yes')
  await snackbars().findByText('Card deleted.')
  expect(requestLog()).not.toContain('removeCards')
  await user.click(snackbars().getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(requestLog()).toContain('removeCards'))
  expect(isOnBoard(TAPIR)).toBe(false)
})

test('leaving the page sends the deletion', async () => {
  const { press, choose: run, answer, requestLog } = await openBoard()
  await press(TAPIR)
  await run('Delete')
  await answer('Yes')
  await snackbars().findByText('Card deleted.')
  await waitFor(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(requestLog()).toContain('removeCards')
  })
})

test("the browser's Back answers a question that took the place of another", async () => {
  const { press, choose: run, currentUrl, router, store } = await openBoard()
  await press(TAPIR)
  await run('Delete')
  await waitFor(() => expect(currentUrl()).toBe('/board?confirmation'))
  act(() => void store.dispatch(confirm({ kind: 'unstack' })))
  await screen.findByRole('alertdialog', { name: 'Unstack?' })
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(currentUrl()).toBe('/board')
})

test("the browser's Back answers the question with No", async () => {
  const { press, choose: run, currentUrl, router } = await openBoard()
  await press(TAPIR)
  await run('Delete')
  await waitFor(() => expect(currentUrl()).toBe('/board?confirmation'))
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(currentUrl()).toBe('/board')
  expect(isOnBoard(TAPIR)).toBe(true)
})

test('an address that comes with the marker loses it', async () => {
  const { currentUrl } = await openBoard({ path: '/board?confirmation' })
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('Unstack asks and lets the cards out; Ctrl and Z puts them back', async () => {
  const { press, choose: run, answer, user } = await openBoard()
  expect(actionsOf(await press(FOOD_CHAINS))).toContain('Unstack')
  await run('Unstack')
  await screen.findByRole('alertdialog', { name: 'Unstack?' })
  await answer('Yes')
  await waitFor(() => expect(isOnBoard('Words for Food Chains')).toBe(true))
  expect(isOnBoard(FOOD_CHAINS)).toBe(false)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(isOnBoard(FOOD_CHAINS)).toBe(true))
  expect(isOnBoard('Words for Food Chains')).toBe(false)
})

test('Rename: Enter saves, Escape restores', async () => {
  const { press, choose: run, user, requestLog } = await openBoard()
  await press(TAPIR)
  await run('Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Card title' }))
  await user.keyboard('Never mind{Escape}')
  expect(isOnBoard(TAPIR)).toBe(true)
  expect(requestLog()).not.toContain('updateCard')

  await user.keyboard('{F2}')
  await user.clear(await screen.findByRole('textbox', { name: 'Card title' }))
  await user.keyboard('Tapirs at Night{Enter}')
  await waitFor(() => expect(isOnBoard('Tapirs at Night')).toBe(true))
  expect(requestLog()).toContain('updateCard')
})

test('a title that the school refuses goes back, and every text of the fields is told', async () => {
  expectConsole(/^\[api\] updateCard failed/)
  const { press, choose: run, user } = await openBoard({ scenario: 'saveInvalid' })
  await press(TAPIR)
  await run('Rename')
  await user.clear(await screen.findByRole('textbox', { name: 'Card title' }))
  await user.keyboard('Tapirs{Enter}')
  expect(
    await snackbars().findByText('The title is too long. The text holds a word that is not allowed.'),
  ).toBeVisible()
  expect(isOnBoard(TAPIR)).toBe(true)
})

test('inside a stack a card can go to My Board', async () => {
  const { press, choose: run } = await openBoard({ path: `/board/stack/${HEAT}` })
  await press('Heat Is Not Temperature')
  await run('Move to My Board')
  expect(await snackbars().findByText('Moved to My Board.')).toBeVisible()
  expect(isOnBoard('Heat Is Not Temperature')).toBe(false)
})

test('the menu of a card has the same actions, and selects', async () => {
  const { user } = await openBoard()
  await user.click(within(tile(BATIK)).getByRole('button', { name: `More for ${BATIK}` }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open', 'Select', 'Move without dragging', 'Magic', 'Rename', 'Duplicate', 'Share', 'Delete'])
  await user.click(within(menu).getByRole('menuitem', { name: 'Select' }))
  expect(selected()).toHaveLength(1)
})

test('while a search is on nothing is stacked, duplicated, unstacked or moved', async () => {
  const { press, user } = await openBoard({ path: '/board?search=food' })
  const bar = await press(FOOD_CHAINS)
  for (const gone of ['Stack', 'Unstack', 'Duplicate']) expect(actionsOf(bar)).not.toContain(gone)
  await user.keyboard('m')
  expect(screen.queryByText(/^Moving /)).not.toBeInTheDocument()
  await user.click(within(tile(FOOD_CHAINS)).getByRole('button', { name: `More for ${FOOD_CHAINS}` }))
  expect(within(await screen.findByRole('menu')).queryByText('Move without dragging')).not.toBeInTheDocument()
})

/** What was told last of a move by keyboard. */
const announcement = () => document.querySelector('[aria-live="assertive"].visually-hidden')?.textContent
const keys = async ({ user }: Pick<Awaited<ReturnType<typeof openBoard>>, 'user'>, title: string, pressed: string) => {
  act(() => card(title).focus())
  await user.keyboard(pressed)
}

test('by keyboard: M lifts, arrows tell what is under the card, Space stacks', async () => {
  const app = await openBoard()
  const [from, to] = [TAPIR, BATIK]
  const steps = titles().indexOf(to) - titles().indexOf(from)
  await keys(app, from, 'm')
  expect(announcement()).toMatch(new RegExp(`^Moving ${from}\\.`))
  await app.user.keyboard((steps > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(steps)))
  expect(announcement()).toBe(`Over ${to}: stack.`)
  await app.user.keyboard(' ')
  expect(announcement()).toBe('Dropped.')
  expect(await snackbars().findByText('Cards stacked.')).toBeVisible()
  expect(isOnBoard(from)).toBe(false)
  expect(isOnBoard('Untitled stack')).toBe(true)
})

test('by keyboard: M again reorders, and the address keeps the order by hand', async () => {
  const app = await openBoard()
  const before = titles()
  await keys(app, before[0] ?? '', 'mm{ArrowRight}{ArrowRight}')
  expect(announcement()).toBe(`Before ${before[2]}.`)
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.currentUrl()).toBe('/board?sort=manual&order=asc'))
  await waitFor(() => expect(titles().slice(0, 3)).toEqual([before[1], before[0], before[2]]))
  expect(await snackbars().findByText('Order saved.')).toBeVisible()
})

test('by keyboard: R goes to My Board from within a stack, Escape puts back', async () => {
  const app = await openBoard({ path: `/board/stack/${HEAT}` })
  await keys(app, 'Heat Is Not Temperature', 'm{Escape}')
  expect(announcement()).toBe('Put back.')
  await keys(app, 'Heat Is Not Temperature', 'mr')
  expect(await snackbars().findByText('Moved to My Board.')).toBeVisible()
  expect(isOnBoard('Heat Is Not Temperature')).toBe(false)
})

test('without dragging and without a keyboard: the menu lifts, buttons move, put in order and drop', async () => {
  const app = await openBoard()
  const open = async (title: string) => {
    await app.user.click(within(tile(title)).getByRole('button', { name: `More for ${title}` }))
    await app.user.click(
      within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Move without dragging' }),
    )
    return within(await screen.findByRole('toolbar', { name: 'Move card' }))
  }
  const [first = '', second = ''] = titles()
  const bar = await open(first)
  expect(bar.queryByRole('button', { name: 'My Board' })).not.toBeInTheDocument()
  await app.user.click(bar.getByRole('button', { name: 'Right' }))
  expect(announcement()).toBe(`Over ${second}: stack.`)
  await app.user.click(bar.getByRole('button', { name: 'Reorder' }))
  await app.user.click(bar.getByRole('button', { name: 'Right' }))
  await app.user.click(bar.getByRole('button', { name: 'Drop here' }))
  await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]))
  expect(screen.queryByRole('toolbar', { name: 'Move card' })).not.toBeInTheDocument()

  await app.user.click((await open(first)).getByRole('button', { name: 'Put back' }))
  expect(announcement()).toBe('Put back.')
})

test.each(['a press elsewhere', 'another window'])('%s puts a card back that is moved by keyboard', async (way) => {
  const app = await openBoard()
  await keys(app, TAPIR, 'm')
  if (way === 'another window') act(() => void window.dispatchEvent(new FocusEvent('blur')))
  else await app.user.click(screen.getByRole('heading', { level: 1 }))
  expect(announcement()).toBe('Put back.')
  expect(selectIsDragging(app.store.getState())).toBe(false)
})

test('leaving the board ends a move: nothing stays lifted, and what others do is shown again', async () => {
  const app = await openBoard()
  const { store, router } = app
  await keys(app, TAPIR, 'm')
  expect(selectIsDragging(store.getState())).toBe(true)
  await act(() => router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: HEAT } }))
  await waitFor(() => expect(isOnBoard('Heat Is Not Temperature')).toBe(true))
  expect(selectIsDragging(store.getState())).toBe(false)
  await app.user.keyboard('{ArrowRight} ')
  expect(app.requestLog()).not.toContain('changeParent')
  expect(app.requestLog()).not.toContain('generateStack')
  await app.user.click(card('Heat Is Not Temperature'))
  expect(await toolbar()).toBeVisible()
})

test('a card of somebody else is not stacked, and the message says why', async () => {
  const app = await openBoard({ path: '/board?filter=shared' })
  const shared = titles()
  expect(shared.length).toBeGreaterThan(1)
  await keys(app, shared[0] ?? '', 'm{ArrowRight} ')
  expect(await snackbars().findByText('Only the owner can move or stack this card.')).toBeVisible()
  expect(isOnBoard(shared[0] ?? '')).toBe(true)
  expect(app.requestLog()).not.toContain('generateStack')
})

test('with Auto Layout M does not reorder, and nothing is said', async () => {
  const app = await openBoard({ as: 'cikgu_kamala' })
  const [first] = titles()
  await keys(app, first ?? '', 'mm{ArrowRight}')
  expect(announcement()).toMatch(/: stack\.$/)
  await app.user.keyboard('{Escape}')
  expect(app.requestLog()).not.toContain('saveManualOrder')
})

test('the menu button tells of unread notifications', async () => {
  await openBoard()
  expect(await screen.findByRole('button', { name: 'Open menu (new notifications)' })).toBeVisible()
})

test('a new board needs a name, opens, and its dialog closes after 1 s', async () => {
  const { user, currentUrl } = await openBoard()
  await import('./CreateBoardDialog')
  await user.click(screen.getByRole('button', { name: 'New board' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New board' }))
  expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Board name' }), '   ')
  expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Board name' }), 'Science fair')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Board created.')).toBeVisible()
  await waitFor(() => expect(currentUrl()).toMatch(/^\/board\/stack\/[\w-]{36}$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1, name: 'Science fair' })).toBeVisible()
})

test.each(['boardNameRefused', 'createFails'] as const)(
  'a name that is refused (%s) stays, with the guideline under it',
  async (scenario) => {
    expectConsole(/^\[api\] createCard failed/)
    const { user, currentUrl } = await openBoard({ scenario })
    await user.click(screen.getByRole('button', { name: 'New board' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New board' }))
    await user.type(dialog.getByRole('textbox', { name: 'Board name' }), 'Silly names{Enter}')
    expect(
      await dialog.findByText(
        'Your board name contains words that violate our guidelines. Please use a different name.',
      ),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Board name' })).toHaveValue('Silly names')
    expect(dialog.getByRole('button', { name: 'Create' })).toBeEnabled()
    expect(currentUrl()).toBe('/board')
  },
)

const choices = async (user: Awaited<ReturnType<typeof openBoard>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Filter and sort' }))
  return within(await screen.findByRole('menu', { name: 'Filter and sort' }))
}
const textOf = (item: HTMLElement) => item.textContent

test('the menu of a teacher filters and sorts, and begins each sort in its own order', async () => {
  const { user, currentUrl } = await openBoard()
  let menu = await choices(user)
  expect(menu.getAllByRole('menuitemradio').map(textOf)).toEqual([
    'Show All',
    'Shared with me',
    'Recently Created',
    'Recently Modified',
    'Alphabetical',
    'Manual',
    'Ascending',
    'Descending',
  ])
  expect(menu.getAllByRole('menuitemradio', { checked: true }).map(textOf)).toEqual([
    'Show All',
    'Recently Modified',
    'Descending',
  ])
  for (const heading of ['Share Status', 'Format Type', 'Home']) expect(menu.getByText(heading)).toBeVisible()
  expect(menu.getByTitle('Show Shared')).toHaveTextContent('Shared with me')
  await user.click(menu.getByRole('menuitemradio', { name: 'Manual' }))
  await waitFor(() => expect(currentUrl()).toBe('/board?sort=manual&order=asc'))
  if (screen.queryByRole('menu')) await user.keyboard('{Escape}')
  menu = await choices(user)
  await user.click(menu.getByRole('menuitemradio', { name: 'Alphabetical' }))
  await waitFor(() => expect(currentUrl()).toBe('/board?sort=alphabetical&order=desc'))
})

test('a student filters schoolwork, and Auto Layout takes the order by hand away', async () => {
  const { user } = await openBoard({ as: 'adam' })
  const menu = await choices(user)
  expect(menu.getByRole('menuitemradio', { name: 'Show Schoolwork' })).toBeVisible()
  expect(menu.queryByRole('menuitemradio', { name: 'Manual' })).not.toBeInTheDocument()
})
