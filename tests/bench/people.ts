import { demoAccountsOf } from '../../mocks/db/seed'
import { seedFiles } from '../../mocks/db/seedFiles'

const [first] = demoAccountsOf(seedFiles)
if (!first) throw new Error('The seed has no demo account to sign in with.')

/** The owner of the measured board: the teacher with the full board. */
export const teacher = { username: first.username, password: first.password }
