import { storeSignUpDraft } from '@/features/signup/signUpDraft'
import { EMPTY_VALUES, type SignUpValues } from '@/features/signup/signUpValues'
import type { AppPlayContext } from '../../.storybook/withApp'
import { fill } from './fill'
import { t } from '../translate'
import { waitForVisible } from '../visibility'

/** A complete form except for the passwords. */
export const NUR: SignUpValues = {
  ...EMPTY_VALUES,
  fullName: 'Nur Aisyah binti Kamal',
  displayName: 'Aisyah',
  username: 'aisyah_k',
  email: 'aisyah@sericahaya.example',
  curriculum: { name: 'Malaysian National', code: 'malaysian_national' },
  year: '17',
}
const PASSWORD = 'kucing comel!'

/** Returns a `beforeEach` that stores a draft, as if the user had typed it before a reload. */
export const withDraft = (values: SignUpValues) => () => storeSignUpDraft({ values, hadCode: false })

export const waitForHeading = ({ canvas }: AppPlayContext, key: Parameters<typeof t>[0]) =>
  waitForVisible(() => canvas.getByRole('heading', { level: 1, name: t(key) }))

const press = async ({ canvas, userEvent }: AppPlayContext, key: Parameters<typeof t>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: t(key) }))

export async function openAccount(context: AppPlayContext) {
  await press(context, 'signup.welcome.continue')
  await waitForHeading(context, 'signup.account.heading')
}

/** Opens the school page from the welcome page. The draft must contain the account details; this fills in the passwords. */
export async function openSchool(context: AppPlayContext) {
  await openAccount(context)
  for (const key of ['signup.account.password', 'signup.account.confirmPassword'] as const)
    await fill(context, context.canvas.getByLabelText(t(key)), PASSWORD)
  await press(context, 'signup.next')
  await waitForHeading(context, 'signup.school.heading')
}

/** Opens the page with the buddies from the welcome page. The draft must contain everything but the passwords. */
export async function openBuddies(context: AppPlayContext) {
  await openSchool(context)
  await context.canvas.findByRole('option', { name: 'Year 5' })
  await press(context, 'signup.next')
  await waitForHeading(context, 'signup.buddy.heading')
}

/** Creates the account of a student, starting at the welcome page. */
export async function createAccount(context: AppPlayContext) {
  await openBuddies(context)
  await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Rory' }))
  await press(context, 'signup.create')
}
