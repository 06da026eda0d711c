import { isTeacher } from '@/api/audience'
import type { CurrentUser, Profile } from '@/api/user.contract'
import type { TextKey } from '@/i18n/textParts'
import { clampAge, FIELD_RULES } from '@/lib/fieldRules'
import {
  type AccountField,
  type AccountValues,
  accountFields,
  type PasswordField,
  type PasswordValues,
  valuesOf,
} from './accountValues'

/**
 * Returns the age to save, limited to 4 to 18 years; null for an empty text (A-365, D-1028).
 * @param loaded returned for a text that is not a number
 */
export function ageOf(text: string, loaded: number | null): number | null {
  if (!text.trim()) return null
  const years = Number(text)
  return Number.isNaN(years) ? loaded : clampAge(years)
}

/**
 * Returns the body of the save request (A-411, D-1302). The username is sent unchanged (D-1019); age and year of a teacher are null
 * (D-1002).
 */
export function profileOf(values: AccountValues, me: CurrentUser): Profile {
  const hasClass = !isTeacher(me)
  return {
    name: values.name.trim(),
    username: values.username,
    email: values.email.trim(),
    ...(values.curriculum && { curriculum: values.curriculum }),
    age: hasClass ? ageOf(values.age, me.age) : null,
    year_id: hasClass && values.year ? Number(values.year) : null,
  }
}

/** True if a save would change the account. */
export const isChanged = (values: AccountValues, me: CurrentUser): boolean =>
  JSON.stringify(profileOf(values, me)) !== JSON.stringify(profileOf(valuesOf(me), me))

/** Checks the rules of. An unchanged name is always valid, because the sign-up accepts any name (D-1003). */
function nameProblem({ name }: AccountValues, me: CurrentUser): TextKey | undefined {
  if (name.trim() === me.name.trim()) return undefined
  const problem = FIELD_RULES.name(name.trim())
  return problem && (problem === 'length' ? 'account.error.nameLength' : 'account.error.nameCharacters')
}

const ACCOUNT_RULES: Record<AccountField, (values: AccountValues, me: CurrentUser) => TextKey | undefined> = {
  name: nameProblem,
  // The field is read-only, but its rule is kept (D-1019).
  username: ({ username }, me) =>
    username !== me.username && FIELD_RULES.username(username) ? 'account.error.username' : undefined,
  age: () => undefined,
  email: ({ email }) => (FIELD_RULES.email(email.trim()) ? 'account.error.email' : undefined),
  curriculum: () => undefined,
  year: ({ curriculum, year }, me) => (isTeacher(me) || !curriculum || year ? undefined : 'account.error.year'),
}

/** Returns the text key of each invalid field's message, in the order of the screen. */
export function accountProblems(values: AccountValues, me: CurrentUser): Partial<Record<AccountField, TextKey>> {
  const problems = accountFields.map((field) => [field, ACCOUNT_RULES[field](values, me)] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

/** Returns the text key of each invalid field's message. The server checks the current password. */
export function passwordProblems({ password, confirmation }: PasswordValues): Partial<Record<PasswordField, TextKey>> {
  const problem = FIELD_RULES.password(password)
  return {
    ...(problem && {
      password: problem === 'missing' ? 'account.error.passwordMissing' : 'account.error.passwordRule',
    }),
    ...(confirmation !== password && { confirmation: 'account.error.confirmDiffers' }),
    ...(!confirmation && { confirmation: 'account.error.confirmMissing' }),
  }
}
