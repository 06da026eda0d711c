import { expect, test } from 'vitest'
import { dragEnded, dragStarted, selectIsDragging } from './dragSlice'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

test('isDragging is true from the start of a drag to its end or to the end of the session', () => {
  const started = rootReducer(undefined, dragStarted())
  expect(selectIsDragging(started)).toBe(true)
  expect(selectIsDragging(rootReducer(started, dragEnded()))).toBe(false)
  expect(selectIsDragging(rootReducer(started, sessionEnded('unauthenticated')))).toBe(false)
})
