import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { tutorialAdvanced, tutorialOpened } from '@/store/panelsSlice'
import { type AppArgs, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'screens/Tutorial',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: '/board' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const stepStory = (step: 1 | 2 | 3): Story => ({
  play: async (context) => {
    const { dispatch } = getStoryApp(context).store
    dispatch(tutorialOpened())
    for (let taken = 1; taken < step; taken += 1) dispatch(tutorialAdvanced())
    const dialog = within(await screen.findByRole('dialog', { name: t(`tutorial.${step}.title`) }))
    await waitForVisible(() => dialog.getByRole('button', { name: t(`tutorial.${step}.next`) }))
  },
})

export const FirstStep: Story = stepStory(1)
export const SecondStep: Story = stepStory(2)
export const LastStep: Story = { ...stepStory(3), globals: { viewport: { value: 'phone', isRotated: false } } }
