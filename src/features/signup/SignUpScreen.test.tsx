import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { onboardingCalls } from '@/api/onboarding.contract'
import { userCalls } from '@/api/user.contract'
import { HOME_URL } from '@/testing/homeUrl'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { storeSignUpDraft } from './signUpDraft'
import { EMPTY_VALUES } from './signUpValues'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))

/** Fills a field in one change, as a password manager does. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}

const ACCOUNT = {
  'Full name': 'Tan Mei Ling',
  'Display name': 'Mei',
  Username: 'mei_tan',
  Email: 'mei.tan@sericahaya.example',
  Password: 'a long walk',
  'Confirm password': 'a long walk',
}

const DRAFT = {
  ...EMPTY_VALUES,
  fullName: ACCOUNT['Full name'],
  displayName: ACCOUNT['Display name'],
  username: ACCOUNT.Username,
  email: ACCOUNT.Email,
}

async function fillAccount(user: UserEvent, change: Partial<typeof ACCOUNT> = {}) {
  for (const [name, text] of Object.entries({ ...ACCOUNT, ...change })) if (text) await fill(user, name, text)
}

async function openSignUp(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/signup', ...options })
  await screen.findByRole('button', { name: 'Continue' })
  return app
}

async function openAccount(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await openSignUp(options)
  await app.user.click(button('Continue'))
  await heading('Account details')
  return app
}

/** Opens page 3 with the account details filled in. */
async function openSchool(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await openAccount(options)
  await fillAccount(app.user)
  await app.user.click(button('Next'))
  await heading('You at school')
  await screen.findByRole('radio', { name: 'Cambridge' })
  return app
}

async function chooseSchool(user: UserEvent, { role = 'Student', year = 'Year 5' } = {}) {
  await user.click(screen.getByRole('radio', { name: role }))
  await user.click(screen.getByRole('radio', { name: 'Cambridge' }))
  await screen.findByRole('option', { name: year })
  await user.selectOptions(field('Year or level'), year)
}

async function openBuddies(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await openSchool(options)
  await chooseSchool(app.user)
  await app.user.click(button('Next'))
  await heading('Choose your buddy')
  return app
}

function recordForms(app: RenderedApp) {
  const forms: Record<string, unknown>[] = []
  intercept(app, onboardingCalls.signUp, async (request, send) => {
    forms.push(Object.fromEntries(await request.clone().formData()))
    return send()
  })
  return () => forms
}

const sentCount = ({ requestLog }: RenderedApp, call: string) => requestLog().filter((name) => name === call).length

test('a teacher signs up on page 3 and is redirected 3 s after the session opens; nothing requests the user or checks an empty code before', async () => {
  const app = await openSchool()
  const { user, store, currentUrl } = app
  expect(app.requestLog()).not.toContain('getMe')
  expect(app.requestLog()).not.toContain('verifyCodes')
  const sentForms = recordForms(app)
  await chooseSchool(user, { role: 'Teacher' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
  expect(sentForms()).toEqual([
    {
      full_name: 'Tan Mei Ling',
      display_name: 'Mei',
      email: 'mei.tan@sericahaya.example',
      username: 'mei_tan',
      password: 'a long walk',
      confirm_password: 'a long walk',
      role: 'teacher',
      'curriculum[name]': 'Cambridge',
      'curriculum[code]': 'cambridge',
      year: '17',
      buddy: 'T',
      referral_id: '',
      age: '',
      pin: '',
      target_profile: 'teacher',
      reference_id: '',
      reference: '',
    },
  ])
  await screen.findByText('Taking you to Heartboard in a moment…')
  const leave = vi.spyOn(app.router, 'navigate')
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(leave).not.toHaveBeenCalled()
  expect(currentUrl()).toBe('/signup?page=5')
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(leave).toHaveBeenCalledWith(expect.objectContaining({ href: '/gallery' }))
  expect(store.getState().api.queries['getMe(undefined)']?.data).toMatchObject({ is_onboarding_session: true })
})

test('a user with a session is redirected to home', async () => {
  const { router } = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await heading('My Board')
  await act(() => router.navigate({ to: '/signup/{-$referralId}', params: { referralId: undefined } }))
  expect(router.state.location.pathname).toBe('/board')
})

test('a wrong secret code shows its error under its row; the code that the page shows is right and is sent as the pin', async () => {
  expectConsole(/^\[api\] verifyCodes failed:.*422/s)
  const app = await openSignUp()
  const { user } = app
  const sentForms = recordForms(app)
  await user.click(await screen.findByRole('button', { name: 'turtle' }))
  await user.click(button('Continue'))
  expect(await screen.findByText('Oops, Secret Code Emoji is invalid.')).toBeVisible()
  expect(screen.getByText('In this pretend school the secret code is hibiscus, kite, turtle.')).toBeVisible()
  await user.click(button('Remove the last picture'))
  for (const name of ['hibiscus', 'kite', 'turtle']) await user.click(button(name))
  await waitFor(() => expect(screen.queryByText('Oops, Secret Code Emoji is invalid.')).not.toBeInTheDocument())
  await user.click(button('Continue'))
  await heading('Account details')
  await fillAccount(user)
  await user.click(button('Next'))
  await heading('You at school')
  await chooseSchool(user, { role: 'Teacher' })
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
  expect(sentForms()).toMatchObject([{ pin: '4,8,2' }])
})

test('an emoji that the product does not draw is shown as the device draws it, with the name of the server', async () => {
  const app = renderApp({ path: '/signup' })
  const data = [
    { id: 1, emoji: '⚽\uFE0F', name: 'soccer' },
    { id: 2, emoji: '🦕', name: 'dinosaur' },
  ]
  intercept(app, onboardingCalls.getEmojis, () => ({ body: { data } }))
  const drawn = await screen.findByRole('button', { name: 'football' })
  expect(drawn).not.toHaveTextContent(/./)
  expect(drawn.querySelector('svg')).not.toBeNull()
  await app.user.click(button('dinosaur'))
  expect(button('dinosaur')).toHaveTextContent('🦕')
  expect(screen.getByRole('group', { name: 'Do you have a secret code?' })).toHaveTextContent(/🦕dinosaur/)
})

test('Next shows the errors of all fields and focuses the first; corrected fields lose their errors', async () => {
  const { user, currentUrl } = await openAccount()
  await user.click(button('Next'))
  await waitFor(() => expect(field('Full name')).toHaveFocus())
  const errors = [
    'Full name is required',
    'Display name is required',
    'Username is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ]
  for (const error of errors) expect(screen.getByText(error)).toBeVisible()
  await fillAccount(user, { 'Confirm password': 'a long walk ' })
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  await user.click(button('Next'))
  await waitFor(() => expect(field('Confirm password')).toHaveFocus())
  expect(currentUrl()).toBe('/signup?page=2')
  await fill(user, 'Confirm password', ACCOUNT['Confirm password'])
  await waitFor(() => {
    for (const error of errors) expect(screen.queryByText(error)).not.toBeInTheDocument()
  })
  await user.click(button('Next'))
  await heading('You at school')
})

test('the rules of the password are ticked off as they are met', async () => {
  const { user } = await openAccount()
  const rules = () =>
    within(document.getElementById(field('Password').getAttribute('aria-describedby') ?? '') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const [length, special] = ['At least 8 characters', 'At least one special character, such as ! or _']
  expect(rules()).toEqual([`${length}: still missing`, `${special}: still missing`])
  await fill(user, 'Password', 'abcdefgh')
  expect(rules()).toEqual([`${length}: done`, `${special}: still missing`])
  await fill(user, 'Password', '🌺 ')
  expect(rules()).toEqual([`${length}: still missing`, `${special}: done`])
})

test('a taken username offers free usernames and checks a chosen suggestion; a taken e-mail address shows an error and blocks the form', async () => {
  const { user, currentUrl } = await openAccount()
  await fillAccount(user, { Username: 'mei_ling', Email: 'cikgu.aina@sericahaya.example' })
  expect(await screen.findByText('Username is taken')).toBeVisible()
  await user.click(button('Next'))
  await waitFor(() => expect(field('Username')).toHaveFocus())
  const suggestions = within(await screen.findByRole('group', { name: 'These are free:' })).getAllByRole('button')
  const [first] = suggestions
  const name = first?.textContent ?? ''
  await user.click(first as HTMLElement)
  expect(field('Username')).toHaveValue(name)
  expect(field('Username')).toHaveFocus()
  expect(await screen.findByText(`${name} is free`)).toBeVisible()
  expect(await screen.findByText('This email is already registered. Try logging in instead')).toBeVisible()
  await user.click(button('Next'))
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(currentUrl()).toBe('/signup?page=2')
  await fill(user, 'Email', ACCOUNT.Email)
  await user.click(button('Next'))
  await heading('You at school')
})

test('the username is checked 500 ms after the last key, once its rule holds', async () => {
  const app = await openAccount()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const type = async (text: string) => {
    await act(async () => {
      field('Username').focus()
      await app.user.paste(text)
    })
  }
  await type('me')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(app.requestLog()).not.toContain('checkUsername')
  await type('i_')
  await act(() => vi.advanceTimersByTimeAsync(499))
  await type('tan')
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(app.requestLog()).not.toContain('checkUsername')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(sentCount(app, 'checkUsername')).toBe(1)
})

test('the debounced check uses the current value of the field', async () => {
  const app = await openAccount()
  await fillAccount(app.user, { Email: '' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await fill(app.user, 'Username', 'mei_ling')
  await app.user.tab()
  const [suggestion] = within(await screen.findByRole('group', { name: 'These are free:' })).getAllByRole('button')
  await app.user.click(suggestion as HTMLElement)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(await screen.findByText(`${suggestion?.textContent} is free`)).toBeVisible()
})

test('a check in flight is shown, Next waits for the result, and only the newest check counts', async () => {
  const app = await openAccount()
  const { user, session, currentUrl } = app
  const answers: { url: string; signal: AbortSignal; answer: (isAvailable: boolean) => void }[] = []
  intercept(
    { session },
    onboardingCalls.checkUsername,
    ({ url, signal }) =>
      new Promise((resolve) => {
        answers.push({ url, signal, answer: (available) => resolve({ body: { data: { available } } }) })
      }),
  )
  await fillAccount(user)
  expect(await screen.findByText('Checking availability...')).toBeVisible()
  await fill(user, 'Username', 'mei_tan_2')
  await user.click(button('Next'))
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(answers[0]?.signal.aborted).toBe(true)
  // Answers the check of a value that is no longer in the field.
  act(() => answers[0]?.answer(false))
  expect(await screen.findByRole('button', { name: /Checking availability/ })).toBeVisible()
  expect(currentUrl()).toBe('/signup?page=2')
  act(() => answers[1]?.answer(true))
  await heading('You at school')
  expect(answers[1]?.url).toContain('mei_tan_2')
})

test('a check that completes after its page was left does not navigate', async () => {
  const { user, session, currentUrl } = await openAccount()
  const answers: (() => void)[] = []
  intercept(
    { session },
    onboardingCalls.checkUsername,
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ body: { data: { available: true } } }))
      }),
  )
  await fillAccount(user)
  await user.click(button('Next'))
  await waitFor(() => expect(answers).toHaveLength(1))
  await user.click(button('Back'))
  await heading('Welcome to Heartboard')
  answers[0]?.()
  // The page shows the result, so the response has arrived.
  await user.click(button('Continue'))
  expect(await screen.findByText('mei_tan is free')).toBeVisible()
  expect(currentUrl()).toBe('/signup?page=2')
})

test('a failed check shows an error and can be retried', async () => {
  expectConsole(/^\[api\] checkUsername failed:.*500/s)
  expectConsole(/^\[api\] checkEmail failed:.*500/s)
  const { user, session, currentUrl } = await openAccount({ scenario: 'signUpChecksFail' })
  await fillAccount(user)
  expect(await screen.findByText('Error checking username')).toBeVisible()
  expect(await screen.findByText('Error checking email')).toBeVisible()
  await user.click(button('Next'))
  await waitFor(() => expect(field('Username')).toHaveFocus())
  expect(currentUrl()).toBe('/signup?page=2')
  session.mockServer.setScenario('normal')
  const [repeat] = await screen.findAllByRole('button', { name: 'Try again' })
  await user.click(repeat as HTMLElement)
  expect(await screen.findByText('mei_tan is free')).toBeVisible()
  await user.click(button('Next'))
  await heading('You at school')
})

test('page 3 needs a curriculum and a year; two presses of Back lead one page back, with the input kept', async () => {
  const { user, router, currentUrl } = await openSchool()
  expect(screen.getByRole('radio', { name: 'Student' })).toBeChecked()
  await user.click(button('Next'))
  expect(await screen.findByText('Please select a curriculum')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Malaysian National' })).toHaveFocus())

  // Another curriculum has other years and clears the year.
  await chooseSchool(user)
  expect(field('Year or level')).toHaveValue('17')
  await user.click(screen.getByRole('radio', { name: 'Malaysian National' }))
  expect(await screen.findByRole('option', { name: 'Form 1' })).toBeInTheDocument()
  expect(field('Year or level')).toHaveValue('')
  expect(screen.queryByRole('option', { name: 'Reception' })).not.toBeInTheDocument()
  await user.click(button('Next'))
  expect(await screen.findByText('Please select a year')).toBeVisible()
  await waitFor(() => expect(field('Year or level')).toHaveFocus())

  const back = router.history.back
  // Makes `back` asynchronous, as in a browser.
  const lateBack = vi.spyOn(router.history, 'back').mockImplementation(() => void setTimeout(back))
  await user.dblClick(button('Back'))
  expect(await heading('Account details')).toHaveFocus()
  expect(lateBack).toHaveBeenCalledTimes(1)
  expect(currentUrl()).toBe('/signup?page=2')
  for (const [name, text] of Object.entries(ACCOUNT)) expect(field(name)).toHaveValue(text)
})

test('a student chooses a buddy, whose theme holds at once and only in the sign-up; two presses send one form', async () => {
  const app = await openBuddies({ path: '/signup/r-7f3a' })
  const { user, router } = app
  const sentForms = recordForms(app)
  const theme = () => screen.getByRole('main').closest('[data-theme]')?.getAttribute('data-theme')
  expect(button('Create account')).toBeDisabled()
  expect(theme()).toBe('T')
  await user.click(screen.getByRole('radio', { name: 'Rory' }))
  expect(theme()).toBe('R')
  expect(screen.getByText(/^Hi, I’m Rory!/)).toBeVisible()
  await user.dblClick(button('Create account'))
  await heading('Verify your e-mail')
  expect(theme()).toBe('R')
  const invitation = { referral_id: 'r-7f3a', reference_id: 'r-7f3a', reference: 'invite' }
  expect(sentCount(app, 'signUp')).toBe(1)
  expect(sentForms()).toMatchObject([{ role: 'student', buddy: 'R', ...invitation }])
  expect(router.state.location.pathname).toBe('/signup/r-7f3a')
})

test('leaving the form clears the draft: the next visitor in the tab finds an empty form', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const { user, router } = await openBuddies()
  await user.click(screen.getByRole('radio', { name: 'Elly' }))
  expect(sessionStorage.getItem('heartboard-signup-draft')).toContain('mei_tan')
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await heading('Welcome back')
  await waitFor(() => expect(sessionStorage.getItem('heartboard-signup-draft')).toBeNull())
  expect(document.documentElement).toHaveAttribute('data-theme', 'T')
  await act(() => router.navigate({ to: '/signup/{-$referralId}', params: { referralId: undefined } }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await heading('Account details')
  expect(field('Full name')).toHaveValue('')
})

test('a reload restores the input; the secret code and the passwords have to be entered again', async () => {
  storeSignUpDraft({ values: DRAFT, hadCode: true })
  const app = renderApp({ path: '/signup?page=3' })
  const { user } = app
  const sentForms = recordForms(app)
  const code = await screen.findByRole('group', { name: 'Do you have a secret code?' })
  expect(code).toHaveAccessibleDescription(/^Secret codes are never kept\./)
  for (const name of ['hibiscus', 'kite', 'turtle']) await user.click(button(name))
  await user.click(button('Continue'))
  await heading('Account details')
  expect(field('Full name')).toHaveValue('Tan Mei Ling')
  expect(field('Password')).toHaveValue('')
  expect(field('Password')).toHaveAccessibleDescription(/^Passwords are never kept\./)
  await fill(user, 'Password', ACCOUNT.Password)
  await fill(user, 'Confirm password', ACCOUNT.Password)
  await user.click(button('Next'))
  await heading('You at school')
  await chooseSchool(user, { role: 'Teacher' })
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
  expect(sentForms()).toMatchObject([{ full_name: 'Tan Mei Ling', pin: '4,8,2' }])
})

test('after a reload the secret code can be skipped, and is not asked for twice', async () => {
  storeSignUpDraft({ values: DRAFT, hadCode: true })
  const { user } = renderApp({ path: '/signup?page=2' })
  expect(await screen.findByText(/^Secret codes are never kept\./)).toBeVisible()
  await user.click(button('Continue'))
  await heading('Account details')
  await user.click(button('Back'))
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.queryByText(/^Secret codes are never kept\./)).not.toBeInTheDocument()
})

test('a browser that refuses storage is mentioned on the first page', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await openSignUp()
  expect(screen.getByText(/^Your browser does not let Heartboard keep anything/)).toBeVisible()
})

test('server errors stand at their fields, and focus goes to the first of them on its page', async () => {
  expectConsole(/^\[api\] signUp failed:.*422/s)
  const { user, currentUrl } = await openBuddies({ scenario: 'signUpRefused' })
  await user.click(screen.getByRole('radio', { name: 'Aha' }))
  await user.click(button('Create account'))
  expect(await snackbarRegion().findByText('Username is taken')).toBeVisible()
  await waitFor(() => expect(field('Username')).toHaveFocus())
  expect(field('Username')).toHaveAccessibleDescription(/Username is taken/)
  expect(currentUrl()).toBe('/signup?page=2')
  expect(field('Password')).toHaveValue(ACCOUNT.Password)
  await fill(user, 'Username', 'mei_tan_2')
  await waitFor(() => expect(field('Username')).not.toHaveAccessibleDescription(/Username is taken/))
})

test('a failure without a message shows the text of the sign-up, and the form stays as it is for a retry', async () => {
  expectConsole(/^\[api\] signUp failed:.*500/s)
  const { user, session } = await openBuddies({ scenario: 'signUpFails' })
  await user.click(screen.getByRole('radio', { name: 'Aha' }))
  await user.click(button('Create account'))
  expect(await snackbarRegion().findByText('We could not create your account. Please try again.')).toBeVisible()
  session.mockServer.setScenario('normal')
  expect(screen.getByRole('radio', { name: 'Aha' })).toBeChecked()
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
})

test('the form is read-only while the sign-up request is in flight', async () => {
  const { user, session } = await openSchool()
  await chooseSchool(user, { role: 'Teacher' })
  const release = holdCalls({ session }, onboardingCalls.signUp)
  await user.click(button('Create account'))
  await screen.findByRole('progressbar', { name: 'Creating your account…' })
  await user.click(screen.getByRole('radio', { name: 'Student' }))
  await user.click(screen.getByRole('radio', { name: 'Malaysian National' }))
  await user.selectOptions(field('Year or level'), 'Year 6')
  expect(screen.getByRole('radio', { name: 'Teacher' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Cambridge' })).toBeChecked()
  expect(field('Year or level')).toHaveDisplayValue('Year 5')
  expect(button('Back')).toBeDisabled()
  release()
  await heading('Verify your e-mail')
})

test('a session that does not open keeps page 5 with a link to the login; the other pages are closed, and no draft is stored', async () => {
  expectConsole(/^\[api\] setSession failed:.*422/s)
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const { user, router, currentUrl } = await openBuddies({ scenario: 'setSessionFails' })
  await user.click(screen.getByRole('radio', { name: 'Hey' }))
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
  expect(await screen.findByText(/^Your account is made\./)).toBeVisible()
  expect(currentUrl()).toBe('/signup?page=5')
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  expect(router.state.location.state.signUp).toEqual({ createdEmail: ACCOUNT.Email })
  expect(sessionStorage.getItem('heartboard-signup-draft')).toBeNull()
  await act(() =>
    router.navigate({ to: '/signup/{-$referralId}', search: { page: 2 }, params: { referralId: undefined } }),
  )
  await waitFor(() => expect(currentUrl()).toBe('/signup?page=5'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your e-mail')
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await heading('Welcome back')
})

test('somebody who leaves while the secret code is checked is not led back', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const { user, session, currentUrl } = await openSignUp()
  const held = new Map<string, () => void>()
  for (const call of [onboardingCalls.verifyCodes, userCalls.getMe]) {
    intercept({ session }, call, async (_, send) => {
      await new Promise<void>((resolve) => held.set(call.name, resolve))
      return send()
    })
  }
  for (const name of ['hibiscus', 'kite', 'turtle']) await user.click(await screen.findByRole('button', { name }))
  await user.click(button('Continue'))
  await waitFor(() => expect([...held.keys()]).toEqual(['verifyCodes']))
  // The login page requests getMe before it opens.
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await waitFor(() => expect(held.size).toBe(2))
  held.get('verifyCodes')?.()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Checking the code/ })).not.toBeInTheDocument())
  held.get('getMe')?.()
  await heading('Welcome back')
  expect(currentUrl()).toBe('/login')
})

test('another mail can be requested and stops the redirect; a throttled request shows a snackbar; Back from the app skips page 5', async () => {
  expectConsole(/^\[api\] resendVerification failed:.*429/s)
  const { user, router, session, currentUrl } = await openBuddies()
  await user.click(screen.getByRole('radio', { name: 'Hey' }))
  await user.click(button('Create account'))
  await heading('Verify your e-mail')
  await screen.findByText('Taking you to Heartboard in a moment…')
  await user.click(button('Send the link again'))
  expect(await snackbarRegion().findByText(/^A link was sent a moment ago\./)).toBeVisible()
  expect(screen.queryByText('Taking you to Heartboard in a moment…')).not.toBeInTheDocument()
  const later = new Date(session.mockServer.now().getTime() + 61_000)
  vi.spyOn(session.mockServer, 'now').mockReturnValue(later)
  await user.click(button('Send the link again'))
  expect(await snackbarRegion().findByText('A new verification link has been sent.')).toBeVisible()
  expect(currentUrl()).toBe('/signup?page=5')

  await user.click(button('Continue'))
  await heading('Pick something to start with')
  expect(currentUrl()).toBe('/gallery')
  act(() => router.history.back())
  await waitFor(() => expect(router.state.status).toBe('idle'))
  await heading('My Board')
  expect(currentUrl()).toBe(HOME_URL)
  // The address of page 5 does not lead back to the sign-up, either.
  await act(() =>
    router.navigate({ to: '/signup/{-$referralId}', search: { page: 5 }, params: { referralId: undefined } }),
  )
  expect(currentUrl()).toBe(HOME_URL)
})

test('the address leads no further than the first incomplete page', async () => {
  const { router, currentUrl } = renderApp({ path: '/signup?page=4' })
  await heading('Account details')
  await waitFor(() => expect(currentUrl()).toBe('/signup?page=2'))
  await act(() =>
    router.navigate({ to: '/signup/{-$referralId}', search: { page: 5 }, params: { referralId: undefined } }),
  )
  await waitFor(() => expect(currentUrl()).toBe('/signup?page=2'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account details')
})

test('a reload of the last page still shows whom the mail went to and the way to the login, even when sign-up has closed', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  // A reload keeps the state of the history entry, which this navigation imitates.
  const { router } = renderApp({ path: '/login', scenario: 'signUpClosed' })
  await heading('Welcome back')
  await act(() =>
    router.navigate({
      to: '/signup/{-$referralId}',
      search: { page: 5 },
      params: { referralId: undefined },
      state: { signUp: { createdEmail: ACCOUNT.Email } },
    }),
  )
  await heading('Verify your e-mail')
  expect(screen.getByText(new RegExp(ACCOUNT.Email))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('while the sign-up is closed there is its text and no way on, at every page', async () => {
  const { currentUrl } = renderApp({ path: '/signup?page=3', scenario: 'signUpClosed' })
  await heading('Sign-up is closed')
  expect(screen.getByText('Sign-up is closed at the moment. Please come back later.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  await waitFor(() => expect(currentUrl()).toBe('/signup'))
})

test('without emojis there is no row for the secret code; lists that fail can be loaded again', async () => {
  expectConsole(/^\[api\] getEmojis failed:.*500/s)
  expectConsole(/^\[api\] getCurriculums failed:.*500/s)
  const { user, session } = await openAccount({ scenario: 'onboardingListsFail' })
  await fillAccount(user)
  await user.click(button('Next'))
  await heading('You at school')
  expect(await screen.findByText('Curriculum: This list did not load.')).toBeVisible()
  await user.click(button('Next'))
  await waitFor(() => expect(button('Try again')).toHaveFocus())
  session.mockServer.setScenario('normal')
  await user.click(button('Try again'))
  expect(await screen.findByRole('radio', { name: 'Cambridge' })).toBeVisible()
})

test.each([['/signup/a%2Fb'], ['/signup/%2E%2E'], ['/signup/%3Cb%3Ebold%3C%2Fb%3E'], ['/signup/gallery']])(
  '%s opens the sign-up, with the rest of the path as plain text',
  async (path) => {
    await openSignUp({ path })
    expect(screen.getByText(/^You have been invited\./)).toBeVisible()
    expect(document.querySelector('main b')).toBeNull()
  },
)

test('the language can be chosen', async () => {
  const { user } = await openSignUp()
  await user.selectOptions(field('Language'), 'Bahasa Melayu')
  expect(await screen.findByRole('heading', { name: 'Selamat datang ke Heartboard' })).toBeVisible()
})
