// @vitest-environment jsdom

import { expect, onTestFinished, test } from 'vitest'
import { userCalls } from './user.contract'
import { holdCalls } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { selectMe, userApi } from './user'

const MEI_LING = 21

async function openWithOtherTab() {
  const app = openApp({ as: 'mei_ling', isWithoutRealtime: true })
  const otherTab = new BroadcastChannel(`heartboard-account${import.meta.env.BASE_URL}`)
  const messages: unknown[] = []
  otherTab.addEventListener('message', ({ data }) => messages.push(data))
  onTestFinished(() => {
    otherTab.close()
    app.close()
  })
  const { data } = await app.store.dispatch(userApi.endpoints.getMe.initiate())
  if (!data) throw new Error('Nobody is signed in.')
  const { name, username, email, buddy, curriculum, age, year, autolayout } = data
  const profile = { name, username, email, buddy, curriculum, age, year, autolayout }
  return { app, otherTab, messages, me: () => selectMe(app.store.getState()), profile }
}

test('a save that the server confirmed is told to the other tabs', async () => {
  const { app, messages, profile } = await openWithOtherTab()
  await app.store.dispatch(userApi.endpoints.updateMe.initiate({ buddy: 'R' }))
  await expect.poll(() => messages).toEqual([{ userId: MEI_LING, profile: { ...profile, buddy: 'R' } }])
  const preference = { key: 'board_density', value: 'compact' }
  await app.store.dispatch(userApi.endpoints.savePreference.initiate(preference))
  await expect.poll(() => messages.at(-1)).toEqual({ userId: MEI_LING, preference })
})

test('buddy, name, Auto Layout and density saved in another tab hold here at once', async () => {
  const { otherTab, me, profile } = await openWithOtherTab()
  const preference = { key: 'board_density', value: 'compact' }
  otherTab.postMessage({
    userId: MEI_LING,
    profile: { ...profile, buddy: 'R', name: 'Mei', autolayout: true },
    preference,
  })
  await expect.poll(me).toMatchObject({ buddy: 'R', name: 'Mei', autolayout: true })
  expect(me()?.preferences).toContainEqual(preference)
  await expect.poll(() => document.documentElement.dataset.theme).toBe('R')
})

test.each([
  ['of another user', { userId: 12 }, {}],
  ['of another version of the app', {}, { buddy: 7 }],
])('a message %s changes nothing', async (_, message, change) => {
  const { otherTab, me, profile } = await openWithOtherTab()
  const before = me()
  otherTab.postMessage({ userId: MEI_LING, profile: { ...profile, buddy: 'H', ...change }, ...message })
  otherTab.postMessage({ userId: MEI_LING, preference: { key: 'last', value: 'yes' } })
  await expect.poll(() => me()?.preferences).toContainEqual({ key: 'last', value: 'yes' })
  expect(me()).toMatchObject({ ...before, preferences: expect.anything() })
})

test('a request in flight while another tab saves is repeated', async () => {
  const { app, otherTab, me, profile } = await openWithOtherTab()
  const release = holdCalls(app, userCalls.getMe, 'response')
  const request = app.store.dispatch(
    userApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  const { people } = app.session.mockServer.db
  const calls = () => app.session.mockServer.requestLog.entries().filter(({ call }) => call === 'getMe').length
  await expect.poll(calls).toBe(2)
  const stored = [...people.all()].find(({ id }) => id === MEI_LING)
  if (!stored) throw new Error('Mei Ling is missing.')
  people.set({ ...stored, buddy: 'R' })
  otherTab.postMessage({ userId: MEI_LING, profile: { ...profile, buddy: 'R' } })
  await expect.poll(() => me()?.buddy).toBe('R')
  release()
  await request
  await expect.poll(calls).toBe(3)
  await expect.poll(() => me()?.buddy).toBe('R')
})
