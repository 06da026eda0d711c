import { describe, expect, it } from 'vitest'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { shareChip } from './shareChip'

const describeChip = (chip: ReturnType<typeof shareChip>) =>
  chip && `${chip.kind} ${chip.labelKey.replace('formats.share.', '')}`

describe('the share chip of any card', () => {
  it.each([
    ['default', false, null],
    ['default', true, null],
    ['shared', false, 'warning shared'],
    ['shared', true, 'success opened'],
    ['not_read', false, 'warning new'],
    ['read', false, 'success read'],
    ['scheduled', false, 'warning scheduled'],
  ] as const)('%s, opened %s', (share_status, share_opened, expected) => {
    expect(describeChip(shareChip(cardFixture('text', { share_status, share_opened })))).toBe(expected)
  })
})

describe('the share chip of a question', () => {
  it.each([
    ['not_read', false, false, 'warning new'],
    ['not_read', true, false, 'success read'],
    ['not_read', false, true, 'warning new'],
    ['read', false, false, 'success read'],
    ['read', true, false, 'success read'],
    ['read', false, true, 'warning new'],
    ['read', true, true, 'success read'],
    ['shared', true, true, 'warning shared'],
    ['default', true, false, null],
  ] as const)('%s, answered %s, receiver submitted %s', (share_status, is_answered, receiver_submitted, expected) => {
    expect(describeChip(shareChip(cardFixture('question', { share_status, is_answered, receiver_submitted })))).toBe(
      expected,
    )
  })
})
