import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lessonsCalls } from '@/api/lessons.contract'
import { answerConfirmation, selectOpenConfirmation } from '@/store/confirmationSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { type OpenedApp } from '@/testing/openApp'
import { renderFocus } from '@/testing/renderFocus'

/** A lesson plan on Aina's My Board, with three materials; shared with Daniel Lim. */
const LESSON = 'eb219147-72d1-44aa-b880-07fbf1c80150'
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const MEI_LING = 21
const ADD_ALL = 'format/addAllLessonMaterials'

const withoutMaterials = ({ session: { mockServer } }: OpenedApp) => {
  const lesson = mockServer.db.cards.get(LESSON)
  if (lesson) mockServer.db.cards.set({ ...lesson, lesson_resources: [] })
}
/** Moves the lesson plan into Aina's stack. Shares both with Mei Ling, who may not edit shared cards. */
const sharedInStack = ({ session: { mockServer } }: OpenedApp) => {
  const { cards, shares } = mockServer.db
  const lesson = cards.get(LESSON)
  if (lesson) cards.set({ ...lesson, parent_id: FOOD_CHAINS })
  const share = { sender_id: 12, recipient_id: MEI_LING, status: 'read', shared_at: '', opened_at: null } as const
  for (const card_id of [LESSON, FOOD_CHAINS]) shares.set({ ...share, id: `${card_id} ${MEI_LING}`, card_id })
}

const findMaterials = async () => within(await screen.findByRole('region', { name: 'Recommended Learning Materials' }))
const press = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const neutral = (key: string) => ({ kind: 'neutral', text: { key } })

test('three skeletons stand for the materials until they have come, stored on the card', async () => {
  let release = () => undefined as void
  const { user, db, snackbars } = await renderFocus(LESSON, {
    before: (app) => {
      withoutMaterials(app)
      release = holdCalls(app, lessonsCalls.generateLessonMaterials)
    },
  })
  await press(user, 'Recommend learning materials')
  const skeletons = await screen.findByRole('list', { name: 'Generating Recommended Learning Materials...' })
  expect(within(skeletons).getAllByRole('listitem')).toHaveLength(3)
  expect(snackbars()).toEqual([neutral('message.materials.generating')])
  release()
  const materials = await findMaterials()
  await waitFor(() => expect(materials.getAllByRole('button', { name: /^Generate / })).toHaveLength(6))
  expect(db.cards.get(LESSON)?.lesson_resources).toHaveLength(6)
})

// B-275, B-504, B-548.
test('leaving the lesson plan aborts the generation with a neutral message', async () => {
  const { user, unmount, snackbars } = await renderFocus(LESSON, {
    before: (app) => holdCalls(app, lessonsCalls.generateLessonMaterials),
  })
  await press(user, 'Recommend others')
  await screen.findByRole('list', { name: 'Generating Recommended Learning Materials...' })
  unmount()
  await waitFor(() => expect(snackbars()).toContainEqual(neutral('teaching.materials.cancelled')))
})

test('a generation that does not come can be stopped; keyboard focus stays with its button', async () => {
  const { user, snackbars } = await renderFocus(LESSON, {
    before: (app) => holdCalls(app, lessonsCalls.generateLessonMaterials),
  })
  await press(user, 'Recommend others')
  await screen.findByRole('list', { name: 'Generating Recommended Learning Materials...' })
  await press(user, 'Stop')
  expect(await screen.findByRole('button', { name: 'Recommend others' })).toHaveFocus()
  expect(snackbars()).toContainEqual(neutral('teaching.materials.cancelled'))
})

test.each([
  ['materialsRefused', { message: 'The lesson plan is too short to make materials of.' }],
  ['materialsFail', { key: 'teaching.materials.cancelled' }],
] as const)('in the scenario %s the failure is shown as danger: %o', async (scenario, text) => {
  expectConsole(/generateLessonMaterials failed/)
  const { user, setScenario, snackbars } = await renderFocus(LESSON)
  await screen.findByRole('heading', { name: 'Recommended Learning Materials' })
  setScenario(scenario)
  await press(user, 'Recommend others')
  await waitFor(() => expect(snackbars().at(-1)).toEqual({ kind: 'danger', text }))
  expect((await findMaterials()).getAllByRole('button', { name: /^Generate / })).toHaveLength(3)
})

test('one material is made into a card beside the lesson plan, from its prompt', async () => {
  const { user, bodiesSentTo, snackbars } = await renderFocus(LESSON)
  const materials = await findMaterials()
  const [first] = materials.getAllByRole('button', { name: /^Generate / })
  if (first) await user.click(first)
  expect(await materials.findByText('Added')).toBeVisible()
  expect(snackbars()).toEqual([{ kind: 'success', text: { key: 'message.materials.one' } }])
  expect(await bodiesSentTo('format/generate')).toMatchObject([{ format_id: LESSON, stack_board_id: null }])
})

test('all materials are added at once, with the name of their stack', async () => {
  const { user, bodiesSentTo, snackbars } = await renderFocus(LESSON)
  await press(user, 'Add all')
  const values = { stackName: 'Series and Parallel Circuits materials' }
  await waitFor(() =>
    expect(snackbars()).toEqual([{ kind: 'success', text: { key: 'message.materials.updated', values } }]),
  )
  expect(await bodiesSentTo(ADD_ALL)).toEqual([{ formatId: LESSON }])
  // The button must not return, because a second press would create a second stack of the same cards.
  expect(await screen.findByText('Added')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add all' })).toBeNull()
})

test('a reader gets materials that are not stored, and cannot add them all', async () => {
  const { user, db } = await renderFocus(LESSON, {
    as: 'mei_ling',
    before: (app) => {
      withoutMaterials(app)
      sharedInStack(app)
    },
  })
  await press(user, 'Recommend learning materials')
  const materials = await findMaterials()
  await waitFor(() => expect(materials.getAllByRole('button', { name: /^Generate / })).toHaveLength(6))
  expect(materials.queryByRole('button', { name: 'Add all' })).toBeNull()
  expect(db.cards.get(LESSON)?.lesson_resources).toEqual([])
})

// B-454, B-455, D-2460.
test('in the stack of somebody else a material is made on My Board, after a confirmation', async () => {
  const { user, store, bodiesSentTo } = await renderFocus(LESSON, { as: 'mei_ling', before: sharedInStack })
  const materials = await findMaterials()
  const [first] = materials.getAllByRole('button', { name: /^Generate / })
  const request = async () => {
    // Presses again, because the button ignores presses until the previous confirmation has ended.
    await waitFor(async () => {
      if (first) await user.click(first)
      expect(selectOpenConfirmation(store.getState())).toMatchObject({ kind: 'generateLessonPlanMaterials' })
    })
  }
  await request()
  act(() => store.dispatch(answerConfirmation(false)))
  expect(await bodiesSentTo('format/generate')).toEqual([])
  await request()
  act(() => store.dispatch(answerConfirmation(true)))
  await waitFor(async () => expect(await bodiesSentTo('format/generate')).toMatchObject([{ stack_board_id: null }]))
})
