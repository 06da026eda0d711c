import type { FieldProblem } from '@/lib/fieldRules'
import { FIELD_RULES } from '@/lib/fieldRules'
import type { TextKey } from '@/i18n/textParts'
import { fieldsOfPage, type SignUpField, signUpFields, type SignUpPage, type SignUpValues } from './signUpValues'

type Texts = { missing: TextKey; invalid: TextKey }

const textOf = (problem: FieldProblem | undefined, { missing, invalid }: Texts): TextKey | undefined =>
  problem && (problem === 'missing' ? missing : invalid)

const required = (value: unknown, text: TextKey): TextKey | undefined => (value ? undefined : text)

/** Returns the text key of a field's error; undefined if the value is valid. */
const RULES: Record<SignUpField, (values: SignUpValues) => TextKey | undefined> = {
  secretCode: () => undefined,
  fullName: ({ fullName }) => required(fullName.trim(), 'signup.error.full_name_required'),
  displayName: ({ displayName }) => required(displayName.trim(), 'signup.error.display_name_required'),
  username: ({ username }) =>
    textOf(FIELD_RULES.username(username.trim()), {
      missing: 'signup.error.user_name_required',
      invalid: 'signup.error.user_name_rule',
    }),
  email: ({ email }) =>
    textOf(FIELD_RULES.email(email.trim()), {
      missing: 'signup.error.email_required',
      invalid: 'signup.error.email_invalid',
    }),
  // Spaces may belong to the password, so it is not trimmed.
  password: ({ password }) =>
    textOf(FIELD_RULES.password(password), {
      missing: 'signup.error.password_required',
      invalid: 'signup.error.password_rule',
    }),
  confirmPassword({ password, confirmPassword }) {
    if (!confirmPassword) return 'signup.error.confirm_required'
    return confirmPassword === password ? undefined : 'signup.error.password_not_match'
  },
  role: () => undefined,
  curriculum: ({ curriculum }) => required(curriculum, 'signup.error.curriculum_required'),
  year: ({ year }) => required(year, 'signup.error.year_required'),
  buddy: ({ role, buddy }) => (role === 'teacher' ? undefined : required(buddy, 'signup.error.buddy_required')),
}

/** Returns the text keys of invalid fields, in the order of the screen. */
export function fieldProblems(values: SignUpValues): Partial<Record<SignUpField, TextKey>> {
  const problems = signUpFields.map((field) => [field, RULES[field](values)] as const)
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

/** Returns the next page; undefined if the form is sent instead. */
export function nextPage(page: SignUpPage, { role }: Pick<SignUpValues, 'role'>): SignUpPage | undefined {
  if (page >= 4 || (page === 3 && role === 'teacher')) return undefined
  return (page + 1) as SignUpPage
}

/** Returns the requested page, or the first page before it that has an invalid field. While sign-up is closed, returns page 1. */
export function reachablePage(requested: SignUpPage, values: SignUpValues, isClosed: boolean): SignUpPage {
  if (isClosed) return 1
  const problems = fieldProblems(values)
  let page: SignUpPage = 1
  while (page < requested && !fieldsOfPage(page).some((field) => problems[field])) {
    const next = nextPage(page, values)
    if (next === undefined) break
    page = next
  }
  return page
}
