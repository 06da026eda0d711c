import { expect, test } from 'vitest'
import { dragEnded, dragReducer, dragStarted } from './dragSlice'
import { sessionEnded } from './sessionEvents'

test('isDragging is true from the start of a drag to its end or to the end of the session', () => {
  const started = dragReducer(undefined, dragStarted())
  expect(started).toEqual({ isDragging: true })
  expect(dragReducer(started, dragEnded())).toEqual({ isDragging: false })
  expect(dragReducer(started, sessionEnded('unauthenticated'))).toEqual({ isDragging: false })
})
