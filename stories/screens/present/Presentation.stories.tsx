import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import { snackbarShown } from '@/store/snackbarsSlice'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { snackbarsOf, waitForAppReady, waitForVisible } from '../../visibility'
import { seedCardId } from '../seedIds'

const CANTEEN = 'Mathematics at the Canteen'
const presented = (title: string) => `/board/stack/${seedCardId(title)}?present=${seedCardId(title)}`

const meta = {
  ...appStoryMeta,
  title: 'screens/present/Presentation',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: presented(CANTEEN) },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Finds the presentation, once a slide has keyboard focus. */
async function findStage(context: AppPlayContext) {
  await waitForAppReady(context)
  const stage = within(await screen.findByRole('dialog', { name: new RegExp(t('present.label', { title: '' })) }))
  await waitFor(async () => expect(await stage.findByRole('article')).toHaveFocus())
  return stage
}
const position = (number: number, count: number) => new RegExp(`, ${t('present.position', { number, count })}$`)

export const First: Story = {
  play: async (context) => {
    const stage = await findStage(context)
    await expect(stage.getByRole('article')).toHaveAccessibleName(position(1, 8))
    await expect(stage.getByRole('button', { name: t('present.previous') })).toBeDisabled()
    await expect(context.canvasElement.querySelector('main')?.closest('[inert]')).not.toBeNull()
  },
}
