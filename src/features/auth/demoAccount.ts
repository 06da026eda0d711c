import type { Language } from '@/i18n/i18n'

/** An account of the mock server, offered on the login page. */
export type DemoAccount = {
  name: string
  username: string
  password: string
  role: 'teacher' | 'student'
  buddy: string | null
  /** One line on what to try with it. */
  note: Record<Language, string>
}
