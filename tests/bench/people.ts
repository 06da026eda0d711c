import { demoAccountsOf } from '../../mocks/db/seed'
import { seedFiles } from '../../mocks/db/seedFiles'

const [first] = demoAccountsOf(seedFiles)
if (!first) throw new Error('The seed has no demo account to sign in with.')

/** The teacher whose full board is measured. */
export const teacher = { username: first.username, password: first.password }
