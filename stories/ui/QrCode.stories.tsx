import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '@/ui/QrCode'
import { describe, text } from './argTypes'

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  argTypes: describe<typeof QrCode>()({
    link: text('The address that the code leads to.'),
    label: text('Accessible name: where the code leads.'),
  }),
  args: { link: 'https://heartboard.example/board/focus/7f1c', label: 'Square code that leads to this card' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <QrCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Dark on light in every theme: some cameras cannot read inverted codes. */
export const InTheDark: Story = {
  globals: { mode: 'dark' },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: args.label })
    await expect(code.getBoundingClientRect().width).toBeGreaterThan(200)
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
