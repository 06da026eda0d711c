import * as z from 'zod/mini'
import { readDraft, storeDraft } from '@/lib/drafts/useDraft'
import { EMPTY_VALUES, type SignUpValues } from './signUpValues'

const KEY = 'heartboard-signup-draft'

/** What is kept. Never the passwords and the secret code. */
const draftSchema = z.object({
  fullName: z.catch(z.string(), ''),
  displayName: z.catch(z.string(), ''),
  username: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  role: z.catch(z.enum(['teacher', 'student']), EMPTY_VALUES.role),
  curriculum: z.catch(z.nullable(z.object({ name: z.string(), code: z.string() })), null),
  year: z.catch(z.string(), ''),
  buddy: z.catch(z.string(), ''),
})

/** The form as left in this tab, so that it survives a reload; empty without one, or when the browser blocks storage. */
export function readSignUpDraft(): SignUpValues {
  try {
    return { ...EMPTY_VALUES, ...draftSchema.parse(JSON.parse(readDraft(KEY) || '{}')) }
  } catch {
    return EMPTY_VALUES
  }
}

/** Stores the form for this tab. */
export const storeSignUpDraft = (values: SignUpValues): void =>
  storeDraft(KEY, JSON.stringify(draftSchema.parse(values)))

export const clearSignUpDraft = (): void => storeDraft(KEY, '')

/** The buddy is forgotten on leaving the sign-up. */
export const forgetDraftBuddy = (): void => {
  if (readDraft(KEY)) storeSignUpDraft({ ...readSignUpDraft(), buddy: '' })
}
