import type { MagicMenu, MenuEntry } from '@/api/magicMenu'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { decodeEntities } from '@/cardTypes/rules/decode'
import type { Translate } from '@/i18n/i18n'

/** Entry of the menu with the name that is shown. */
export type ShownEntry = Pick<MenuEntry, 'id' | 'icon'> & {
  group: keyof MagicMenu
  name: string
  /** First hashtag, with '#'. */
  hashtag: string
}

/** Types that the menu never offers (D-3019). */
const NEVER_OFFERED = /^(group|shape|imageupload)$|insight$/

/** Name of an entry: the app's own for a known card type. */
function nameOf({ id, name }: MenuEntry, group: keyof MagicMenu, t: Translate): string {
  const type = group === 'format' ? findCardTypeDefinition(id) : undefined
  return type ? t(type.labelKey) : decodeEntities(name)
}

/** True for text that can begin the name of an entry: a letter or digit right after '#'. */
export const canMatch = (text: string): boolean => /^#(?:$|[\p{L}\p{N}])/u.test(text)

/** True if the name, a later word of the name, or the hashtag begins with the typed letters. */
function isMatch({ name, hashtag }: ShownEntry, typed: string): boolean {
  const words = name.toLocaleLowerCase()
  return words.startsWith(typed) || words.includes(` ${typed}`) || hashtag.toLocaleLowerCase().startsWith(`#${typed}`)
}

/**
 * Entries that match the text of the field, cards first (C-147, C-148, D-3111).
 * @param text '#' and typed letters
 */
export function narrowMenu(menu: MagicMenu, text: string, t: Translate): ShownEntry[] {
  if (!canMatch(text)) return []
  const shownIn = (group: keyof MagicMenu, entries: readonly MenuEntry[]) =>
    entries.map((entry): ShownEntry => {
      const { id, icon, hashtags } = entry
      return { id, icon, group, name: nameOf(entry, group, t), hashtag: hashtags[0] ?? `#${id}` }
    })
  const entries = [
    ...shownIn(
      'format',
      menu.format.filter(({ id }) => !NEVER_OFFERED.test(id)),
    ),
    ...shownIn('chats', menu.chats),
  ]
  const typed = text.slice(1).toLocaleLowerCase()
  return entries.filter((entry) => isMatch(entry, typed))
}
