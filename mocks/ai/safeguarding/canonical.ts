import { normalise } from '../words'

/** Spellings and family words brought to one form, so that a signal is written once. Applied in order. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(\w+n) t\b/g, '$1t'],
  [/\b(do|does|did|is|was|are|have|has|had|would|could|should) not\b/g, '$1nt'],
  [/\b(?:can not|cannot|can t)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\bi m\b|\bi am\b|\bim\b/g, 'i am'],
  [/\b(?:wanna|want 2)\b/g, 'want to'],
  [/\b(?:gonna|gunna)\b/g, 'going to'],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:aku|sy|gua)\b/g, 'saya'],
  [/\bdiriku\b/g, 'diri saya'],
  [/\b(?:tidak|tk|x)\b/g, 'tak'],
  [/\btiada\b|\btakda\b|\btakde\b/g, 'tak ada'],
  [/\b(?:mahu|mau|ingin|hendak|nk)\b/g, 'nak'],
  [/\btaknak\b|\bxnak\b/g, 'tak nak'],
  [/\borg\b/g, 'orang'],
  [/\b(?:bapa|bapak|abah|papa|ayahanda|baba|walid|daddy|dad|father)\b/g, 'ayah'],
  [/\b(?:emak|ibu|mama|umi|ummi|mummy|mum|mommy|mom|mother)\b/g, 'mak'],
  [/\bpak cik\b/g, 'pakcik'],
  [/\bmak cik\b/g, 'makcik'],
  [/\bstep (ayah|mak|brother|sister)\b|\bstep(?=father|mother|dad|mum|mom|brother|sister)/g, 'step$1'],
  [/\bstep ?(?:father|dad)\b/g, 'stepayah'],
  [/\bstep ?(?:mother|mum|mom)\b/g, 'stepmak'],
]

/** The words of a message in one spelling, for matching signals. */
export const canonical = (text: string): string =>
  FORMS.reduce((flat, [pattern, form]) => flat.replace(pattern, form), normalise(text))

/**
 * One expression of several signals. In a signal `~3 ` stands for up to three words in between, `{name}` for a list of words,
 * `?` and `|` have their usual meaning. Signals begin and end at word boundaries.
 */
export const signals = (lines: readonly string[], lists: Readonly<Record<string, string>>): RegExp => {
  const expand = (line: string): string =>
    line
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?:${expand(lists[name] ?? '')})`)
      .replace(/ ~(\d) /g, '(?: \\w+){0,$1} ')
  return new RegExp(`(?<!\\w)(?:${lines.map(expand).join('|')})(?!\\w)`)
}
