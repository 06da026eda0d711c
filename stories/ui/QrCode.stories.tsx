import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '@/ui/QrCode'
import { describe, text } from './argTypes'

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  argTypes: describe<typeof QrCode>()({
    link: text('Absolute address that a camera opens.'),
    label: text('Accessible name, which says where the code leads.'),
  }),
  args: {
    link: 'https://heartboard.example/board/focus/4afcb593-f7f9-4973-87be-30a89b2d1710',
    label: 'Square code that leads to the card',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Square code that leads to the card' })).toBeVisible()
  },
}

/** Dark on light here as well, for cameras that cannot read inverted codes. */
export const Dark: Story = { globals: { mode: 'dark' } }
