import * as z from 'zod/mini'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { SIGN_UP_DRAFT_KEY as KEY } from './signUpDraftKey'
import { EMPTY_VALUES, type SignUpValues } from './signUpValues'

/** A draft never contains the passwords or the secret code, only whether a code was chosen. */
const draftSchema = z.object({
  fullName: z.catch(z.string(), ''),
  displayName: z.catch(z.string(), ''),
  username: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  role: z.catch(z.enum(['teacher', 'student']), EMPTY_VALUES.role),
  curriculum: z.catch(z.nullable(z.object({ name: z.string(), code: z.string() })), null),
  year: z.catch(z.string(), ''),
  buddy: z.catch(z.string(), ''),
  hadCode: z.catch(z.boolean(), false),
})

type SignUpDraft = {
  values: SignUpValues
  /** True if a secret code was chosen before the reload. The user must enter the code and the passwords again. */
  hadCode: boolean
}

/** Returns the form values stored for this tab, so that a reload keeps the input. They are empty without a draft or storage. */
export function readSignUpDraft(): SignUpDraft {
  try {
    const { hadCode, ...kept } = draftSchema.parse(JSON.parse(readDraft(KEY) || '{}'))
    return { values: { ...EMPTY_VALUES, ...kept }, hadCode }
  } catch {
    return { values: EMPTY_VALUES, hadCode: false }
  }
}

export const storeSignUpDraft = ({ values, hadCode }: SignUpDraft): void =>
  storeDraft(KEY, JSON.stringify(draftSchema.parse({ ...values, hadCode: hadCode || values.secretCode.length > 0 })))

/** Called when the account has been created or the user leaves the sign-up. */
export const clearSignUpDraft = (): void => storeDraft(KEY, '')
