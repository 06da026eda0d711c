import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { AppArgs, AppPlayContext } from '../../.storybook/withApp'
import { appStoryMeta } from '../../.storybook/withApp'
import { askInChat, type ChatQueries, openChat } from './chatInteractions'
import { t } from '../translate'
import { snackbarsOf, waitForText, waitForVisible } from '../visibility'

const phone = { viewport: { value: 'phone', isRotated: false } }

const meta = {
  ...appStoryMeta,
  title: 'screens/Chat menu',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const QUESTION = 'Why is lava hot?'

const fieldOf = (panel: ChatQueries) => panel.getByRole('textbox')
const findList = (panel: ChatQueries) => panel.findByRole('listbox', { name: t('chat.menu.open') })
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.querySelector('span:not([aria-hidden])')?.textContent)

/** Opens the chat and types into its field. */
async function typeInChat(context: AppPlayContext, text: string) {
  const panel = await openChat(context)
  await context.userEvent.type(fieldOf(panel), text)
  return panel
}

/** Asks a question, then chooses an agent by its hashtag. */
async function chooseAfterQuestion(context: AppPlayContext, hashtag: string) {
  const panel = await askInChat(context, QUESTION)
  await panel.findByText(t('chat.ready'))
  await context.userEvent.type(fieldOf(panel), hashtag)
  await findList(panel)
  await context.userEvent.keyboard('{Enter}')
  await waitForVisible(screen.findByRole('alertdialog', { name: t('confirmation.changeAgent.title') }))
  return panel
}

const answerYes = ({ userEvent }: AppPlayContext) =>
  userEvent.click(screen.getByRole('button', { name: t('confirmation.yes') }))

/** Cards and helpers above the field; the first entry is active, the current helper is marked. */
export const Open: Story = {
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    const list = await findList(panel)
    await expect(within(list).getAllByRole('group')).toHaveLength(2)
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
    await expect(fieldOf(panel)).toHaveFocus()
    await waitFor(() => expect(panel.getByText(t('chat.menu.count', { count: 19 }))).toBeInTheDocument())
  },
}

export const OpenOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    const panel = await openChat(context)
    await context.userEvent.click(panel.getByRole('button', { name: t('chat.menu.open') }))
    const list = await findList(panel)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const option of within(list).getAllByRole('option'))
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** Helpers at the end of the list, reached with ArrowUp from the first entry. */
export const Helpers: Story = {
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    const list = await findList(panel)
    await context.userEvent.keyboard('{ArrowUp}')
    const options = within(list).getAllByRole('option')
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    await waitForVisible(() => within(list).getByText(t('chat.menu.current')))
  },
}

/** Letters after '#' narrow the list. */
export const Narrowed: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const panel = await typeInChat(context, '#st')
    await expect(names(await findList(panel))).toEqual(['Study Aid', 'Stack', 'Standard', 'Write a story'])
  },
}

/** Without a match '#' is text. */
export const NoMatch: Story = {
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    await findList(panel)
    await context.userEvent.keyboard('1')
    await waitFor(() => expect(panel.queryByRole('listbox')).toBeNull())
    await expect(fieldOf(panel)).toHaveValue('#1')
  },
}

/** The menu is being fetched. */
export const Loading: Story = {
  args: { pendingCalls: ['getMagicMenu'] },
  play: async (context) => {
    await typeInChat(context, '#')
    await waitForVisible(() => document.querySelector('[data-part=menuSkeleton]'))
  },
}

/** The server refuses the menu: one notice, and '#' stays. */
export const Failed: Story = {
  args: { scenario: 'magicMenuForbidden' },
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    await waitForText(snackbarsOf(context), t('error.403'))
    await expect(fieldOf(panel)).toHaveValue('#')
    await expect(document.querySelector('[data-part=menuSkeleton]')).toBeNull()
  },
}

/** A student without the permission: no button, no name of a helper, and '#' is text. */
export const WithoutMenu: Story = {
  args: { as: 'hana_y' },
  play: async (context) => {
    const panel = await typeInChat(context, '#quiz')
    await expect(fieldOf(panel)).toHaveValue('#quiz')
    await expect(panel.queryByRole('button', { name: t('chat.menu.open') })).toBeNull()
    await expect(panel.queryByRole('listbox')).toBeNull()
  },
}

/** A card leaves its hashtag in the field, and the topic follows. */
export const CardChosen: Story = {
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    await findList(panel)
    await context.userEvent.keyboard('{Enter}')
    await expect(fieldOf(panel)).toHaveValue('#quiz ')
    await expect(fieldOf(panel)).toHaveFocus()
  },
}

/** Another helper ends the conversation, so that the app asks first. */
export const AgentQuestion: Story = {
  play: async (context) => {
    await chooseAfterQuestion(context, '#brief')
  },
}

/** The helper is saved: its name is under the title, and a new chat has begun. */
export const AgentChosen: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const panel = await chooseAfterQuestion(context, '#brief')
    await answerYes(context)
    await waitForText(snackbarsOf(context), 'Chat agent updated.')
    await waitForText(panel, 'Helper: Short and clear')
    await waitFor(() => expect(panel.queryByText(QUESTION)).toBeNull())
  },
}

/** The helper could not be saved: helper and conversation are as before. */
export const AgentRefused: Story = {
  args: { scenario: 'preferenceFails' },
  globals: { language: 'en' },
  play: async (context) => {
    const panel = await chooseAfterQuestion(context, '#everyday')
    await answerYes(context)
    await waitForText(snackbarsOf(context), 'Unable to update chat agent.')
    await expect(context.canvas.getAllByRole('button', { name: t('app.dismiss') })).toHaveLength(1)
    await waitForText(panel, 'Helper: Standard')
    await waitForText(panel, QUESTION)
  },
}

/** A helper with a manner of its own: at most three short sentences. */
export const BriefAnswer: Story = {
  play: async (context) => {
    const panel = await typeInChat(context, '#brief')
    await findList(panel)
    await context.userEvent.keyboard('{Enter}')
    await snackbarsOf(context).findByText(t('message.chatAgent.updateSuccess'))
    await context.userEvent.type(fieldOf(panel), 'Why do volcanoes erupt?{Enter}')
    await waitForVisible(panel.findByRole('button', { name: t('chat.add') }))
  },
}

export const InMalay: Story = {
  globals: { ...phone, language: 'ms' },
  play: async (context) => {
    const panel = await typeInChat(context, '#')
    await expect(names(await findList(panel))).toContain('Rancangan Pengajaran')
    await waitForText(panel, 'Pembantu: Biasa')
  },
}

export const Dark: Story = {
  globals: { mode: 'dark' },
  play: async (context) => {
    await findList(await typeInChat(context, '#'))
  },
}
