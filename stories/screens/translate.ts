import type { Texts } from '@/i18n/en'
import { currentTranslation } from '@/i18n/i18n'

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
type Paths<T> = {
  [Key in keyof T & (string | number)]: T[Key] extends string ? WithoutPlural<`${Key}`> : `${Key}.${Paths<T[Key]>}`
}[keyof T & (string | number)]

/**
 * The words of the app in the language of the toolbar, so that a story reaches its state in every language. A key that is
 * gone does not compile.
 */
export const t = (key: Paths<Texts>, values: Record<string, string | number> = {}): string =>
  currentTranslation().t(key, values)
