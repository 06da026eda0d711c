import type { Language } from '@/i18n/i18n'

/** Account of the mock server, offered on the login page. */
export type DemoAccount = {
  name: string
  username: string
  password: string
  role: 'teacher' | 'student'
  buddy: string | null
  /** One line about things to try with the account. */
  note: Record<Language, string>
}
