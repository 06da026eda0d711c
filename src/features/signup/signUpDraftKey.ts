/** Key of the form values in sessionStorage. In a file of its own, because `signUpDraft.ts` loads only with the sign-up page. */
export const SIGN_UP_DRAFT_KEY = 'heartboard-signup-draft'
