import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ContractPanel } from '@/app/session/ContractPanel'
import { type AppArgs, appStoryMeta } from '../../.storybook/withApp'
import { waitForAppReady, waitForVisible } from '../visibility'

/** Panel for developers above the app. It appears when responses of a real backend differ from the contract. */
const meta = {
  ...appStoryMeta,
  title: 'screens/ContractPanel',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', scenario: 'brokenBody' },
  parameters: { ...appStoryMeta.parameters, allowedConsole: [/^\[contract\] getCards/] },
  render: (args, context) => (
    <>
      {appStoryMeta.render(args, context)}
      <ContractPanel />
    </>
  ),
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** Until the panel is opened, one line shows the number of differences. */
export const Closed: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    await waitForVisible(() => context.canvas.getByRole('button', { name: 'Contract: 1 difference', expanded: false }))
  },
}

/** Each difference with its call, field, count and expected value. */
export const Open: Story = {
  play: async (context) => {
    await waitForAppReady(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Contract: 1 difference' }))
    const panel = within(canvas.getByRole('complementary', { name: 'Differences from the contract' }))
    await expect(panel.getByRole('listitem')).toHaveTextContent(/getCards.*data\.\[\]\.title/)
  },
}
