import type { ApiError } from '@/api/core/errors'
import { fieldMessage } from '@/api/core/errors'
import type { SignUpForm } from '@/api/onboarding.contract'
import { SIGN_UP_FIELDS, type SignUpField, signUpFields, type SignUpValues } from './signUpValues'

/** Buddy of teachers, who do not choose one (A-280, D-1115). */
const TEACHERS_BUDDY = 'T'

/**
 * Converts the form values to the body of the request (A-253, A-257, A-258, D-1115).
 * @param referralId second part of the path `/signup/{referralId}`; empty without an invitation
 */
export function toSignUpForm(values: SignUpValues, referralId: string): SignUpForm {
  const { role } = values
  return {
    full_name: values.fullName.trim(),
    display_name: values.displayName.trim(),
    email: values.email.trim(),
    username: values.username.trim(),
    password: values.password,
    confirm_password: values.confirmPassword,
    role,
    curriculum: values.curriculum ?? { name: '', code: '' },
    year: values.year,
    buddy: role === 'teacher' ? TEACHERS_BUDDY : values.buddy,
    referral_id: referralId,
    age: '',
    pin: values.secretCode.join(','),
    selectedInterests: [],
    target_profile: role,
    reference_id: referralId,
    reference: referralId ? 'invite' : '',
  }
}

/**
 * Returns the server's messages by field, in the order of the screen. A message for a part of a field, such as `curriculum.code`, belongs
 * to that field.
 */
export function serverFieldErrors(error: ApiError): { field: SignUpField; message: string }[] {
  return signUpFields.flatMap((field) => {
    const { wireName } = SIGN_UP_FIELDS[field]
    const names = [wireName, `${wireName}.name`, `${wireName}.code`]
    const message = names.map((name) => fieldMessage(error, name)).find(Boolean)
    return message ? [{ field, message }] : []
  })
}
