import type { Texts } from '@/i18n/en'
import { currentTranslation } from '@/i18n/i18n'

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type Paths<T> = {
  [Key in keyof T & (string | number)]: T[Key] extends string ? WithoutPlural<`${Key}`> : `${Key}.${Paths<T[Key]>}`
}[keyof T & (string | number)]

/**
 * The app's texts in the toolbar's language, so that a story works in every language. An unknown key is a type error.
 */
export const t = (key: Paths<Texts>, values: Record<string, string | number> = {}): string =>
  currentTranslation().t(key, values)
