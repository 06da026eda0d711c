import type { Role } from '@/api/user.contract'

/** Welcome, account details, school, buddy, verification. */
export type SignUpPage = 1 | 2 | 3 | 4 | 5

/** Values of the sign-up form. */
export type SignUpValues = {
  /** Ids of the chosen emojis in their order; empty without a secret code. */
  secretCode: string[]
  fullName: string
  displayName: string
  username: string
  email: string
  password: string
  confirmPassword: string
  role: Role
  /** Null until chosen. */
  curriculum: { name: string; code: string } | null
  /** Id of the year; empty until chosen. */
  year: string
  /** Letter of the buddy; empty until chosen. */
  buddy: string
}
export type SignUpField = keyof SignUpValues

export const EMPTY_VALUES: SignUpValues = {
  secretCode: [],
  fullName: '',
  displayName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  role: 'student',
  curriculum: null,
  year: '',
  buddy: '',
}

/** Page of each field and its name in the API, in the order of the screen. */
export const SIGN_UP_FIELDS: Record<SignUpField, { page: SignUpPage; wireName: string }> = {
  secretCode: { page: 1, wireName: 'pin' },
  fullName: { page: 2, wireName: 'full_name' },
  displayName: { page: 2, wireName: 'display_name' },
  username: { page: 2, wireName: 'username' },
  email: { page: 2, wireName: 'email' },
  password: { page: 2, wireName: 'password' },
  confirmPassword: { page: 2, wireName: 'confirm_password' },
  role: { page: 3, wireName: 'role' },
  curriculum: { page: 3, wireName: 'curriculum' },
  year: { page: 3, wireName: 'year' },
  buddy: { page: 4, wireName: 'buddy' },
}
export const signUpFields = Object.keys(SIGN_UP_FIELDS) as SignUpField[]

/** Returns the fields of a page in the order of the screen. */
export const fieldsOfPage = (page: SignUpPage): SignUpField[] =>
  signUpFields.filter((field) => SIGN_UP_FIELDS[field].page === page)
