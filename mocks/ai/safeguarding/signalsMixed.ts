/** Signals in messages that mix both languages, as pupils in Malaysia write: 'my dad pukul saya', 'i nak mati'. */
import { signals } from './canonical'
import { WORDS_EN } from './signalsEn'
import { WORDS_MS } from './signalsMs'

const WORDS = {
  who: `${WORDS_EN.who.replace('{adult}', WORDS_EN.adult)}|${WORDS_MS.who.replace('{adult}', WORDS_MS.adult)}`,
  hurt: `${WORDS_EN.hurt}|${WORDS_MS.hurt}`,
  mine: `${WORDS_EN.family}|${WORDS_MS.mine}`,
  dying: `${WORDS_EN.dying}|mati|bunuh diri|cederakan diri|tamatkan hidup`,
  body: WORDS_MS.body,
}

export const DANGER_MIXED = signals(
  [
    '(?:i|saya) ~3 (?:nak|want to|wish|feel like) ~2 (?:{dying})',
    '(?:{who}) ~4 (?:{hurt}) ~1 (?:{mine})',
    '(?:sentuh|pegang|raba|cabul|touch(?:es|ed)?|grab(?:s|bed)?) (?:me|my (?:body|{body})|saya|{body} saya)',
  ],
  WORDS,
)
