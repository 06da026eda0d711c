/** In sessionStorage: the form of the sign-up in this tab. Apart from `signUpDraft.ts`, which is loaded with the screen. */
export const SIGN_UP_DRAFT_KEY = 'heartboard-signup-draft'
