import type { SignUpPage } from './signUpValues'

/** Current page of the sign-up and its navigations. The route provides them. */
export type SignUpLocation = {
  page: SignUpPage
  /** E-mail address of the created account, stored in the history entry of page 5. */
  createdEmail: string | undefined
  /** Opens a page in a new history entry. */
  goTo: (page: SignUpPage) => void
  /** Returns to the previous page. Uses the browser's history if that page is the previous entry. */
  goBack: () => void
  /** Opens another page in the same history entry. */
  replace: (page: SignUpPage, createdEmail?: string) => void
  /** Opens the app with the session of the new account. */
  leave: () => void
}
