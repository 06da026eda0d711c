import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import type { BoardAction } from '@/formats/cardActions'
import { type AppArgs, type AppPlay, appOf, inApp } from '../../.storybook/withApp'
import { say } from './say'
import { seen, shown } from './seen'
import { idOf } from './world'

const meta = {
  ...inApp,
  title: 'screens/Focus',
  args: { ...inApp.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** The card in focus, once it can be read. */
async function openCard({ canvas }: AppPlay, title: string) {
  const card = within(await canvas.findByRole('main', { name: say('focus.label', { title }) }))
  await card.findByRole('heading', { name: title, level: 1 })
  return card
}

/** What the toolbar offers, in its order. */
async function expectTools(card: Awaited<ReturnType<typeof openCard>>, ...actions: BoardAction[]) {
  const buttons = within(await card.findByRole('toolbar', { name: say('focus.toolbar') })).getAllByRole('button')
  await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    actions.map((action) => say(`board.action.${action}`)),
  )
  await shown(buttons[0])
}

/** A story of one card, opened by its link. */
const cardStory = (title: string, play: (card: Awaited<ReturnType<typeof openCard>>) => Promise<void>): Story => ({
  args: { path: `/board/focus/${idOf(title)}` },
  play: async (context) => play(await openCard(context, title)),
})

export const Text = cardStory('Photosynthesis: How Plants Make Food', async (card) => {
  await shown((await card.findAllByRole('heading', { level: 2 }))[0])
})

export const LessonPlan = cardStory('Lesson Plan: Series and Parallel Circuits', async (card) => {
  await expect(await card.findByRole('heading', { name: say('formats.lesson.materials') })).toBeInTheDocument()
})

export const Table = cardStory('States of Malaysia & Their Capitals', async (card) => {
  await expect(await card.findByRole('cell', { name: 'Kuching' })).toBeInTheDocument()
})

export const Picture = cardStory('Coral Reef off Semporna', async (card) => {
  await shown(await card.findByRole('img'))
})

export const Video = cardStory('How We Breathe: Ribs, Diaphragm, Lungs', async (card) => {
  await shown(await card.findByRole('link', { name: new RegExp(say('formats.video.watch')) }))
})

export const Document = cardStory('NILAM Reading List, Years 4 to 6', async (card) => {
  await shown(await card.findByRole('link', { name: new RegExp(say('formats.document.open')) }))
})

export const Question = cardStory('Question of the Week: Why does ice float?', async (card) => {
  await shown(await card.findByRole('list', { name: say('formats.question.answers') }))
})

export const Quiz = cardStory('Food Chains Check', async (card) => {
  await shown(await card.findByText(say('formats.questions', { count: 5 })))
})

export const Stack = cardStory('Poems We Love', async (card) => {
  await shown(await card.findByRole('button', { name: say('formats.container.open') }))
})

export const Group = cardStory('Geography Wall', async (card) => {
  await shown(await card.findByText('Weather or Climate?'))
})

export const HillChart = cardStory('Science Fair 2026: How Far Are We?', async (card) => {
  await expect(await card.findByRole('heading', { name: say('formats.hill.scopes') })).toBeInTheDocument()
})

export const ClassInsight = cardStory('Class Insights: Food Chains Check', async (card) => {
  await expect(await card.findByRole('heading', { name: say('formats.insight.bands') })).toBeInTheDocument()
})

export const StudentInsight = cardStory('Food Chains Check: Tan Mei Ling', async (card) => {
  await expect(await card.findByRole('heading', { name: say('formats.insight.questions') })).toBeInTheDocument()
})

export const Loading: Story = {
  args: { path: `/board/focus/${idOf('Solid, Liquid, Gas')}`, held: ['getCard'] },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('status', { name: say('focus.loading') }))
  },
}

/** A card that is nowhere: back to the board, with the reason. */
export const UnknownCard: Story = {
  args: { path: '/board/focus/0b7f9c52-6f57-4a3c-9f0e-3a1f2b6d8e11' },
  play: async ({ canvas }) => {
    await seen(canvas, say('focus.notFound'))
    await shown(await canvas.findByRole('heading', { name: say('board.title'), level: 1 }))
  },
}

/** A link to a card that is no longer shared. */
export const NoAccess: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${idOf('The Malayan Tapir')}` },
  play: async ({ canvas }) => {
    await seen(canvas, say('focus.noAccess'))
  },
}

export const FirstOfList: Story = {
  args: { path: `/board/focus/${idOf('The Malayan Tapir')}` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await expect(await card.findByRole('button', { name: say('focus.previous') })).toBeDisabled()
    await expect(card.getByRole('button', { name: say('focus.next') })).toBeEnabled()
  },
}

export const LastOfList: Story = {
  args: { path: `/board/focus/${idOf('The Malayan Tapir')}?search=Malayan Tapir` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await expect(await card.findByRole('button', { name: say('focus.next') })).toBeDisabled()
  },
}

/** Opened by a link to a card inside a stack: it is in no list, so there is nothing beside it. */
export const DirectLink: Story = {
  args: { path: `/board/focus/${idOf('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await expect(card.queryByRole('button', { name: say('focus.next') })).toBeNull()
    await shown(card.getByRole('button', { name: say('focus.close') }))
  },
}

/** New for the student until now; opening it marks it as read. */
export const SharedCard: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${idOf('Inside a Volcano')}` },
  play: async (context) => {
    const card = await openCard(context, 'Inside a Volcano')
    await shown(await card.findByText(say('formats.card.sharedBy', { name: 'Aina Rahman' })))
    await shown(await card.findByText(say('formats.share.read')))
  },
}

/** Her own card inside a stack: all that can be done with it. */
export const Tools: Story = {
  args: { path: `/board/focus/${idOf('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await expectTools(card, 'magic', 'share', 'moveToMyBoard', 'delete')
  },
}

/** A student may keep a card that was shared with her out of sight, and ask about it, no more. */
export const ToolsOfSharedCard: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${idOf('Inside a Volcano')}` },
  play: async (context) => {
    const card = await openCard(context, 'Inside a Volcano')
    await expectTools(card, 'magic', 'delete')
  },
}

/** The most there is to do, where there is little room. */
export const SmallScreenTools: Story = {
  args: { path: `/board/focus/${idOf('Food Chains & Food Webs')}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const card = await openCard(context, 'Food Chains & Food Webs')
    await expectTools(card, 'magic', 'unstack', 'share', 'delete')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Deleting asks first, over the open card. */
export const Deleting: Story = {
  args: { path: `/board/focus/${idOf('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await context.userEvent.click(card.getByRole('button', { name: say('board.action.delete') }))
    await shown(await screen.findByRole('alertdialog'))
  },
}

export const Sharing: Story = {
  args: { path: `/board/focus/${idOf('The Malayan Tapir')}` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await context.userEvent.click(card.getByRole('button', { name: say('board.action.share') }))
    await shown(await screen.findByRole('dialog'))
  },
}

export const WithChat: Story = {
  args: { path: `/board/focus/${idOf('Inside a Volcano')}` },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    await openCard(context, 'Inside a Volcano')
    await userEvent.click(
      canvas.getByRole('button', { name: say('chat.open', { buddy: buddyDisplayName(globals.buddy) }) }),
    )
    await shown(await canvas.findByRole('region', { name: say('chat.title') }))
  },
}

export const SmallScreen: Story = {
  args: { path: `/board/focus/${idOf('Photosynthesis: How Plants Make Food')}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await openCard(context, 'Photosynthesis: How Plants Make Food')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  args: { path: `/board/focus/${idOf('Karangan: Pengalaman di Kampung')}` },
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await shown(await canvas.findByRole('button', { name: 'Tutup' }))
  },
}

/** The server fails: back to the board, which says so too. */
export const ServerError: Story = {
  args: { path: `/board/focus/${idOf('Solid, Liquid, Gas')}` },
  beforeEach: (context) => appOf(context).session.school.setScenario('serverError'),
  play: async ({ canvas }) => {
    await seen(canvas, say('error.generic'))
  },
}
