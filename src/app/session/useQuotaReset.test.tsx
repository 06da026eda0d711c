import { renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { quotaReached, selectMe, userApi } from '@/api/user'
import { quotaResetAnnounced } from '@/store/connectionSlice'
import { openApp } from '@/testing/openApp'
import { timeToQuotaReset, useQuotaReset } from './useQuotaReset'

const MINUTE = 60_000
const now = new Date(2026, 10, 21, 22, 30)

test.each([
  [null, 90 * MINUTE],
  ['no date', 90 * MINUTE],
  [new Date(2026, 10, 21, 23, 0).toISOString(), 30 * MINUTE],
  [new Date(2026, 10, 21, 22, 0).toISOString(), MINUTE],
])('a quota reset at %s refetches the user in %i ms', (resetAt, delay) => {
  expect(timeToQuotaReset(resetAt, now)).toBe(delay)
})

test('the user is refetched at the reset, then every minute until the quota is free', async () => {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  app.store.dispatch(quotaReached())
  const isReached = () => selectMe(app.store.getState())?.metadata.usage_quota_reached
  const { mockServer } = app.session
  const dailyQuota = mockServer.dailyQuota
  mockServer.dailyQuota = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  app.store.dispatch(quotaResetAnnounced(new Date(2026, 10, 21, 23, 0).toISOString()))
  renderHook(useQuotaReset, { wrapper: ({ children }) => <Provider store={app.store}>{children}</Provider> })
  const asked = () => mockServer.requestLog.entries().filter(({ call }) => call === 'getMe').length
  const before = asked()
  vi.advanceTimersByTime(30 * MINUTE - 1)
  expect(asked()).toBe(before)
  vi.advanceTimersByTime(1)
  await vi.waitFor(() => expect(asked()).toBe(before + 1))
  expect(isReached()).toBe(true)
  mockServer.dailyQuota = dailyQuota
  vi.advanceTimersByTime(MINUTE)
  await vi.waitFor(() => expect(isReached()).toBe(false))
})
