/** sessionStorage key of the sign-up form. Separate from `signUpDraft.ts`, which loads with the screen. */
export const SIGN_UP_DRAFT_KEY = 'heartboard-signup-draft'
