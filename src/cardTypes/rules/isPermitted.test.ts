import { expect, it } from 'vitest'
import { type CardType, cardTypeNames } from '@/api/cards/card.schema'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { isPermitted } from './isPermitted'

const own = (type: CardType) => cardFixture(type, { isOwner: true })
const shared = (type: CardType) => cardFixture(type, { isOwner: false })

it('permissions match exactly: prefixes and other cases do not count', () => {
  expect(isPermitted(own('text'), 'edit', ['board.format.text.edited', 'Board.Format.Text.Edit'])).toBe(false)
  expect(isPermitted(own('text'), 'edit', ['board.format.text.edit'])).toBe(true)
})

it.each(cardTypeNames)(
  '%s: own cards need the permission of their type, all others the one for shared cards',
  (type) => {
    for (const action of ['edit', 'delete', 'duplicate', 'share', 'magic', 'focus'] as const) {
      expect(isPermitted(own(type), action, [`board.format.${type}.${action}`])).toBe(true)
      expect(isPermitted(shared(type), action, [`board.format.${type}.${action}`])).toBe(false)
      expect(isPermitted(shared(type), action, [`board.format.shared.${action}`])).toBe(true)
      expect(isPermitted(own(type), action, [`board.format.shared.${action}`])).toBe(false)
    }
  },
)
