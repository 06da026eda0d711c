import { expect, it } from 'vitest'
import { cardSchema, cardTypeNames } from '@/api/cards/card.schema'
import { cardFixture } from '../../stories/cardTypes/cardFixture'

it.each(cardTypeNames)('is a valid card of type %s', (type) => {
  expect(cardSchema.safeParse(cardFixture(type)).error).toBeUndefined()
})
