import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardSaverState } from '@/editor/saving/CardSaver'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { fakeCardSaver } from '../../../../stories/cardTypes/fakeCardSaver'
import { IsStreamingContext } from '../streamedCard'
import { SavingStatus } from './SavingStatus'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Renders the status. `announcedAfter` advances the clock and returns the text that screen readers then announce. */
function renderStatus(isStreaming = false) {
  const { saver, set } = fakeCardSaver()
  const status = (isWriting: boolean) => (
    <CardSaverContext value={saver}>
      <IsStreamingContext value={isWriting}>
        <SavingStatus />
      </IsStreamingContext>
    </CardSaverContext>
  )
  const { rerender } = render(status(isStreaming))
  return {
    announcedAfter: (change: Partial<CardSaverState>, ms: number) => {
      act(() => set(change))
      act(() => void vi.advanceTimersByTime(ms))
      return screen.getByRole('status').textContent
    },
    setStreaming: (isWriting: boolean) => rerender(status(isWriting)),
  }
}

test("'Saved' is announced once it has lasted two seconds, not after each pause of somebody who types on", () => {
  const { announcedAfter } = renderStatus()
  expect(announcedAfter({ status: 'changed' }, 1000)).toBe('')
  expect(announcedAfter({ status: 'saving' }, 200)).toBe('')
  expect(announcedAfter({ status: 'saved' }, 1900)).toBe('')
  expect(announcedAfter({ status: 'changed' }, 5000)).toBe('')
  expect(announcedAfter({ status: 'saved' }, 1999)).toBe('')
  expect(announcedAfter({}, 1)).toBe('Saved')
  expect(announcedAfter({ status: 'changed' }, 1000)).toBe('')
  expect(announcedAfter({ status: 'saved' }, 1999)).toBe('')
  expect(announcedAfter({}, 1)).toBe('Saved')
})

test.each([
  ['a refusal', { status: 'failed' }],
  ['a server that does not answer', { status: 'waiting' }],
  ['a choice of versions', { status: 'changed', unsavedVersion: { kind: 'conflict', fields: {}, changedAt: 0 } }],
] satisfies [string, Partial<CardSaverState>][])("'Not saved' is announced at once: %s", (_, change) => {
  const { announcedAfter } = renderStatus()
  expect(announcedAfter(change, 0)).toBe('Not saved')
  expect(announcedAfter({ status: 'saving', unsavedVersion: undefined }, 1000)).toBe('')
})

test('a card that is being streamed is announced as such, whatever its saver says', () => {
  const { announcedAfter, setStreaming } = renderStatus(true)
  expect(announcedAfter({ status: 'changed' }, 0)).toBe('Being written…')
  setStreaming(false)
  expect(announcedAfter({ status: 'unchanged' }, 0)).toBe('')
})
