/** Rewriting selected text of an open card (B-490, D-2476). */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../.storybook/withApp'
import { selectText } from '../editor/editorInteractions'
import { fillAndEnter } from './fill'
import { seedCardId } from './seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const TAPIR = 'The Malayan Tapir'
const SENTENCE = 'At noon a tapir looks like a saddle dropped in the grass.'
/** The mock server's assistant follows this instruction literally. */
const INSTRUCTION = 'Replace saddle with blanket'

const meta = {
  ...appStoryMeta,
  title: 'screens/Rewrite',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: `/board/focus/${seedCardId(TAPIR)}` },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Opens the tool for the first sentence of the text. */
async function openTool({ canvas, userEvent }: AppPlayContext) {
  await waitForVisible(() => canvas.getByRole('textbox', { name: /^Text of|^Teks/ }))
  await selectText(SENTENCE)
  await userEvent.click(await canvas.findByRole('button', { name: t('editor.rewrite.open') }))
  return within(await canvas.findByRole('group', { name: t('editor.rewrite.open') }))
}
type Tool = Awaited<ReturnType<typeof openTool>>

const field = (tool: Tool) => tool.findByRole('textbox', { name: t('editor.rewrite.instruction') })

async function ask(context: AppPlayContext): Promise<Tool> {
  const tool = await openTool(context)
  await fillAndEnter(context, await field(tool), INSTRUCTION)
  return tool
}

export const Asking: Story = {
  play: async (context) => {
    const asked = await field(await openTool(context))
    await waitForVisible(() => asked)
    await waitFor(() => expect(asked).toHaveFocus())
  },
}

export const AskingOnAPhone: Story = {
  globals: { ...phone, mode: 'dark' },
  play: async (context) => {
    await waitForVisible(field(await openTool(context)))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Pending: Story = {
  args: { pendingCalls: ['rewriteText'] },
  play: async (context) => {
    const tool = await ask(context)
    await waitForVisible(() => tool.getByRole('button', { name: t('editor.rewrite.cancel') }))
    await expect(tool.getByRole('status')).toHaveTextContent(t('editor.rewrite.pending'))
  },
}

/** The tool shows the changes. The text changes only when the user presses Replace. */
export const Preview: Story = {
  globals: { mode: 'dark' },
  play: async (context) => {
    const tool = await ask(context)
    const replace = await tool.findByRole('button', { name: t('editor.rewrite.replace') })
    await waitFor(() => expect(replace).toHaveFocus())
    await expect(tool.getByRole('deletion')).toHaveTextContent('saddle')
    await expect(tool.getByRole('insertion')).toHaveTextContent('blanket')
  },
}

/** The request fails. The tool shows the instruction again, so that the user can send it once more. */
export const Failed: Story = {
  parameters: { allowedConsole: [/^\[api\] rewriteText failed/] },
  args: { scenario: 'rewriteFails' },
  play: async (context) => {
    const tool = await ask(context)
    await waitFor(async () => expect(await field(tool)).toHaveValue(INSTRUCTION))
    await waitForText(context.canvas, t('error.500'))
  },
}

/** The user cancels before the response. The text is unchanged and has focus. */
export const Stopped: Story = {
  args: { pendingCalls: ['rewriteText'] },
  play: async (context) => {
    const tool = await ask(context)
    await context.userEvent.click(await tool.findByRole('button', { name: t('editor.rewrite.cancel') }))
    await waitFor(() => expect(context.canvas.queryByRole('group', { name: t('editor.rewrite.open') })).toBeNull())
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: /^Text of|^Teks/ })).toHaveFocus())
  },
}
