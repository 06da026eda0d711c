/** Nested texts: `{ board: { count_one: '{{count}} card', count_other: '{{count}} cards' } }`. */
export type TextTree = { readonly [key: string]: string | TextTree }

/** Values to interpolate; `count` also selects the plural form. */
export type TextValues = Record<string, string | number>

/** Merges two trees; texts of `more` win. */
export function mergeTexts(texts: TextTree, more: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...texts }
  for (const [key, node] of Object.entries(more)) {
    const present = merged[key]
    merged[key] = typeof present === 'object' && typeof node === 'object' ? mergeTexts(present, node) : node
  }
  return merged
}

const findText = (texts: TextTree, key: string): string | TextTree | undefined =>
  key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (node, name) => (typeof node === 'object' && Object.hasOwn(node, name) ? node[name] : undefined),
      texts,
    )

const plurals = new Map<string, Intl.PluralRules>()

function pluralSuffix(language: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return `_${rules.select(count)}`
}

/** A value as text; a dash for a value that the server left out (D-0052). */
const valueText = (value: string | number | undefined): string =>
  value == null || Number.isNaN(value) ? '–' : String(value)

/**
 * The text of a dotted key with its values interpolated: `translate('en', texts, 'board.count', { count: 2 })` → `2 cards`. A `count`
 * selects the plural form of the key (`_one`, `_other` …), else the key itself. Returns the key if there is no text.
 */
export function translate(language: string, texts: TextTree, key: string, values: TextValues = {}): string {
  const { count } = values
  const suffix = typeof count === 'number' ? pluralSuffix(language, count) : '_other'
  const plural = Object.hasOwn(values, 'count') ? findText(texts, `${key}${suffix}`) : undefined
  const text = plural ?? findText(texts, key)
  if (typeof text !== 'string') return key
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? valueText(values[name]) : whole,
  )
}
