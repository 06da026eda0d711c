import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuddySpeech } from '@/buddy/BuddySpeech'

const meta = {
  title: 'buddy/BuddySpeech',
  component: BuddySpeech,
  args: { name: 'T', mood: 'waving', children: 'Hi, I’m Ting, your companion.' },
} satisfies Meta<typeof BuddySpeech>

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hi, I’m Ting, your companion.')).toBeVisible()
  },
}

export const Above: Story = {
  args: {
    name: 'H',
    mood: 'happy',
    size: 140,
    bubble: 'above',
    children: 'Your board is empty. Shall we make the first card?',
  },
}

export const ThinkingWhileLoading: Story = {
  args: { name: 'R', mood: 'thinking', size: 120, children: 'Looking for your cards…' },
}

export const LongText: Story = {
  args: {
    name: 'E',
    mood: 'sorry',
    children: 'I could not reach the server just now. Your cards are safe; I will try again in a moment.',
  },
}

export const RightToLeft: Story = {
  args: { name: 'A', mood: 'happy', children: 'مرحبا! هل نبدأ ببطاقة جديدة؟' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
