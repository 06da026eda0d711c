import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { userCalls } from '@/api/user.contract'
import { changeLanguage } from '@/i18n/i18n'
import { closeMode, enterMode } from '@/model/conversation/chatMode'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { languageChanged } from '@/store/preferencesSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { chatField, conversation, renderChat, waitForAnswer } from '@/testing/renderChat'

const list = () => screen.findByRole('listbox', { name: 'Cards and helpers' })
const optionNames = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.querySelector('span:not([aria-hidden])')?.textContent)
const active = () => document.getElementById(chatField().getAttribute('aria-activedescendant') ?? '')
const expectActive = (name: RegExp) => waitFor(() => expect(active()).toHaveAccessibleName(name))
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

async function openMenu(options: Parameters<typeof renderChat>[0] = {}) {
  const app = await renderChat(options)
  await app.user.type(chatField(), '#')
  return app
}

// C-056, C-057, C-147, C-148, C-277.
test("'#' opens the menu with cards and helpers; the field keeps focus and names the active entry", async () => {
  await openMenu()
  const menu = within(await list())
  const [cards, helpers] = menu.getAllByRole('group')
  expect(cards).toHaveAccessibleName('Cards')
  expect(helpers).toHaveAccessibleName('Helpers')
  expect(within(cards as HTMLElement).getAllByRole('option')).toHaveLength(14)
  expect(within(helpers as HTMLElement).getAllByRole('option')).toHaveLength(5)
  expect(menu.getByRole('option', { name: 'Standard Current' })).toBeVisible()
  expect(chatField()).toHaveFocus()
  expect(chatField()).toHaveAttribute('aria-controls', (await list()).id)
  await expectActive(/^Quiz/)
  expect(await screen.findByText('19 entries')).toHaveAttribute('role', 'status')
})

// C-278.
test("without chat.menu.access '#' is text, and there is no button", async () => {
  const { user, requestLog } = await openMenu({ as: 'hana_y' })
  expect(screen.queryByRole('button', { name: 'Cards and helpers' })).not.toBeInTheDocument()
  await user.keyboard('quiz')
  expect(chatField()).toHaveValue('#quiz')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(requestLog()).not.toContain('getMagicMenu')
  expect(screen.queryByText(/^Helper: /)).not.toBeInTheDocument()
})

test('the button opens the menu as well, while the field is empty', async () => {
  const { user } = await renderChat()
  const button = screen.getByRole('button', { name: 'Cards and helpers' })
  await user.click(button)
  await list()
  expect(chatField()).toHaveValue('#')
  expect(chatField()).toHaveFocus()
  expect(button).toBeDisabled()
  await user.keyboard('{Escape}{Backspace}')
  expect(button).toBeEnabled()
})

test("a pasted '#' and a restored draft open no menu", async () => {
  const { user } = await renderChat()
  await user.click(chatField())
  await user.paste('#')
  expect(chatField()).toHaveValue('#')
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await user.click(screen.getByRole('button', { name: /^Ask / }))
  expect(chatField()).toHaveValue('#')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test("a composed '#' opens the menu at the end of its composition", async () => {
  await renderChat()
  const field = chatField() as HTMLTextAreaElement
  fireEvent.compositionStart(field)
  const input = createEvent.input(field, {
    target: { value: '#' },
    isComposing: true,
    inputType: 'insertCompositionText',
  })
  fireEvent(field, input)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  fireEvent.compositionEnd(field)
  await list()
})

test('letters narrow the list, its first entry is active; no match closes it, and # again opens it', async () => {
  const { user } = await openMenu()
  await list()
  await user.keyboard('{ArrowDown}')
  await expectActive(/^Question/)
  await user.keyboard('st')
  expect(await optionNames()).toEqual(['Study Aid', 'Stack', 'Standard', 'Write a story'])
  await expectActive(/^Study Aid/)
  await user.keyboard('x')
  await expectClosed()
  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  await list()
  await user.keyboard('#')
  await expectClosed()
  expect(chatField()).toHaveValue('##')
})

test('the arrow keys go round, and the first entry follows the last', async () => {
  const { user } = await openMenu()
  await list()
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()).toHaveAccessibleName('Write a story'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()).toHaveAccessibleName('Quiz'))
})

// D-3111.
test('a card leaves its hashtag and a blank, and the question that follows makes the card', async () => {
  const app = await openMenu()
  const bodiesSentTo = recordRequestBodies(app)
  await list()
  await app.user.keyboard('{Enter}')
  await expectClosed()
  const field = chatField() as HTMLTextAreaElement
  expect(field).toHaveValue('#quiz ')
  expect(field.selectionStart).toBe('#quiz '.length)
  await app.user.keyboard('volcanoes{Enter}')
  await waitForAnswer()
  expect(await bodiesSentTo('magic')).toMatchObject([{ question: '#quiz volcanoes' }])
})

test('Escape closes the menu only and leaves #; Enter then asks nothing of the menu', async () => {
  const { user } = await openMenu()
  await list()
  await user.keyboard('{Escape}')
  await expectClosed()
  expect(chatField()).toHaveValue('#')
  // The greeting of an empty conversation.
  expect(conversation().getByText(/What shall we find out today/)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Magic Chat' })).not.toBeInTheDocument())
})

test('the menu closes with the focus of the field', async () => {
  const { user } = await openMenu()
  await list()
  await user.tab()
  await expectClosed()
})

// C-336.
test('the first opening shows skeleton rows, in which Enter sends nothing; the menu is fetched once', async () => {
  const app = await renderChat()
  const release = holdCalls(app, chatCalls.getMagicMenu)
  await app.user.type(chatField(), '#')
  await waitFor(() => expect(document.querySelector('[data-part=menuSkeleton]')).toBeInTheDocument())
  await app.user.keyboard('{Enter}')
  expect(chatField()).toHaveValue('#')
  release()
  await list()
  await app.user.keyboard('{Escape}{Backspace}#')
  await list()
  expect(app.requestLog().filter((call) => call === 'getMagicMenu')).toHaveLength(1)
})

test('a question with a hashtag is sent before the menu has come', async () => {
  const app = await renderChat()
  holdCalls(app, chatCalls.getMagicMenu)
  await app.user.type(chatField(), '#quiz volcanoes{Enter}')
  expect(await conversation().findByText('#quiz volcanoes')).toBeVisible()
  expect(chatField()).toHaveValue('')
})

test('a failed menu closes with one danger text and leaves #, and the next # asks again', async () => {
  const app = await renderChat()
  expectConsole(/getMagicMenu failed/)
  const end = intercept(app, chatCalls.getMagicMenu, () => ({ status: 500 }))
  await app.user.type(chatField(), '#')
  await waitFor(() => expect(notices().getAllByText('Oh no! Something went wrong!')).toHaveLength(1))
  expect(chatField()).toHaveValue('#')
  expect(document.querySelector('[data-part=menuSkeleton]')).not.toBeInTheDocument()
  end()
  await app.user.keyboard('{Backspace}#')
  await list()
})

test('the open menu follows the language', async () => {
  onTestFinished(() => changeLanguage('en'))
  const { store } = await openMenu()
  await list()
  act(() => void store.dispatch(languageChanged('ms')))
  const menu = await screen.findByRole('listbox', { name: 'Kad dan pembantu' })
  await within(menu).findByRole('option', { name: 'Biasa Semasa' })
  expect(within(menu).getByRole('option', { name: 'Rancangan Pengajaran' })).toBeVisible()
})

// C-012, C-456, D-3112.
test('an agent is named under the title once it is saved; a conversation is asked for first', async () => {
  const app = await renderChat()
  expect(await screen.findByText('Helper: Standard')).toBeVisible()
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  await app.user.type(chatField(), '#brief')
  await list()
  await app.user.keyboard('{Enter}')
  await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await notices().findByText('Chat agent updated.')).toBeVisible()
  expect(screen.getByText('Helper: Short and clear')).toBeVisible()
  expect(await conversation().findByText(/What shall we find out today/)).toBeInTheDocument()
  await waitFor(() => expect(chatField()).toHaveFocus())
  expect(chatField()).toHaveValue('')
  const bodiesSentTo = recordRequestBodies(app)
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  expect(await bodiesSentTo('magic')).toMatchObject([{ chatAgent: 'brief', messageCount: 0, contextConversations: [] }])
})

// C-111, C-457, C-458.
test('a refused agent leaves name and conversation as before, with one notice', async () => {
  const app = await renderChat()
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  expectConsole(/savePreference failed/)
  intercept(app, userCalls.savePreference, () => ({ status: 500, body: { message: 'Server Error' } }))
  await app.user.type(chatField(), '#every')
  await list()
  await app.user.keyboard('{Enter}')
  await app.user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await notices().findAllByText(/./, { selector: 'p' })).toHaveLength(1)
  expect(notices().getByText('Unable to update chat agent.')).toBeVisible()
  expect(screen.getByText('Helper: Standard')).toBeVisible()
  expect(conversation().getByText('Why is lava hot?')).toBeVisible()
})

test('Back answers the question with No', async () => {
  const app = await renderChat()
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  await app.user.type(chatField(), '#brief')
  await list()
  await app.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Yes' })
  await waitFor(() => expect(app.currentUrl()).toContain('confirmation'))
  act(() => app.router.history.back())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument())
  expect(app.requestLog()).not.toContain('savePreference')
  expect(screen.getByText('Helper: Standard')).toBeVisible()
})

test('an agent that was chosen earlier is named without an opening of the menu', async () => {
  const app = await renderChat()
  const { people } = app.session.mockServer.db
  const aina = people.get(12)
  if (aina) people.set({ ...aina, preferences: [{ key: 'chat_agent', value: 'everyday' }] })
  await app.user.click(screen.getByRole('button', { name: 'Close chat' }))
  const { refetchMe } = await import('@/api/user')
  await act(async () => void (await app.store.dispatch(refetchMe())))
  await app.user.click(screen.getByRole('button', { name: /^Ask / }))
  expect(await screen.findByText('Helper: Everyday')).toBeVisible()
})

test('200 entries with markup in their names are text', async () => {
  const app = await renderChat()
  const chats = Array.from({ length: 200 }, (_, index) => ({
    id: `agent${index}`,
    name: `<b onclick="alert(1)">Agent ${index}</b>`,
    icon: '<svg/onload=alert(1)>',
    default: false,
    hashtags: [`#agent${index}`],
  }))
  intercept(app, chatCalls.getMagicMenu, () => ({ body: { data: { format: [], chats } } }))
  await app.user.type(chatField(), '#')
  expect((await optionNames()).slice(0, 2)).toEqual([
    '<b onclick="alert(1)">Agent 0</b>',
    '<b onclick="alert(1)">Agent 1</b>',
  ])
  await app.user.keyboard('agent199')
  expect(await optionNames()).toHaveLength(1)
})

// A badge that names the tutor must not stand beside the name of another helper.
test('while a mode runs, or begins, the title names it and the menu marks it', async () => {
  const app = await renderChat()
  expect(await screen.findByText('Helper: Standard')).toBeVisible()
  const release = holdCalls(app, chatCalls.switchChatMode)
  const entering = app.store.dispatch(enterMode('tutor'))
  expect(await screen.findByText('Helper: Tutor')).toBeVisible()
  release()
  await act(() => entering)
  expect(screen.getByText('Helper: Tutor')).toBeVisible()
  await app.user.type(chatField(), '#')
  expect(within(await list()).getAllByRole('option', { name: /Current$/ })).toHaveLength(1)
  expect(within(await list()).getByRole('option', { name: /^Tutor.* Current$/ })).toBeVisible()
  await act(() => app.store.dispatch(closeMode(ENTIRE_CHAT)))
  expect(screen.getByText('Helper: Standard')).toBeVisible()
})
