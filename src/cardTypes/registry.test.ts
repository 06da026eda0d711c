import { describe, expect, it } from 'vitest'
import { type Card, cardTypeNames } from '@/api/cards/card.schema'
import { cardTypeDefinitions, getCardTypeDefinition } from './definitions'
import { isContainer } from './rules/isContainer'
import { cardTypeViews, getCardTypeViews } from './registry'
import { typeAttributes } from './rules/typeAttributes'

it.each(cardTypeNames)('%s has icon, thumbnail and focus view in the views.ts of its folder', (type) => {
  const missing = `src/cardTypes/<folder of ${type}>/views.ts exports no views with an entry ${type}`
  expect(cardTypeViews[type], missing).toMatchObject({ Thumbnail: expect.any(Function), Focus: expect.any(Function) })
})

// The app must not offer an action that the server allows to no role.
it.each(cardTypeNames)('%s has only actions that a permission can allow', (type) => {
  const { actions, permissions } = cardTypeDefinitions[type]
  const needed = {
    rename: 'edit',
    share: 'share',
    unstack: 'unstack',
    undo: 'edit',
    redo: 'edit',
    suggest: 'edit',
  } as const
  const useless = actions.filter((action) => !permissions.teacher.includes(needed[action]))
  expect(useless, `actions in the definition of ${type} that its permissions never allow`).toEqual([])
})

describe.each(['hologram', 'constructor', '__proto__', 'toString'])('a card of type %s', (type) => {
  const card = { type } as unknown as Card

  it('is shown as a text', () => {
    expect(getCardTypeViews(card)).toBe(cardTypeViews.text)
    expect(getCardTypeDefinition(card)).toBe(cardTypeDefinitions.text)
    expect(typeAttributes(card).style).toEqual({ '--type-hue': cardTypeDefinitions.text.hue })
    expect(isContainer(card)).toBe(false)
  })
})
