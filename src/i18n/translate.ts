/** Nested texts, such as `{ board: { count_one: '{{count}} card', count_other: '{{count}} cards' } }`. */
export type TextTree = { readonly [key: string]: string | TextTree }

/** Values for the placeholders. `count` also selects the plural form. */
export type TextValues = Record<string, string | number>

/** Merges two trees. If both have a text for a key, the one of `more` is used. */
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

/** Converts a value to text. A value that the server left out becomes a dash (D-0052). */
const valueText = (value: string | number | undefined): string =>
  value == null || Number.isNaN(value) ? '–' : String(value)

/**
 * Returns the text of a dotted key with its values inserted: `translate('en', texts, 'board.count', { count: 2 })` → `2 cards`. With
 * `count`, the plural form of the key is used (`_one`, `_other` …) if there is one. Returns the key if there is no text.
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
