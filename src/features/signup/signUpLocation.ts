import type { SignUpPage } from './signUpValues'

/** Where in the sign-up a person is, and the ways to its pages and out of it; given by the route. */
export type SignUpLocation = {
  /** The page that the address asks for. */
  page: SignUpPage
  /** E-mail address of the account that was created, kept in the history entry of page 5. */
  createdEmail: string | undefined
  /** Opens a page in a history entry of its own. */
  goTo: (page: SignUpPage) => void
  /** Returns to the page before: by the history where it is the entry before. */
  goBack: () => void
  /** Corrects the address. */
  replace: (page: SignUpPage, createdEmail?: string) => void
  /** Opens the app with the session of the new account. */
  leave: () => void
}
