import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { makeFirstHintsDue } from '@/lib/onboardingHints'
import { enterMode } from '@/model/conversation/chatMode'
import type { Character } from '@/model/onboarding/charactersSlice'
import { selectMe } from '@/api/user'
import { sparksOpened } from '@/store/panelsSlice'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { t } from '../translate'
import { waitForAppReady, waitForVisible } from '../visibility'
import { openChat } from './chatInteractions'
import { seedCardId } from './seedIds'

/**
 * Notes of the buddy on the first days: each onboarding character introduces one part of the app until dismissed (C-260), and the hints of
 * the first days read their flags (D-0912). The gallery's character is the strip of screens/Gallery.
 */
const meta = {
  ...appStoryMeta,
  title: 'screens/Onboarding',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const phone = { viewport: { value: 'phone', isRotated: false } }

type Introduced = Exclude<Character, 'gallery'>
const waitForCharacter = ({ canvas }: AppPlayContext, character: Introduced) =>
  waitForVisible(canvas.findByText(t(`onboarding.character.${character}`)))

/** In the empty conversation: what the hashtag menu has. */
export const Discover: Story = {
  args: { path: '/board' },
  play: async (context) => {
    await openChat(context)
    await waitForCharacter(context, 'discover')
  },
}

export const DiscoverOnPhone: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  args: { path: '/board', as: 'mei_ling' },
  play: async (context) => {
    await openChat(context)
    await waitForCharacter(context, 'discover')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** While the chat is a tutor. */
export const Tutor: Story = {
  args: { path: '/board' },
  play: async (context) => {
    await openChat(context)
    void getStoryApp(context).store.dispatch(enterMode('tutor'))
    await waitForCharacter(context, 'tutor')
  },
}

/** Beside the recommendations of an open card. */
export const Recommendation: Story = {
  args: { path: `/board/focus/${seedCardId('Inside a Volcano')}` },
  play: async (context) => {
    await waitForCharacter(context, 'recommendation')
    context.canvas.getByText(t('onboarding.character.recommendation')).scrollIntoView({ block: 'center' })
  },
}

/** Below the cards of an open stack. */
export const Stack: Story = {
  args: { path: `/board/stack/${seedCardId('Poems We Love')}` },
  play: (context) => waitForCharacter(context, 'stack'),
}

/** Below the questions of an open quiz. */
export const Quiz: Story = {
  globals: phone,
  args: { path: `/board/stack/${seedCardId('Food Chains Check')}` },
  play: (context) => waitForCharacter(context, 'quiz'),
}

/** Dismissed for good: the sentence leaves, keyboard focus stays in the part of the screen. */
export const Dismissed: Story = {
  args: { path: `/board/stack/${seedCardId('Poems We Love')}` },
  play: async (context) => {
    await waitForCharacter(context, 'stack')
    await userEvent.click(context.canvas.getByRole('button', { name: t('onboarding.dismiss') }))
    await waitFor(() => expect(context.canvas.queryByText(t('onboarding.character.stack'))).toBeNull())
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** Opens a screen for a user whose first hints are due. */
async function openWithHints(context: AppPlayContext, to: '/' | '/board') {
  const { store, router } = getStoryApp(context)
  await waitFor(() => expect(selectMe(store.getState())).toBeDefined())
  makeFirstHintsDue(selectMe(store.getState())?.id ?? 0)
  await router.navigate({ to })
  await waitForAppReady(context)
}

/** A new user sees what the board is, until the first card is made. */
export const EmptyBoardHint: Story = {
  args: { path: '/invite', scenario: 'boardEmpty' },
  play: async (context) => {
    await openWithHints(context, '/board')
    await waitForVisible(context.canvas.findByText(t('onboarding.hint.EMPTY_BOARD')))
  },
}

export const EmptyBoardHintOnPhone: Story = {
  globals: { ...phone, mode: 'dark', language: 'ms' },
  args: { path: '/invite', scenario: 'boardEmpty', as: 'mei_ling' },
  play: async (context) => {
    await openWithHints(context, '/board')
    await waitForVisible(context.canvas.findByText(t('onboarding.hint.EMPTY_BOARD')))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The first landing says what it is, before its sparks. */
export const LandingHint: Story = {
  args: { path: '/invite' },
  play: async (context) => {
    await openWithHints(context, '/')
    await waitForVisible(context.canvas.findByText(t('onboarding.hint.LANDING')))
    // Seen once, gone for good.
    await expect(
      localStorage.getItem(`ONBOARDING_LANDING_${selectMe(getStoryApp(context).store.getState())?.id}`),
    ).toBe('false')
  },
}

export const LandingHintOnPhone: Story = { ...LandingHint, globals: { ...phone, mode: 'dark', language: 'ms' } }

/** The first opening of all sparks says what they are. */
export const SparksHint: Story = {
  args: { path: '/invite' },
  play: async (context) => {
    await openWithHints(context, '/board')
    getStoryApp(context).store.dispatch(sparksOpened('list'))
    await waitForVisible(within(document.body).findByText(t('onboarding.hint.ALL_SPARK')))
  },
}

export const SparksHintOnPhone: Story = {
  ...SparksHint,
  args: { path: '/invite', as: 'mei_ling' },
  globals: { ...phone, language: 'ms' },
}
