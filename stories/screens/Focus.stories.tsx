import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { buddyDisplayName } from '@/buddy/buddies'
import { type AppArgs, type AppPlayContext, getStoryApp, appStoryMeta } from '../../.storybook/withApp'
import { receiveCard } from '@/api/cards/pendingSaves'
import type { CardActionId } from '@/model/actions/cardActions'
import { removeStoredDraft, writeStoredDraft } from '@/lib/drafts/draftStore'
import { removeInaccessibleCards } from '@/store/inaccessibleCards'
import { pictureFile } from '@/testing/pictureFiles'
import { caretAfter, pasteFile, textBox } from '../editor/editorInteractions'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'
import { seedCardId } from './seedIds'

const meta = {
  ...appStoryMeta,
  title: 'screens/Focus',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

/** Returns queries within the open card, once its title is rendered. */
async function openCard({ canvas }: AppPlayContext, title: string) {
  const card = within(await canvas.findByRole('main', { name: t('focus.label', { title }) }))
  await card.findByRole('heading', { name: title, level: 1 })
  return card
}

type EditorAction = 'undo' | 'redo' | 'suggest'
const isEditorAction = (action: CardActionId): action is EditorAction => ['undo', 'redo', 'suggest'].includes(action)
const actionLabel = (action: CardActionId) =>
  isEditorAction(action) ? t(`saving.action.${action}`) : t(`board.action.${action}`)

/** Checks the actions of the toolbar and their order. */
async function expectToolbarActions(card: Awaited<ReturnType<typeof openCard>>, ...actions: CardActionId[]) {
  const buttons = within(await card.findByRole('toolbar', { name: t('focus.toolbar') })).getAllByRole('button')
  await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(actions.map(actionLabel))
  await waitForVisible(() => buttons[0])
}

/** Creates a story that opens a card by its URL. */
const cardStory = (title: string, play: (card: Awaited<ReturnType<typeof openCard>>) => Promise<void>): Story => ({
  args: { path: `/board/focus/${seedCardId(title)}` },
  play: async (context) => play(await openCard(context, title)),
})

export const Text = cardStory('Photosynthesis: How Plants Make Food', async (card) => {
  await waitForVisible(() => card.getAllByRole('heading', { level: 2 })[0])
})

export const LessonPlan = cardStory('Lesson Plan: Series and Parallel Circuits', async (card) => {
  await waitForVisible(() => card.getByRole('heading', { name: t('formats.lesson.materials') }))
})

export const Table = cardStory('States of Malaysia & Their Capitals', async (card) => {
  await waitForVisible(() => card.getByRole('cell', { name: 'Kuching' }))
})

export const Picture = cardStory('Coral Reef off Semporna', async (card) => {
  await waitForVisible(() => card.getByRole('img'))
})

export const Video = cardStory('How We Breathe: Ribs, Diaphragm, Lungs', async (card) => {
  await waitForVisible(() => card.getByRole('button', { name: t('formats.video.play') }))
})

export const Document = cardStory('NILAM Reading List, Years 4 to 6', async (card) => {
  await waitForVisible(() => card.getByRole('link', { name: new RegExp(t('formats.document.open')) }))
})

export const Question = cardStory('Question of the Week: Why does ice float?', async (card) => {
  await waitForVisible(() => card.getByRole('radiogroup', { name: t('formats.question.answers') }))
})

export const Quiz = cardStory('Food Chains Check', async (card) => {
  await waitForText(card, t('formats.questions', { count: 5 }))
  await waitForText(card, /^\d+ marks$/)
  await waitForVisible(() => card.getByRole('button', { name: t('formats.container.start') }))
})

export const Stack = cardStory('Poems We Love', async (card) => {
  await waitForVisible(() => card.getByRole('button', { name: t('formats.container.open') }))
})

export const Group = cardStory('Geography Wall', async (card) => {
  await waitForText(card, 'Weather or Climate?')
})

export const HillChart = cardStory('Science Fair 2026: How Far Are We?', async (card) => {
  await waitForVisible(() => card.getByRole('heading', { name: t('formats.hill.scopes') }))
})

export const ClassInsight = cardStory('Class Insights: Food Chains Check', async (card) => {
  await waitForVisible(() => card.getByRole('heading', { name: t('formats.insight.bands') }))
})

export const StudentInsight = cardStory('Food Chains Check: Tan Mei Ling', async (card) => {
  await waitForVisible(() => card.getByRole('heading', { name: t('formats.insight.questions') }))
})

export const Loading: Story = {
  args: { path: `/board/focus/${seedCardId('Solid, Liquid, Gas')}`, pendingCalls: ['getCard'] },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('status', { name: t('focus.loading') }))
  },
}

/** The card does not exist. The app redirects to the board and shows the reason. */
export const UnknownCard: Story = {
  parameters: { allowedConsole: [/^\[api\] getCard failed: .*404/] },
  args: { path: '/board/focus/0b7f9c52-6f57-4a3c-9f0e-3a1f2b6d8e11' },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('focus.notFound'))
    await waitForVisible(() => canvas.getByRole('heading', { name: t('board.title'), level: 1 }))
  },
}

/** The card is not, or no longer, shared with the user. */
export const NoAccess: Story = {
  parameters: { allowedConsole: [/^\[api\] getCard failed: .*403/] },
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId('The Malayan Tapir')}` },
  play: async ({ canvas }) => {
    await waitForText(canvas, t('focus.noAccess'))
  },
}

export const FirstOfList: Story = {
  args: { path: `/board/focus/${seedCardId('The Malayan Tapir')}` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await expect(await card.findByRole('button', { name: t('focus.previous') })).toBeDisabled()
    await expect(card.getByRole('button', { name: t('focus.next') })).toBeEnabled()
  },
}

export const LastOfList: Story = {
  args: { path: `/board/focus/${seedCardId('The Malayan Tapir')}?search=Malayan Tapir` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await expect(await card.findByRole('button', { name: t('focus.next') })).toBeDisabled()
  },
}

/** Opened by the URL of a card inside a stack. No list is loaded, so there is no previous or next card. */
export const DirectLink: Story = {
  args: { path: `/board/focus/${seedCardId('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await expect(card.queryByRole('button', { name: t('focus.next') })).toBeNull()
    await waitForVisible(() => card.getByRole('button', { name: t('focus.close') }))
  },
}

/** An insight that is not on the user's board, at its own URL. No list is loaded, so there are no arrows. */
export const OutsideOwnBoard: Story = {
  args: { path: `/whiteboard/focus/${seedCardId('Food Chains Check: Tan Mei Ling')}` },
  play: async (context) => {
    const card = await openCard(context, 'Food Chains Check: Tan Mei Ling')
    await expect(card.queryByRole('button', { name: t('focus.next') })).toBeNull()
    await waitForVisible(() => card.getByRole('button', { name: t('focus.close') }))
  },
}

/** A shared card that was unread. Opening it marks it as read. */
export const SharedCard: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId('Inside a Volcano')}` },
  play: async (context) => {
    const card = await openCard(context, 'Inside a Volcano')
    await waitForText(card, t('formats.card.sharedBy', { name: 'Aina Rahman' }))
    await waitForText(card, t('formats.share.read'))
  },
}

/** The user's own card inside a stack, with all its actions. */
export const Tools: Story = {
  args: { path: `/board/focus/${seedCardId('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await expectToolbarActions(card, 'magic', 'share', 'present', 'moveToMyBoard', 'undo', 'redo', 'suggest', 'delete')
  },
}

/** A student can only ask about a shared card or delete it from the board. */
export const ToolsOfSharedCard: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId('Inside a Volcano')}` },
  play: async (context) => {
    const card = await openCard(context, 'Inside a Volcano')
    await expectToolbarActions(card, 'magic', 'present', 'delete')
  },
}

/** The card with the most actions, on a narrow screen. */
export const SmallScreenTools: Story = {
  args: {
    path: `/board/focus/${seedCardId('Who Makes, Who Eats, Who Cleans Up')}?stack=${seedCardId('Food Chains & Food Webs')}`,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const card = await openCard(context, 'Who Makes, Who Eats, Who Cleans Up')
    await expectToolbarActions(card, 'magic', 'share', 'present', 'moveToMyBoard', 'undo', 'redo', 'suggest', 'delete')
    await waitForVisible(() => card.getByRole('button', { name: t('focus.next') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const [first, last] = [
      card.getByRole('button', { name: actionLabel('magic') }),
      card.getByRole('button', { name: t('focus.close') }),
    ]
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Deleting: Story = {
  args: { path: `/board/focus/${seedCardId('Solid, Liquid, Gas')}` },
  play: async (context) => {
    const card = await openCard(context, 'Solid, Liquid, Gas')
    await context.userEvent.click(await card.findByRole('button', { name: t('board.action.delete') }))
    await waitForVisible(() => screen.getByRole('alertdialog'))
  },
}

export const Sharing: Story = {
  args: { path: `/board/focus/${seedCardId('The Malayan Tapir')}` },
  play: async (context) => {
    const card = await openCard(context, 'The Malayan Tapir')
    await context.userEvent.click(await card.findByRole('button', { name: t('board.action.share') }))
    await waitForVisible(() => screen.getByRole('dialog'))
  },
}

/** The card fills the screen until the chat opens, which takes 30 % of the width. */
export const WithChat: Story = {
  args: { path: `/board/focus/${seedCardId('Inside a Volcano')}` },
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    await openCard(context, 'Inside a Volcano')
    const card = canvas.getByRole('main', { name: t('focus.label', { title: 'Inside a Volcano' }) })
    const edges = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return [left, right].map((edge) => Math.round((100 * edge) / document.documentElement.clientWidth))
    }
    await expect(edges(card)).toEqual([0, 100])
    await userEvent.click(
      canvas.getByRole('button', { name: t('chat.open', { buddy: buddyDisplayName(globals.buddy) }) }),
    )
    const chat = await canvas.findByRole('region', { name: t('chat.title') })
    await waitForVisible(() => chat)
    await waitFor(() =>
      expect([edges(card), edges(chat)]).toEqual([
        [0, 70],
        [70, 100],
      ]),
    )
  },
}

export const SmallScreen: Story = {
  args: { path: `/board/focus/${seedCardId('Photosynthesis: How Plants Make Food')}` },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await openCard(context, 'Photosynthesis: How Plants Make Food')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InMalay: Story = {
  args: { path: `/board/focus/${seedCardId('Karangan: Pengalaman di Kampung')}` },
  globals: { language: 'ms' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: 'Tutup' }))
  },
}

/** The server fails to load the card. The app returns to the board and shows the error. */
export const ServerError: Story = {
  args: { path: `/board/focus/${seedCardId('Solid, Liquid, Gas')}` },
  beforeEach: (context) => getStoryApp(context).session.mockServer.setScenario('serverError'),
  play: async ({ canvas }) => {
    await waitForText(canvas, t('error.generic'))
  },
}

const TAPIR = 'The Malayan Tapir'
const AINAS_ID = 12

/** Types at the end of the title, which every editable card has. */
async function writeTitle(context: AppPlayContext, words: string) {
  const card = await openCard(context, TAPIR)
  await context.userEvent.type(await card.findByRole('textbox', { name: t('formats.card.title') }), words)
  return card
}

/** Matches the save status next to the date, but not the same text in the live region. */
const statusText = (text: string) => ({ text, options: { ignore: '[role="status"]' } })

/** Creates a story that edits the title of the user's own card. */
const writingStory = (
  words: string,
  play: (card: Awaited<ReturnType<typeof openCard>>, context: AppPlayContext) => Promise<void>,
): Story => ({
  args: { path: `/board/focus/${seedCardId(TAPIR)}` },
  play: async (context) => play(await writeTitle(context, words), context),
})

export const Saved = writingStory(' at Night', async (card) => {
  const { text, options } = statusText(t('saving.status.saved'))
  await waitForVisible(() => card.getByText(text, options))
})

export const Saving: Story = {
  ...writingStory(' at Night', async (card) => {
    const { text, options } = statusText(t('saving.status.saving'))
    await waitForVisible(() => card.getByText(text, options))
  }),
  args: { path: `/board/focus/${seedCardId(TAPIR)}`, pendingCalls: ['updateCard'] },
}

/** The server refuses the save. The card keeps the typed text and is read-only until the user presses 'Edit again'. */
export const SaveRefused: Story = {
  ...writingStory(' at Night', async (card) => {
    await waitForVisible(() => card.getByRole('button', { name: t('saving.editAgain') }))
    await expect(card.queryByRole('textbox', { name: t('formats.card.title') })).toBeNull()
    await expect(card.getByRole('heading', { name: `${TAPIR} at Night`, level: 1 })).toBeVisible()
  }),
  beforeEach: (context) => getStoryApp(context).session.mockServer.setScenario('saveInvalid'),
}

/** The server never answers the save, but the user can go on typing. */
export const SaveUnanswered: Story = {
  args: { path: `/board/focus/${seedCardId(TAPIR)}` },
  play: async (context) => {
    const card = await openCard(context, TAPIR)
    const title = await card.findByRole('textbox', { name: t('formats.card.title') })
    getStoryApp(context).session.mockServer.setScenario('offline')
    await context.userEvent.type(title, ' at Night')
    await waitForVisible(card.findByText(t('saving.waiting'), undefined, { timeout: 3000 }))
    await expect(title).toBeEnabled()
  },
}

/**
 * The browser has a draft of an earlier visit. The card shows the draft and the server's version, and is read-only until the user chooses
 * one.
 */
export const DraftOffered: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { path: `/board/focus/${seedCardId(TAPIR)}` },
  beforeEach: async () => {
    const key = `${AINAS_ID}/${seedCardId(TAPIR)}`
    const fields = {
      body: '<p>The tapir is a shy animal. It swims well, and it eats leaves, shoots and fallen fruit.</p>',
    }
    await writeStoredDraft(key, { id: 'story', fields, changedAt: Date.now() })
    return () => removeStoredDraft(key, 'story')
  },
  play: async (context) => {
    const card = await openCard(context, TAPIR)
    await waitForVisible(() => card.getByRole('button', { name: t('saving.draft.restore') }))
    await expect(card.getByText(/^The tapir is a shy animal/)).toBeVisible()
    await expect(card.queryByRole('textbox', { name: t('formats.card.title') })).toBeNull()
  },
}

/** Somebody else saves the title that the user is editing. The card shows the new title and offers to restore the user's own. */
export const TwoEditors: Story = {
  ...writingStory(' at Night', async (card, context) => {
    const updated_at = new Date(Date.now() + 60_000).toISOString()
    getStoryApp(context).store.dispatch(receiveCard({ id: seedCardId(TAPIR), title: 'Tapirs of Pahang', updated_at }))
    await waitForVisible(() => card.getByRole('button', { name: t('saving.conflict.restore') }))
    await expect(card.getByText('Tapirs of Pahang')).toBeVisible()
  }),
  // The save must stay pending: after its response, the other title would simply be newer and no conflict.
  args: { path: `/board/focus/${seedCardId(TAPIR)}`, pendingCalls: ['updateCard'] },
}

/** Somebody deletes the card while the user types. A field keeps the typed text for copying. */
export const WordsOfALostCard: Story = {
  ...writingStory(' at Night', async (_, context) => {
    const { store } = getStoryApp(context)
    await store.dispatch(removeInaccessibleCards([seedCardId(TAPIR)]))
    const words = await context.canvas.findByRole('textbox', { name: t('saving.lost.words') })
    await waitForVisible(() => words)
    await expect(words).toHaveValue(`${TAPIR} at Night`)
  }),
  args: { path: `/board/focus/${seedCardId(TAPIR)}`, pendingCalls: ['updateCard'] },
}

/** The browser has a draft of a card that has been deleted since. The board offers the text, because the card cannot. */
export const UnsavedTextOfDeletedCard: Story = {
  args: { path: '/board' },
  parameters: { allowedConsole: [/^\[api\] getCard failed: .*"status":404/] },
  beforeEach: async () => {
    const key = `${AINAS_ID}/00000000-0000-4000-8000-000000000000`
    const fields = { body: '<p>Hornbills nest in hollow trees.</p>' }
    await writeStoredDraft(key, { id: 'story', title: 'Hornbills &amp; trees', fields, changedAt: Date.now() })
    return () => removeStoredDraft(key)
  },
  play: async ({ canvas, userEvent }) => {
    await waitForText(canvas, t('saving.lost.found', { title: 'Hornbills & trees' }))
    await userEvent.click(canvas.getByRole('button', { name: t('saving.lost.show') }))
    await expect(await screen.findByRole('textbox', { name: t('saving.lost.words') })).toHaveValue(
      'Hornbills nest in hollow trees.',
    )
  },
}

/** A pasted picture is stored by the server. The saved text names the stored picture. */
export const PictureInText: Story = {
  args: { path: `/board/focus/${seedCardId(TAPIR)}` },
  play: async (context) => {
    await openCard(context, TAPIR)
    await waitFor(textBox)
    await caretAfter('At noon a tapir')
    pasteFile(pictureFile('tapir.png'))
    await waitForVisible(() => textBox().querySelector('img'))
    const { db } = getStoryApp(context).session.mockServer
    const [picture] = db.pictures.all()
    await waitFor(() => expect(db.cards.get(seedCardId(TAPIR))?.body).toContain(`src="${picture?.id}"`))
  },
}

export const NewText: Story = {
  args: { path: '/board' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('board.create.new') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: t('board.create.menu.text') }))
    const title = await canvas.findByRole('textbox', { name: t('formats.card.title') })
    await waitForVisible(() => title)
    await waitFor(() => expect(title).toHaveFocus())
  },
}
