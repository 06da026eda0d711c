import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorText } from '@/ui/ErrorText'
import { describe, text } from './argTypes'

const meta = {
  title: 'ui/ErrorText',
  component: ErrorText,
  argTypes: describe<typeof ErrorText>()({
    id: text('The field, or its group, refers to it.'),
    children: text('What is wrong, and how it is put right.'),
  }),
  args: { id: 'username-error', children: 'This name is taken. Try mei_ling_5.' },
  render: (args) => (
    <label>
      Username <input aria-invalid aria-describedby={args.id} defaultValue="mei_ling" />
      <ErrorText {...args} />
    </label>
  ),
} satisfies Meta<typeof ErrorText>

export default meta
type Story = StoryObj<typeof meta>

export const BelowAField: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.children)
  },
}
