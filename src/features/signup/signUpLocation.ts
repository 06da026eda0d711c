import type { SignUpPage } from './signUpValues'

/** Current page of the sign-up and its navigations; provided by the route. */
export type SignUpLocation = {
  /** Page requested by the address. */
  page: SignUpPage
  /** E-mail address of the account that was created, kept in the history entry of page 5. */
  createdEmail: string | undefined
  /** Opens a page in a new history entry. */
  goTo: (page: SignUpPage) => void
  /** Returns to the previous page: by the history if that page is the previous entry. */
  goBack: () => void
  /** Replaces the address by another page. */
  replace: (page: SignUpPage, createdEmail?: string) => void
  /** Opens the app with the session of the new account. */
  leave: () => void
}
