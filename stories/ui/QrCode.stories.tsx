import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from '@/ui/QrCode'
import { describe, text } from './argTypes'

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  argTypes: describe<typeof QrCode>()({
    link: text('Where the code leads to.'),
    label: text('Accessible name: says where it leads.'),
  }),
  args: { link: 'https://heartboard.example/signup/r-7f3a', label: 'Square code that leads to the sign-up' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Dark on light also in the dark, because some cameras cannot read inverted codes. */
export const InTheDark: Story = {
  globals: { mode: 'dark' },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: args.label })
    const [ground, modules] = [...code.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
    await expect([ground, modules]).toEqual(['#FFFFFF', '#000000'])
  },
}
