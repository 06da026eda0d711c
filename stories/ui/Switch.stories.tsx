import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SwitchFieldProps } from 'react-aria-components/Switch'
import { expect } from 'storybook/test'
import { Switch } from '@/ui/Switch'
import { content, describe, flag, text } from './argTypes'

const meta = {
  title: 'ui/Switch',
  component: Switch,
  argTypes: describe<typeof Switch, Exclude<keyof SwitchFieldProps, 'isSelected' | 'isDisabled' | 'onChange'>>()({
    label: text('The setting. A press on it toggles, too.'),
    description: text('What it does, in a line.'),
    isSelected: flag('On.'),
    isDisabled: flag('Cannot be changed.'),
    onChange: content('A press, or Space.'),
  }),
  args: { label: 'Auto Layout', description: 'Cards are arranged by the day they were changed.' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { defaultSelected: true } }

export const WithoutDescription: Story = { args: { description: undefined, defaultSelected: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } }

export const ToggledByLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Auto Layout'))
    await expect(canvas.getByRole('switch', { name: 'Auto Layout' })).toBeChecked()
  },
}

export const ToggledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const control = canvas.getByRole('switch', { name: 'Auto Layout' })
    await expect(control).toBeChecked()
    await expect(control).toHaveAccessibleDescription('Cards are arranged by the day they were changed.')
  },
}
