/** An account of the pretend school that the login page offers. */
export type DemoAccount = {
  name: string
  username: string
  password: string
  role: 'teacher' | 'student'
  buddy: string | null
  /** One line on why to try it. */
  note: string
}
