import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { userApi } from '@/api/user'
import { loadPreferences, savePreferences, selectPreferences } from '@/store/preferencesSlice'
import { expectConsole } from '@/testing/expectConsole'
import { recordRequestBodies } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const AINA = 12

type Options = Parameters<typeof renderApp>[0]

async function openAddressBook(options: Options = {}) {
  const app = renderApp({ isWithoutRealtime: true, path: '/addressbook?tab=friends', as: 'cikgu_aina', ...options })
  await screen.findByRole('grid')
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return app
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rowNames = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const callCount = ({ requestLog }: RenderedApp, call: string) => requestLog().filter((name) => name === call).length
const contactsOfAina = ({ session }: RenderedApp) =>
  [...session.mockServer.db.contacts.all()].filter(({ sender_id, receiver_id }) =>
    [sender_id, receiver_id].includes(AINA),
  )

/** Presses the button `name` and then `answer` in the confirmation dialog. */
async function pressAndAnswer({ user }: RenderedApp, name: string | RegExp, title: string, answer = 'Yes') {
  await user.click(button(name))
  const dialog = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

describe('tabs', () => {
  test('a teacher begins with Groups; the tab is in the address and shows how many requests wait', async () => {
    const app = await openAddressBook({ path: '/addressbook' })
    expect(screen.getByRole('tab', { name: 'Groups' })).toHaveAttribute('aria-selected', 'true')
    expect(rowNames()).toEqual([
      expect.stringMatching(/^5 Bestari, 9 members/),
      expect.stringMatching(/^Science Fair Club/),
      'Science Teachers, 2 members · Daniel Lim, Kamala Devi',
    ])
    await app.user.click(screen.getByRole('tab', { name: /^Friends.*2 new requests$/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/addressbook?tab=friends'))
    expect(rowNames()).toHaveLength(5)
  })

  test.each(['/addressbook', '/addressbook?tab=groups', '/addressbook?tab=nonsense'])(
    '%s shows a student their friends, and no groups',
    async (path) => {
      const app = await openAddressBook({ path, as: 'mei_ling' })
      expect(screen.getAllByRole('tab')).toHaveLength(1)
      expect(screen.getByRole('tab', { name: /^Friends/ })).toHaveAttribute('aria-selected', 'true')
      expect(callCount(app, 'getGroups')).toBe(0)
    },
  )

  test('the banner leads to the invitation', async () => {
    const app = await openAddressBook()
    await app.user.click(screen.getByRole('link', { name: /^Somebody is missing/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/invite'))
  })

  test('without the permission to invite there is no banner', async () => {
    const { store } = await openAddressBook()
    const withoutInvite = userApi.util.updateQueryData('getMe', undefined, (me) => {
      if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.invitation.access')
    })
    act(() => void store.dispatch(withoutInvite))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Somebody is missing/ })).toBeNull())
  })
})

describe('friends', () => {
  test('an accepted request is a friend, and keyboard focus stays in the list', async () => {
    const app = await openAddressBook()
    await pressAndAnswer(app, 'Accept the request of Imran Zulkifli', 'Accept the request?')
    await waitFor(() => expect(app.session.mockServer.db.contacts.get(52)?.status).toBe('ACCEPTED'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept the request of Imran/ })).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull())
    await app.user.type(screen.getByRole('searchbox', { name: 'Search friends' }), 'imran z')
    expect(rowNames()).toEqual(['Imran Zulkifli, Friend'])
  })

  test('an accepted request shows a snackbar and keeps its row until the list is left', async () => {
    const app = await openAddressBook()
    const index = rowNames().findIndex((name) => name?.startsWith('Imran Zulkifli'))
    await pressAndAnswer(app, 'Accept the request of Imran Zulkifli', 'Accept the request?')
    expect(await notices().findByText('Imran Zulkifli is your friend now.')).toBeVisible()
    expect(rowNames()[index]).toBe('Imran Zulkifli, Friend')
    await app.user.click(screen.getByRole('tab', { name: 'Groups' }))
    await app.user.click(screen.getByRole('tab', { name: /^Friends/ }))
    expect(rowNames()[index]).not.toMatch(/^Imran Zulkifli/)
  })

  test('the rows per page are remembered on this device', async () => {
    const { user, store } = await openAddressBook()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10')
    expect(selectPreferences(store.getState()).rowsPerPage).toBe(10)
    savePreferences(selectPreferences(store.getState()))
    expect(loadPreferences().rowsPerPage).toBe(10)
  })

  test('Cancel keeps a request; rejected and withdrawn requests leave the list', async () => {
    const app = await openAddressBook()
    await pressAndAnswer(app, 'Reject the request of Imran Zulkifli', 'Reject the request?', 'Cancel')
    expect(callCount(app, 'rejectContact')).toBe(0)
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute(
        'aria-label',
        expect.stringMatching(/^Imran Zulkifli/),
      ),
    )
    await pressAndAnswer(app, 'Reject the request of Imran Zulkifli', 'Reject the request?')
    await pressAndAnswer(app, /^Withdraw the request to/, 'Withdraw your request?')
    await waitFor(() => expect(contactsOfAina(app).map(({ id }) => id)).not.toContain(52))
    await waitFor(() => expect(contactsOfAina(app).map(({ id }) => id)).not.toContain(54))
    await waitFor(() => expect(screen.queryByText('Imran Zulkifli')).toBeNull())
  })

  test('a friend who is removed leaves the groups', async () => {
    const app = await openAddressBook()
    await app.user.type(screen.getByRole('searchbox', { name: 'Search friends' }), 'dan')
    await pressAndAnswer(app, 'Remove Daniel Lim', 'Remove this friend?')
    expect(await screen.findByText('Nobody found for ‘dan’.')).toBeVisible()
    await app.user.click(screen.getByRole('tab', { name: 'Groups' }))
    await waitFor(() => expect(rowNames()).toContain('Science Teachers, 1 member · Kamala Devi'))
  })

  test('a request that was withdrawn elsewhere leaves the list, and a danger message says why', async () => {
    expectConsole(/^\[api\] acceptContact failed:.*404/s)
    const app = await openAddressBook()
    app.session.mockServer.db.contacts.remove(52)
    await pressAndAnswer(app, 'Accept the request of Imran Zulkifli', 'Accept the request?')
    expect(await notices().findByText('There is no such entry in your address book.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Imran Zulkifli')).toBeNull())
  })

  // The server sends no event for a friend request.
  test('requests are refetched when the tab becomes visible', async () => {
    const app = await openAddressBook()
    app.session.mockServer.db.contacts.set({ id: 900, sender_id: 33, receiver_id: AINA, status: 'PENDING' })
    expect(screen.queryByRole('button', { name: 'Accept the request of Zara Idris' })).toBeNull()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('button', { name: 'Accept the request of Zara Idris' })).toBeVisible()
    expect(screen.getByRole('tab', { name: /3 new requests$/ })).toBeVisible()
  })

  test('pages of 5 and 10; another size or search begins at the first page, and an emptied page is left', async () => {
    const app = await openAddressBook()
    const { user } = app
    const total = contactsOfAina(app).length
    expect(screen.getByText(`1–5 of ${total}`)).toBeVisible()
    await user.click(button('Next page'))
    expect(screen.getByText(`6–10 of ${total}`)).toBeVisible()
    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10'])
    await user.selectOptions(size, '10')
    expect(screen.getByText(`1–10 of ${total}`)).toBeVisible()
    expect(rowNames()).toHaveLength(10)
    await user.selectOptions(size, '5')
    while (button('Next page').getAttribute('aria-disabled') !== 'true') await user.click(button('Next page'))
    for (const name of rowNames()) {
      const friend = name?.split(',')[0] ?? ''
      await pressAndAnswer(app, `Remove ${friend}`, 'Remove this friend?')
    }
    const left = contactsOfAina(app).length
    expect(await screen.findByText(`${left - 4}–${left} of ${left}`)).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search friends' }), 'kamala')
    expect(rowNames()).toEqual(['Kamala Devi, Friend'])
  })
})

describe('adding a friend', () => {
  async function openDialog(options: Options = {}) {
    const app = await openAddressBook(options)
    await app.user.click(button('Add friend'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a friend' }))
    return { ...app, dialog, field: dialog.getByLabelText('Username', { selector: 'input' }) }
  }

  test('a request is sent once and listed among the outgoing requests', async () => {
    const app = await openDialog()
    const sentBodies = recordRequestBodies(app)
    await waitFor(() => expect(app.field).toHaveFocus())
    await app.user.type(app.field, ' zara ')
    await app.user.dblClick(app.dialog.getByRole('button', { name: 'Send request' }))
    expect(await notices().findByText('Request sent to Zara Idris.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await sentBodies('addressbook/add-user')).toEqual([{ username: 'zara' }])
    expect(await screen.findByRole('button', { name: 'Withdraw the request to Zara Idris' })).toBeVisible()
    await waitFor(() => expect(button('Add friend')).toHaveFocus())
  })

  test('a blank username sends nothing; a refusal shows the server message at the field, or a generic error, and keeps the input', async () => {
    expectConsole(/^\[api\] addContact failed:.*422/s)
    expectConsole(/^\[api\] addContact failed:.*500/s)
    const app = await openDialog()
    await app.user.type(app.field, '  {Enter}')
    expect(app.field).toHaveAccessibleDescription(/Username is required$/)
    expect(callCount(app, 'addContact')).toBe(0)

    await app.user.clear(app.field)
    await app.user.type(app.field, 'nobody_here{Enter}')
    await waitFor(() => expect(app.field).toHaveAccessibleDescription(/We could not find that username\.$/))
    expect(app.field).toHaveValue('nobody_here')
    expect(app.field).toHaveFocus()

    app.session.mockServer.setScenario('addFriendFails')
    await app.user.clear(app.field)
    await app.user.type(app.field, 'zara{Enter}')
    expect(await notices().findByText('An unexpected error occurred')).toBeVisible()
    expect(app.field).toHaveValue('zara')
  })
})

describe('groups', () => {
  const openGroups = (options: Options = {}) => openAddressBook({ path: '/addressbook', ...options })
  const nameField = () => screen.getByLabelText('Group name', { selector: 'input' })

  test('a group is made of a name and at least one friend', async () => {
    const app = await openGroups()
    const { user } = app
    const sentBodies = recordRequestBodies(app)
    await user.click(button('New group'))
    await screen.findByRole('row', { name: 'Daniel Lim' })
    await user.click(button('Create group'))
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Group name is required'))
    await waitFor(() => expect(nameField()).toHaveFocus())
    expect(screen.getByRole('group', { name: /Who is in it/ })).toHaveAccessibleDescription(
      'Choose at least one friend',
    )
    await user.type(nameField(), ' Chess Club ')
    await user.click(screen.getByRole('row', { name: 'Daniel Lim' }))
    expect(screen.getByText('1 chosen')).toBeVisible()
    await user.dblClick(button('Create group'))
    expect(await notices().findByText('Chess Club saved.')).toBeVisible()
    expect(await sentBodies('group/add-group')).toEqual([
      { group_name: 'Chess Club', recipients: [13], created_by: AINA, group_id: null },
    ])
    await waitFor(() => expect(rowNames()).toContain('Chess Club, 1 member · Daniel Lim'))
    await waitFor(() => expect(button('New group')).toHaveFocus())
  })

  test('a group is edited from its name and members; a refused name stays in the field with the error', async () => {
    expectConsole(/^\[api\] editGroup failed:.*422/s)
    const app = await openGroups({ scenario: 'groupSaveRefused' })
    await app.user.click(button('Edit Science Teachers'))
    expect(nameField()).toHaveValue('Science Teachers')
    expect(await screen.findByText('2 chosen')).toBeVisible()
    await app.user.type(nameField(), ' A')
    await app.user.click(button('Save'))
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('You have a group with that name already.'))
    expect(notices().queryByText('You have a group with that name already.')).toBeNull()
    expect(nameField()).toHaveValue('Science Teachers A')
    await waitFor(() => expect(nameField()).toHaveFocus())

    app.session.mockServer.setScenario('normal')
    const sentBodies = recordRequestBodies(app)
    await app.user.click(screen.getByRole('row', { name: 'Kamala Devi' }))
    await app.user.type(nameField(), 'B')
    await app.user.click(button('Save'))
    await waitFor(() => expect(rowNames()).toContain('Science Teachers AB, 1 member · Daniel Lim'))
    expect(await sentBodies('group/edit-group')).toEqual([
      { group_name: 'Science Teachers AB', recipients: [13], created_by: AINA, group_id: 5 },
    ])
  })

  test('the draft of a group survives the end of the session; cancelling discards it', async () => {
    expectConsole(/^\[api\] addGroup failed:.*401/s)
    const app = await openGroups()
    const { user } = app
    await user.click(button('New group'))
    await user.click(await screen.findByRole('row', { name: 'Daniel Lim' }))
    await user.type(nameField(), 'Chess Club')
    const { db } = app.session.mockServer
    for (const { id } of [...db.sessions.all()]) db.sessions.remove(id)
    await user.click(button('Create group'))
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    await user.click(button(/Log in as Aina Rahman/))
    await screen.findByRole('heading', { level: 1, name: 'Address Book' })

    await user.click(await screen.findByRole('button', { name: 'New group' }))
    expect(nameField()).toHaveValue('Chess Club')
    expect(await screen.findByText('1 chosen')).toBeVisible()
    await user.click(button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(button('New group'))
    expect(nameField()).toHaveValue('')
    await user.click(button('Cancel'))
    await user.click(button('Edit Science Teachers'))
    expect(nameField()).toHaveValue('Science Teachers')
  })

  test('a group that was removed elsewhere can be saved as a new one', async () => {
    expectConsole(/^\[api\] editGroup failed:.*404/s)
    const app = await openGroups()
    await app.user.click(button('Edit Science Teachers'))
    await screen.findByText('2 chosen')
    app.session.mockServer.db.groups.remove(5)
    await app.user.click(button('Save'))
    expect(await screen.findByText(/^This group was deleted meanwhile/)).toBeVisible()
    await app.user.click(button('Create group'))
    expect(await notices().findByText('Science Teachers saved.')).toBeVisible()
    await waitFor(() => expect(rowNames()).toContain('Science Teachers, 2 members · Daniel Lim, Kamala Devi'))
    // Focus cannot return to the row that opened the dialog, because the row has been unmounted.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
  })

  test('an unedited group reopens with current values, also after the end of the session', async () => {
    expectConsole(/^\[api\] editGroup failed:.*401/s)
    const app = await openGroups()
    await app.user.click(button('Edit Science Teachers'))
    await screen.findByText('2 chosen')
    const { db } = app.session.mockServer
    for (const { id } of [...db.sessions.all()]) db.sessions.remove(id)
    db.groups.set({ id: 5, owner_id: AINA, group_name: 'Physics Teachers', member_ids: [13] })
    await app.user.click(button('Save'))
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    await app.user.click(button(/Log in as Aina Rahman/))
    await app.user.click(await screen.findByRole('button', { name: 'Edit Physics Teachers' }))
    expect(nameField()).toHaveValue('Physics Teachers')
    expect(await screen.findByText('1 chosen')).toBeVisible()
  })

  test('a group is deleted after a confirmation; after a failure it is back', async () => {
    expectConsole(/^\[api\] removeGroup failed:.*500/s)
    const app = await openGroups()
    await pressAndAnswer(app, 'Delete 5 Bestari', 'Delete this group?')
    await waitFor(() => expect(rowNames()).toHaveLength(2))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'))
    app.session.mockServer.setScenario('groupSaveFails')
    await pressAndAnswer(app, 'Delete Science Teachers', 'Delete this group?')
    await waitFor(() => expect(callCount(app, 'removeGroup')).toBe(2))
    await waitFor(() => expect(rowNames()).toContain('Science Teachers, 2 members · Daniel Lim, Kamala Devi'))
    expect(app.session.mockServer.db.groups.get(5)).toBeDefined()
  })
})
