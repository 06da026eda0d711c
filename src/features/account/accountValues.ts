import type { CurrentUser } from '@/api/user.contract'

/** Field values of My Profile and Curriculum Management. */
export type AccountValues = {
  name: string
  /** Read-only. */
  username: string
  /** Years; empty for none. */
  age: string
  email: string
  /** Code of a curriculum; empty for none. */
  curriculum: string
  /** Id of a year; empty for none. */
  year: string
}
export type AccountField = keyof AccountValues

/** Fields in the order of the screen, with wire names. */
export const ACCOUNT_FIELDS: Record<AccountField, string> = {
  name: 'name',
  username: 'username',
  age: 'age',
  email: 'email',
  curriculum: 'curriculum',
  year: 'year_id',
}
export const accountFields = Object.keys(ACCOUNT_FIELDS) as AccountField[]

/** Field values of the password dialog. */
export type PasswordValues = { current: string; password: string; confirmation: string }
export type PasswordField = keyof PasswordValues

/** Teachers have neither age nor year. */
export const isTeacher = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.includes('teacher')

/** Field values of the current user. */
export const valuesOf = ({ name, username, age, email, curriculum, year }: CurrentUser): AccountValues => ({
  name,
  username,
  age: age === null ? '' : String(age),
  email,
  curriculum: curriculum?.code ?? '',
  year: year === null ? '' : String(year.id),
})
