import type { CurrentUser } from '@/api/user.contract'

/** Form values of My Profile and Curriculum Management. */
export type AccountValues = {
  name: string
  /** Read-only. */
  username: string
  /** In years; empty if unknown. */
  age: string
  email: string
  /** Code of the curriculum; empty if none is chosen. */
  curriculum: string
  /** Id of the year; empty if none is chosen. */
  year: string
}
export type AccountField = keyof AccountValues

/** Form fields in the order of the screen, each with its name in the API. */
export const ACCOUNT_FIELDS: Record<AccountField, string> = {
  name: 'name',
  username: 'username',
  age: 'age',
  email: 'email',
  curriculum: 'curriculum',
  year: 'year_id',
}
export const accountFields = Object.keys(ACCOUNT_FIELDS) as AccountField[]

/** Form values of the dialog that changes the password. */
export type PasswordValues = { current: string; password: string; confirmation: string }
export type PasswordField = keyof PasswordValues

export const valuesOf = ({ name, username, age, email, curriculum, year }: CurrentUser): AccountValues => ({
  name,
  username,
  age: age === null ? '' : String(age),
  email,
  curriculum: curriculum?.code ?? '',
  year: year === null ? '' : String(year.id),
})
