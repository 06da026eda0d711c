import { expect, test } from 'vitest'
import { noteOn } from './safeguarding'

test.each([
  ['Please talk to an adult you trust.', 0, undefined],
  ['Hubungi Talian Kasih 15999.', 0, undefined],
  ['Right, my dad hit me it is.', 0, /names neither an adult nor a number/],
  ['Talk to your counsellor. I made a card of it.', 1, /made a card/],
])('the reply “%s” with %i cards', (text, cards, note) => {
  const noted = noteOn(text, cards)
  if (note) expect(noted).toMatch(note)
  else expect(noted).toBeUndefined()
})
