import { expect, test } from 'vitest'
import { homeOf, type Variant } from './home'

const CHAT = 'system.chat.access'

// A-065, C-024, D-3119.
test.each<[Variant, width: string, permissions: string[], home: string]>([
  ['education', 'small', [CHAT], '/board'],
  ['education', 'wide', [CHAT], '/board'],
  ['workplace', 'small', [CHAT], '/ytldemo'],
  ['workplace', 'wide', [CHAT], '/board'],
  ['workplace', 'small', ['system.board.access'], '/board'],
  ['workplace', 'small', [], '/board'],
])('%s on a %s screen with the permissions %j begins with %s', (variant, width, permissions, home) => {
  expect(homeOf({ variant, isSmallScreen: width === 'small', permissions })).toBe(home)
})
