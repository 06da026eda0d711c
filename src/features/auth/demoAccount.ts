import type { Language } from '@/i18n/i18n'

export type DemoAccount = {
  name: string
  username: string
  password: string
  role: 'teacher' | 'student'
  buddy: string | null
  /** One line that suggests what to try with the account. */
  note: Record<Language, string>
}
