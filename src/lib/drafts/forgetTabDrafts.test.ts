// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { forgetTabDrafts } from './forgetTabDrafts'

const CARD = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

test.each([
  ['heartboard-chat-draft-12', true],
  [`heartboard-title-draft-12-${CARD}`, true],
  [`heartboard-title-draft-undefined-${CARD}`, true],
  [`heartboard-search/board/stack/${CARD}-draft-12`, true],
  ['heartboard-group-21-draft-12', true],
  ['heartboard-account-draft-12', true],
  ['heartboard-feedback-draft-12', true],
  ['heartboard-feedback-draft-type-12', true],
  ['heartboard-feedback-draft-12-7-21', true],
  [`heartboard-answers-12-${CARD}`, true],
  ['heartboard-reply-feedback-12-3', true],
  ['heartboard-chat-draft-1', false],
  ['heartboard-chat-draft-121', false],
  ['heartboard-group-12-draft-21', false],
  ['heartboard-feedback-draft-21-7-12', false],
  ['heartboard-answers-21-12', false],
  ['heartboard-tab-user', false],
  ['somebody-else-draft-12', false],
])('%s of the person 12 is forgotten: %s', (key, isForgotten) => {
  sessionStorage.setItem(key, 'words')
  forgetTabDrafts(12)
  expect(sessionStorage.getItem(key)).toBe(isForgotten ? null : 'words')
})
