import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FocusCard } from '@/cardTypes/focus/FocusCard'
import { FocusCommandsContext } from '@/cardTypes/focus/focusCommands'
import { rememberLoadedPicture } from '@/cardTypes/focus/loadedPictures'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { replaceTextView } from '@/testing/replaceTextView'
import { cardFixture } from './cardFixture'
import { pictureUrl } from './pictureUrl'
import { withStore } from './withStore'
import { withTexts } from './withTexts'
import { waitForText, waitForVisible } from '../visibility'

const commands = { close: fn(), openStack: fn(), openCard: fn(), openOrigin: fn() }

const meta = {
  title: 'cardTypes/FocusCard',
  component: FocusCard,
  args: { card: cardFixture('text') },
  decorators: [
    withTexts,
    withStore,
    (Story) => (
      <FocusCommandsContext value={commands}>
        <Story />
      </FocusCommandsContext>
    ),
  ],
} satisfies Meta<typeof FocusCard>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Photosynthesis: How Plants Make Food')
    await waitForVisible(() => canvas.getByRole('heading', { name: 'What a plant needs' }))
    await expect(canvas.getByRole('link', { name: 'long story' })).toHaveAttribute('rel', 'noopener')
  },
}

/** 'Details' opens the date, one curriculum objective of the card and two related ones. */
export const WithCurriculum: Story = {
  args: {
    card: cardFixture('text', {
      base_lo: [{ id: 1, code: 'SC.4.2', text: 'Explain what plants need to make food.' }],
      related_lo: [
        { id: 2, code: 'SC.4.3', text: 'Describe where oxygen comes from.' },
        { id: 3, code: 'SC.5.1', text: 'Draw a food chain that begins with a plant &amp; the sun.' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Learning objectives' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Details', expanded: false }))
    await expect(canvas.getByText(/^Changed on/)).toBeVisible()
    const objectives = within(canvas.getByRole('list', { name: 'Learning objectives' })).getAllByRole('listitem')
    await expect(objectives.map(({ textContent }) => textContent)).toEqual([
      'SC.4.2 Explain what plants need to make food.',
      'Related:SC.4.3 Describe where oxygen comes from.',
      'Related:SC.5.1 Draw a food chain that begins with a plant & the sun.',
    ])
  },
}

/** The server sent a result without a score. The title stays, and a message replaces the content. */
export const Unavailable: Story = {
  args: { card: cardFixture('selfquestioninsight', { stats: null as never }) },
  parameters: { allowedConsole: [/cannot be shown|TypeError/] },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'This card cannot be shown')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('How You Did: Plants')
  },
}

/** The text exceeds the limit, so the card shows only its beginning, with a note. */
export const TooLong: Story = {
  args: { card: cardFixture('text', { body: `<p>${'Plants make food. '.repeat(6000)}</p>` }) },
  play: async ({ canvas }) => {
    await waitForText(canvas, /^Only the beginning is shown/)
  },
}

export const Introduction: Story = { args: { card: cardFixture('intro', { image: pictureUrl('water-cycle') }) } }

export const Memorization: Story = { args: { card: cardFixture('memorization') } }

export const StudyAid: Story = { args: { card: cardFixture('studyaid', { image: pictureUrl('moon-phases') }) } }

export const SharedWithMe: Story = {
  args: {
    card: cardFixture('text', { isOwner: false, shared_by: { id: 12, name: 'Cikgu Aina' }, share_status: 'read' }),
  },
}

export const LessonPlan: Story = {
  args: { card: cardFixture('lessonplan') },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: 'Recommended Learning Materials' }))
  },
}

export const Table: Story = {
  args: { card: cardFixture('table', { image: pictureUrl('solar-system') }) },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('table', { name: 'Rocky planets' }))
    await expect(canvas.getByRole('region', { name: 'Giant planets, table' })).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('rowheader', { name: 'Mars' })).toBeVisible()
  },
}

export const Image: Story = {
  args: { card: cardFixture('image') },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('img', { name: 'Picture: Coral Reef off Semporna' }))
  },
}

export const Photo: Story = { args: { card: cardFixture('imageupload') } }

export const Drawing: Story = { args: { card: cardFixture('drawing') } }

export const Shape: Story = { args: { card: cardFixture('shape') } }

export const Annotation: Story = { args: { card: cardFixture('annotation') } }

/** The tile's picture stands in for the banner until the banner has loaded, and then disappears. */
export const BannerAfterItsTile: Story = {
  args: { card: cardFixture('intro', { image: pictureUrl('water-cycle') }) },
  beforeEach: () => rememberLoadedPicture(pictureUrl('water-cycle'), pictureUrl('moon-phases')),
  play: async ({ canvasElement }) => {
    const [picture, preview] = canvasElement.querySelectorAll<HTMLElement>('article img')
    if (!picture || !preview) throw new Error('The banner lacks its preview.')
    await waitFor(() => expect(picture).toHaveAttribute('data-loaded'))
    await waitFor(() => expect(preview).not.toBeVisible())
    delete picture.dataset.loaded
    await waitFor(() => expect(preview).toBeVisible())
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe('0'))
  },
}

export const PictureFailed: Story = {
  args: { card: cardFixture('image', { image: 'data:image/png;base64,broken' }) },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'The picture cannot be shown.')
  },
}

/** The page sends no request to YouTube before the user starts the video. */
export const Video: Story = {
  args: { card: cardFixture('video') },
  play: async ({ canvas, canvasElement }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: 'Play the video' }))
    await expect(canvas.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute('target', '_blank')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** The stored id cannot belong to a YouTube video. The card says so and offers no link. */
export const VideoNotPlayable: Story = {
  args: { card: cardFixture('video', { videoId: 'the rocket film' }) },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'There is no video here that can be played.')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Document: Story = { args: { card: cardFixture('documentlink') } }

/** A URL that is not http(s) is shown as text, never as a link. */
export const UnsafeDocument: Story = {
  args: { card: cardFixture('documentlink', { data: { url: 'javascript:alert(1)' } }) },
  play: async ({ canvas }) => {
    await waitForText(canvas, 'javascript:alert(1)')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Until the question is answered, the solution is hidden, even from the owner. */
export const Question: Story = {
  args: { card: cardFixture('question', { image: pictureUrl('penguin') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4)
    await expect(canvas.queryByText('Correct answer')).toBeNull()
  },
}

export const AnsweredQuestion: Story = {
  args: { card: cardFixture('question', { is_answered: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4)
    await expect(canvas.getAllByText('Correct answer')).toHaveLength(1)
  },
}

export const HillChart: Story = { args: { card: cardFixture('hillchart') } }

const children = [
  cardFixture('text'),
  cardFixture('quiz'),
  cardFixture('video', { image: pictureUrl('photosynthesis') }),
  cardFixture('table'),
  cardFixture('image'),
  cardFixture('studyaid'),
]

export const Stack: Story = {
  args: { card: cardFixture('stack', { cards: children }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open stack' }))
    await expect(commands.openStack).toHaveBeenCalledWith(args.card)
    await userEvent.click(canvas.getByRole('button', { name: /Coral Reef/ }))
    await expect(commands.openCard).toHaveBeenCalledTimes(1)
  },
}

export const EmptyStack: Story = {
  args: {
    card: cardFixture('stack', { cards: [], data: { cards: 0 }, childCount: 0, first_child_id: null, image: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open stack' })).toBeDisabled()
  },
}

export const Quiz: Story = { args: { card: cardFixture('quiz') } }

export const Group: Story = { args: { card: cardFixture('group', { cards: children.slice(0, 4) }) } }

export const InsightGroup: Story = { args: { card: cardFixture('groupinsight', { cards: children.slice(0, 2) }) } }

export const MyInsight: Story = {
  args: { card: cardFixture('selfquestioninsight') },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('img', { name: 'Score: 75%' }))
    await expect(canvas.getByText('3 of 4 correct')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^From / }))
    await expect(commands.openOrigin).toHaveBeenCalledTimes(1)
  },
}

export const SchoolInsight: Story = { args: { card: cardFixture('schoolquestioninsight') } }

export const StudentInsight: Story = { args: { card: cardFixture('studentquestioninsight') } }

export const ClassInsight: Story = {
  args: { card: cardFixture('classquestioninsight') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Low/ }))
    await waitForText(canvas, 'Hakim bin Roslan')
  },
}

/** Returns a view of a text card whose first load fails. */
function textViewThatLoadsOnRetry() {
  let isFirst = true
  return lazyComponent(async () => {
    if (isFirst) {
      isFirst = false
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return (await import('@/cardTypes/richText/RichTextFocus')).RichTextFocus
  })
}

/** The code of the content fails to load. The user can close the card or try again. */
export const NotLoaded: Story = {
  parameters: { allowedConsole: [/A part of the app could not be loaded/] },
  beforeEach: () => replaceTextView(textViewThatLoadsOnRetry()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(commands.close).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitForVisible(() => canvas.getByRole('heading', { name: 'What a plant needs' }))
  },
}
