import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { galleryCalls } from '@/api/gallery.contract'
import { selectIsDismissed } from '@/model/onboarding/charactersSlice'
import { languageChanged } from '@/store/preferencesSlice'
import { expectConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { renderApp } from '@/testing/renderApp'
import type { ScenarioName } from '@mocks/scenarios/scenarios'

const open = (path: string, scenario?: ScenarioName) =>
  renderApp({ path, as: 'mei_ling', scenario, isWithoutRealtime: true })
const startButton = () => screen.findByRole('button', { name: 'START' })
const shownItem = () => screen.findByRole('tabpanel')

// C-089, C-090, D-3021, D-3136.
test.each([
  ['an unknown id', '/nothing/gallery', undefined],
  ['an id with a slash and a percent sign', '/a%2Fb%25c/gallery', undefined],
  ['an empty gallery', '/gallery', 'galleryEmpty'],
  ['a gallery that fails', '/gallery', 'galleryFails'],
] as const)('%s leads to My Board without a notice', async (_, path, scenario) => {
  if (scenario === 'galleryFails') expectConsole(/getGallery failed/)
  const app = open(path, scenario)
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  expect(app.store.getState().snackbars).toEqual([])
})

// C-035, C-036, C-247 to C-249, C-361, C-362.
test('START saves the shown item once, opens the new card in place of the gallery, and dismisses the character', async () => {
  const app = open('/g-fractions/gallery')
  expect(await shownItem()).toHaveAccessibleName('Fractions You Can Eat, 3 of 6')
  const bodies: unknown[] = []
  let cardId = ''
  intercept(app, galleryCalls.saveGalleryContent, async (request, send) => {
    bodies.push(await request.clone().json())
    const response = await send()
    cardId = ((await response.clone().json()) as { data: { id: string } }).data.id
    return response
  })
  await app.user.dblClick(await startButton())
  await waitFor(() => expect(app.currentUrl()).toBe(`/board/focus/${cardId}`))
  expect(bodies).toEqual([{ format_id: 'g-fractions' }])
  expect(selectIsDismissed(app.store.getState(), 'gallery')).toBe(true)
  expect(localStorage.getItem('onboarding-char-dismissed')).toBe('["gallery"]')
})

test('START leads a person who may not open the card to My Board, without a notice', async () => {
  const app = renderApp({ path: '/g-fractions/gallery', as: 'hana_y', isWithoutRealtime: true })
  await app.user.click(await startButton())
  expect(await screen.findByLabelText('Open Fractions You Can Eat')).toBeVisible()
  expect(app.currentUrl()).toBe('/board')
  expect(app.store.getState().snackbars).toEqual([])
})

test('a failed START is told once, and START works again', async () => {
  expectConsole(/saveGalleryContent failed/)
  const app = open('/gallery', 'gallerySaveFails')
  await app.user.click(await startButton())
  expect(await screen.findByText('Oops! Format cannot be found.')).toBeVisible()
  expect(app.store.getState().snackbars).toHaveLength(1)
  expect(selectIsDismissed(app.store.getState(), 'gallery')).toBe(false)
  app.session.mockServer.setScenario('normal')
  await app.user.click(await startButton())
  await waitFor(() => expect(app.currentUrl()).toMatch(/^\/board\/focus\//))
})

test('a switch of the language whose request fails keeps the gallery', async () => {
  expectConsole(/getGallery failed/)
  const app = open('/gallery')
  await shownItem()
  app.session.mockServer.setScenario('galleryFails')
  app.store.dispatch(languageChanged('ms'))
  await waitFor(() => expect(app.requestLog().filter((call) => call === 'getGallery')).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'MULA' })).toBeVisible()
  expect(app.currentUrl()).toBe('/gallery')
  app.store.dispatch(languageChanged('en'))
  await startButton()
})

// D-0064: the items of another language have other ids.
test('a switch of the language keeps the shown place', async () => {
  const app = open('/g-volcanoes/gallery')
  expect(await shownItem()).toHaveAccessibleName('Volcanoes and the Ring of Fire, 2 of 6')
  app.store.dispatch(languageChanged('ms'))
  await waitFor(async () => expect(await shownItem()).toHaveAccessibleName(/, 2 daripada 6$/))
  expect(app.currentUrl()).toBe('/g-volcanoes/gallery')
  app.store.dispatch(languageChanged('en'))
  await waitFor(async () => expect(await shownItem()).toHaveAccessibleName('Volcanoes and the Ring of Fire, 2 of 6'))
})
