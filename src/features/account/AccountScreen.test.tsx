import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardsApi } from '@/api/cards/cards'
import { userCalls } from '@/api/user.contract'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { selectDensity, selectShownDensity } from '@/store/density'

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('@/ui/ConfirmationDialog'), import('@/routes/_protected/_shell/accountsettings')])
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
const saveButton = () => button('SAVE CHANGES')
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const sentCount = ({ requestLog }: RenderedApp, call: string) => requestLog().filter((name) => name === call).length

async function openSettings(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/accountsettings', as: 'mei_ling', isWithoutRealtime: true, ...options })
  await heading('Account Settings')
  await screen.findByRole('radio', { name: 'Cambridge' })
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return app
}

/** Pastes the text in one change, because typing each key would be slow. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  if (text) await user.paste(text)
}

describe('saving', () => {
  test('SAVE CHANGES is enabled while something differs from the account and nothing is wrong', async () => {
    const { user } = await openSettings()
    expect(saveButton()).toBeDisabled()
    await fill(user, 'Name', 'Mei Ling')
    expect(saveButton()).toBeEnabled()
    await fill(user, 'Name', 'Mei Ling 2')
    expect(saveButton()).toBeDisabled()
    expect(saveButton()).toHaveAccessibleDescription('No special characters or numbers are allowed')
    // The field shows no error before the user leaves it for the first time.
    expect(field('Name')).toBeValid()
    await user.tab()
    await waitFor(() => expect(field('Name')).toBeInvalid())
    await fill(user, 'Name', 'Tan Mei Ling')
    await waitFor(() => expect(field('Name')).toBeValid())
    expect(saveButton()).toBeDisabled()
    expect(saveButton()).toHaveAccessibleDescription('Everything is saved.')
  })

  test('SAVE CHANGES sends the profile once, says that it is saved, and has nothing more to save', async () => {
    const app = await openSettings()
    const { user } = app
    const sentBodies = recordRequestBodies(app)
    await fill(user, 'Name', ' Mei Ling ')
    await fill(user, 'Email', 'mei@sericahaya.example')
    await user.dblClick(saveButton())
    expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
    expect(saveButton()).toBeDisabled()
    expect(await sentBodies('v1/user/me')).toEqual([
      {
        name: 'Mei Ling',
        username: 'mei_ling',
        email: 'mei@sericahaya.example',
        curriculum: 'malaysian_national',
        age: 11,
        year_id: 17,
      },
    ])
  })

  test('a refused save shows the messages at their fields, with keyboard focus on the first, and keeps what was typed', async () => {
    expectConsole(/^\[api\] updateMe failed:.*422/s)
    const { user } = await openSettings({ scenario: 'accountSaveInvalid' })
    await fill(user, 'Email', 'somebody@sericahaya.example')
    await user.click(saveButton())
    await waitFor(() => {
      expect(field('Name')).toHaveFocus()
      expect(field('Name')).toHaveAccessibleDescription(/Name must be 3 to 16 characters long$/)
      expect(field('Username')).toHaveAccessibleDescription(/Username is taken$/)
      expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    })
    expect(notices().queryByText(/Invalid input/)).toBeNull()
    expect(field('Email')).toHaveValue('somebody@sericahaya.example')
    await user.type(field('Email'), '.my')
    await waitFor(() => expect(field('Email')).toBeValid())
  })

  test('a save without a response keeps screen and input', async () => {
    expectConsole(/^\[api\] (updateMe|getMe) failed:.*offline/)
    const app = await openSettings()
    app.session.mockServer.setScenario('offline')
    await fill(app.user, 'Name', 'Mei Ling')
    await app.user.click(saveButton())
    expect(await notices().findByText(/^Oops! Something went wrong. Please reload/)).toBeVisible()
    expect(field('Name')).toHaveValue('Mei Ling')
    app.session.mockServer.setScenario('normal')
    await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-disabled', 'true'))
    await app.user.click(saveButton())
    expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
  })

  test('an unedited field follows the account, an edited field does not', async () => {
    const { user, store } = await openSettings()
    await fill(user, 'Name', 'Mei Ling')
    const { userApi } = await import('@/api/user')
    const change = userApi.util.updateQueryData('getMe', undefined, (me) => {
      if (me) Object.assign(me, { name: 'Changed Elsewhere', email: 'elsewhere@sericahaya.example' })
    })
    act(() => void store.dispatch(change))
    await waitFor(() => expect(field('Email')).toHaveValue('elsewhere@sericahaya.example'))
    expect(field('Name')).toHaveValue('Mei Ling')
  })
})

describe('changes made elsewhere', () => {
  /** Changes the account on the mock server, as another tab or device would. */
  const changeElsewhere = ({ session: { mockServer } }: RenderedApp, change: { name?: string; email?: string }) => {
    const me = [...mockServer.db.people.all()].find(({ username }) => username === 'mei_ling')
    if (me) mockServer.db.people.set({ ...me, ...change })
  }
  const returnToTab = () => act(() => void window.dispatchEvent(new Event('focus')))

  test('a returning tab shows the account saved by another tab', async () => {
    const app = await openSettings()
    changeElsewhere(app, { name: 'Mei Elsewhere' })
    returnToTab()
    await waitFor(() => expect(field('Name')).toHaveValue('Mei Elsewhere'))
  })

  test('a save sends its edits over the newest profile, so that it undoes nothing', async () => {
    const app = await openSettings()
    const sentBodies = recordRequestBodies(app)
    await fill(app.user, 'Name', 'Mei Ling')
    changeElsewhere(app, { email: 'elsewhere@sericahaya.example' })
    await app.user.click(saveButton())
    expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
    expect(await sentBodies('v1/user/me')).toMatchObject([{ name: 'Mei Ling', email: 'elsewhere@sericahaya.example' }])
    expect(field('Email')).toHaveValue('elsewhere@sericahaya.example')
    expect(saveButton()).toBeDisabled()
  })

  test('a field edited here and changed elsewhere shows a note before a save overwrites the change', async () => {
    const app = await openSettings()
    const sentBodies = recordRequestBodies(app)
    await fill(app.user, 'Name', 'Mei Ling')
    changeElsewhere(app, { name: 'Mei Elsewhere' })
    await app.user.click(saveButton())
    expect(
      await screen.findByText(/^Name was changed in another tab or on another device, to “Mei Elsewhere”\./),
    ).toBeVisible()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(await sentBodies('v1/user/me')).toEqual([])
    await app.user.click(saveButton())
    expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
    expect(await sentBodies('v1/user/me')).toMatchObject([{ name: 'Mei Ling' }])
    expect(screen.queryByText(/was changed in another tab/)).not.toBeInTheDocument()
  })

  test('a failed background request of the account keeps the screen', async () => {
    expectConsole(/^\[api\] getMe failed:.*500/s)
    const app = await openSettings()
    const resume = intercept(app, userCalls.getMe, () => ({ status: 500 }))
    returnToTab()
    await waitFor(() => expect(app.store.getState().api.queries['getMe(undefined)']?.status).toBe('rejected'))
    await app.user.click(screen.getByRole('link', { name: 'My Board' }))
    await heading('My Board')
    resume()
  })
})

test('the age is clamped to 4 to 18 when the field is left, never while it is typed', async () => {
  const { user } = await openSettings()
  for (const [typed, left] of [
    ['1', '4'],
    ['99', '18'],
    ['-7', '4'],
    ['eleven', '11'],
    ['', ''],
    ['12', '12'],
  ] as const) {
    await fill(user, 'Age', typed)
    expect(field('Age')).toHaveValue(typed)
    await user.tab()
    expect(field('Age')).toHaveValue(left)
  }
})

test('Enter in the age field saves the clamped age, and the fields show the saved values', async () => {
  const app = await openSettings()
  const sentBodies = recordRequestBodies(app)
  await fill(app.user, 'Name', ' Mei Ling ')
  await fill(app.user, 'Age', '999')
  await app.user.keyboard('{Enter}')
  expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
  expect(await sentBodies('v1/user/me')).toMatchObject([{ name: 'Mei Ling', age: 18 }])
  expect(field('Age')).toHaveValue('18')
  expect(field('Name')).toHaveValue('Mei Ling')
})

test('another curriculum resets the year; the curriculum of the account restores its year', async () => {
  const { user } = await openSettings()
  await screen.findByRole('option', { name: 'Year 6' })
  await user.click(screen.getByRole('radio', { name: 'Cambridge' }))
  expect(field('Year')).toHaveValue('')
  expect(saveButton()).toBeDisabled()
  expect(saveButton()).toHaveAccessibleDescription('Please select a year')
  await user.click(field('Year'))
  await user.tab()
  await waitFor(() => expect(field('Year')).toHaveAccessibleDescription('Please select a year'))
  await screen.findByRole('option', { name: 'Year 6' })
  await user.selectOptions(field('Year'), 'Year 6')
  await waitFor(() => expect(field('Year')).toBeValid())
  expect(saveButton()).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: 'Malaysian National' }))
  expect(field('Year')).toHaveDisplayValue('Year 5')
  expect(saveButton()).toBeDisabled()
})

describe('unsaved changes', () => {
  test('leaving with unsaved changes asks for confirmation, and discards them once confirmed', async () => {
    const { user, currentUrl } = await openSettings()
    await fill(user, 'Name', 'Mei Ling')
    await user.click(screen.getByRole('link', { name: 'My Board' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(currentUrl()).toBe('/accountsettings')
    expect(field('Name')).toHaveValue('Mei Ling')

    await user.click(screen.getByRole('link', { name: 'My Board' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await heading('My Board')
    await user.click(screen.getByRole('link', { name: 'Account Settings' }))
    await heading('Account Settings')
    expect(field('Name')).toHaveValue('Tan Mei Ling')
    await user.click(screen.getByRole('link', { name: 'My Board' }))
    await heading('My Board')
  })

  test('unsaved changes outlast a session that ends, for the same person', async () => {
    expectConsole(/^\[api\] existsInWhiteboard failed:.*401/s)
    const app = await openSettings()
    const { user, store } = app
    await fill(user, 'Name', 'Mei Ling')
    const { db } = app.session.mockServer
    for (const { id } of [...db.sessions.all()]) db.sessions.remove(id)
    act(() => void store.dispatch(cardsApi.endpoints.existsInWhiteboard.initiate({ cardId: 'any' })))
    await heading('Welcome back')
    await user.click(screen.getByRole('button', { name: /Log in as Tan Mei Ling/ }))
    await heading('Account Settings')
    expect(field('Name')).toHaveValue('Mei Ling')
    expect(saveButton()).toBeEnabled()
  })
})

describe('the buddy', () => {
  const theme = () => document.documentElement.dataset.theme

  test('another buddy is shown optimistically and closes the picker; a refusal rolls back buddy and theme', async () => {
    const app = await openSettings()
    const { user } = app
    expect(theme()).toBe('E')
    await user.click(button('CHANGE CHARACTER'))
    const picker = await screen.findByRole('dialog', { name: 'Change your Buddy!' })
    await user.click(within(picker).getByRole('button', { name: 'Rory' }))
    await waitFor(() => expect(theme()).toBe('R'))
    await waitFor(() => expect(picker).not.toBeInTheDocument())
    await waitFor(() => expect(sentCount(app, 'updateMe')).toBe(1))

    expectConsole(/^\[api\] updateMe failed:.*500/s)
    app.session.mockServer.setScenario('accountSaveFails')
    await user.click(button('CHANGE CHARACTER'))
    const resumeServer = holdCalls(app, 'every')
    await user.click(await screen.findByRole('button', { name: 'Hey' }))
    await waitFor(() => expect(theme()).toBe('H'))
    resumeServer()
    await waitFor(() => expect(theme()).toBe('R'))
    expect(await notices().findByText('Oh no! Something went wrong!')).toBeVisible()
  })
})

describe('Auto Layout', () => {
  const autoLayout = () => screen.getByRole('switch', { name: 'Auto Layout', hidden: true })
  const answer = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }

  test('Auto Layout is saved at once after its confirmation, and not at all after Cancel', async () => {
    const app = await openSettings()
    const { user } = app
    const sentBodies = recordRequestBodies(app)
    expect(autoLayout()).not.toBeChecked()
    await user.click(autoLayout())
    expect(await screen.findByRole('alertdialog', { name: 'Confirm Changes' })).toBeVisible()
    expect(autoLayout()).toBeChecked()
    await answer(user, 'Cancel')
    expect(autoLayout()).not.toBeChecked()
    expect(await sentBodies('v1/user/me')).toEqual([])

    await user.click(autoLayout())
    await answer(user, 'Yes')
    expect(await notices().findByText('Your changes have been saved.')).toBeVisible()
    expect(autoLayout()).toBeChecked()
    expect(await sentBodies('v1/user/me')).toEqual([{ autolayout: true }])
    expect(saveButton()).toBeDisabled()
  })

  test('Auto Layout is turned back when saving fails', async () => {
    expectConsole(/^\[api\] updateMe failed:.*500/s)
    const { user } = await openSettings({ scenario: 'accountSaveFails' })
    await user.click(autoLayout())
    await answer(user, 'Yes')
    expect(await notices().findByText('Oh no! Something went wrong!')).toBeVisible()
    expect(autoLayout()).not.toBeChecked()
  })
})

test('young mode follows the age until the switch says otherwise', async () => {
  const app = await openSettings()
  const sentBodies = recordRequestBodies(app)
  const youngMode = () => screen.getByRole('switch', { name: 'Young mode' })
  expect(youngMode()).not.toBeChecked()
  await app.user.click(youngMode())
  await waitFor(() => expect(selectShownDensity(app.store.getState())).toBe('young'))
  expect(youngMode()).toBeChecked()
  await waitFor(async () =>
    expect(await sentBodies('v1/user/preference/me')).toEqual([{ key: 'young_mode', value: 'on' }]),
  )
})

test('a teacher has no switch for young mode', async () => {
  await openSettings({ as: 'cikgu_aina' })
  expect(screen.queryByRole('switch', { name: 'Young mode' })).not.toBeInTheDocument()
})

describe('the density of the board', () => {
  const density = (name: string) => screen.getByRole('radio', { name })

  test('the card density is stored with the user at once, and rolled back on failure', async () => {
    const app = await openSettings()
    const sentBodies = recordRequestBodies(app)
    expect(density('Large')).toBeChecked()
    await app.user.click(density('Small'))
    await waitFor(() => expect(selectDensity(app.store.getState())).toBe('compact'))
    await waitFor(() => expect(density('Small')).toBeChecked())
    await waitFor(async () =>
      expect(await sentBodies('v1/user/preference/me')).toEqual([{ key: 'board_density', value: 'compact' }]),
    )

    expectConsole(/^\[api\] savePreference failed:.*500/s)
    app.session.mockServer.setScenario('preferenceFails')
    const resumeServer = holdCalls(app, 'every')
    await app.user.click(density('Large'))
    await waitFor(() => expect(selectDensity(app.store.getState())).toBe('comfortable'))
    expect(density('Large')).toBeChecked()
    resumeServer()
    await waitFor(() => expect(density('Small')).toBeChecked())
    expect(await notices().findByText('Oh no! Something went wrong!')).toBeVisible()
  })
})
