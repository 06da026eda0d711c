import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type AppArgs, type AppPlayContext, appStoryMeta } from '../../.storybook/withApp'
import { seedCardId } from '../screens/seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const CLASS = 'Class Insights: Food Chains Check'
const MINE = 'My Result: Food Chains Check'

/** Open insights: generating content for each group of students, feedback and practice. */
const meta = {
  ...appStoryMeta,
  title: 'cardTypes/InsightsOpen',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: `/board/focus/${seedCardId(CLASS)}` },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const press = async (element: Element) => userEvent.click(element)

/** Opens the tab of a group of students ('cluster'). */
async function openCluster({ canvas }: AppPlayContext, band: 'low' | 'medium' | 'high') {
  const name = new RegExp(`^${t(`formats.insight.cluster.${band}`)}`)
  await press(await canvas.findByRole('tab', { name }))
  return within(await canvas.findByRole('tabpanel', { name }))
}

const generate = async (panel: Awaited<ReturnType<typeof openCluster>>) =>
  press(await panel.findByRole('button', { name: t('teaching.insight.generate') }))

/** Content was generated before the app opened. No cluster shows Added, because the generated group does not name its cluster. */
export const GeneratedEarlier: Story = {
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('button', { name: t('teaching.insight.goToCard') }))
    await expect(canvas.queryByRole('button', { name: t('teaching.insight.added') })).toBeNull()
  },
}

/** The first step of generating content for a cluster: the request for a recommendation is pending. */
export const Recommending: Story = {
  args: { pendingCalls: ['generateInsightRecommendation'] },
  play: async (context) => {
    const panel = await openCluster(context, 'medium')
    await generate(panel)
    await waitForText(panel, t('teaching.insight.recommending'))
  },
}

export const ContentGenerating: Story = {
  args: { pendingCalls: ['generateRecommendedCard'] },
  play: async (context) => {
    const panel = await openCluster(context, 'low')
    await generate(panel)
    await waitForText(panel, t('teaching.insight.generating'))
  },
}

export const Added: Story = {
  play: async (context) => {
    const panel = await openCluster(context, 'low')
    await generate(panel)
    await expect(await panel.findByRole('button', { name: t('teaching.insight.added') })).toBeDisabled()
    await press(panel.getByRole('button', { name: t('teaching.insight.goToCard') }))
    await waitForVisible(() => context.canvas.getByRole('heading', { level: 1, name: /^Practice: / }))
  },
}

export const EmptyCluster: Story = {
  args: { as: 'mr_lim', path: `/board/focus/${seedCardId('Class Insights: Forces & Motion: Try It First')}` },
  play: async (context) => {
    const panel = await openCluster(context, 'low')
    await waitForVisible(() => panel.getByText(t('formats.insight.noStudents')))
    await expect(panel.queryByRole('button', { name: t('teaching.insight.generate') })).toBeNull()
  },
}

/** The teacher writes feedback to a student. A counter shows the length. */
export const Feedback: Story = {
  play: async (context) => {
    const panel = await openCluster(context, 'low')
    const name = 'Bryan anak Jugah'
    await press(await panel.findByRole('button', { name: t('teaching.feedback.giveTo', { name }) }))
    await userEvent.paste('Draw the arrows once more.')
    await waitForText(panel, t('teaching.feedback.length', { count: 26, max: 1000 }))
  },
}

export const TablesOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const toggles = () => canvas.getAllByRole('button', { name: t('teaching.chart.asTable') })
    // The sections below the bands render later.
    await waitFor(() => expect(toggles()).toHaveLength(2))
    for (const button of toggles()) await press(button)
    await waitForVisible(() => canvas.getByRole('table', { name: t('formats.insight.bands') }))
    await waitForVisible(() => canvas.getByRole('table', { name: t('formats.insight.questions') }))
    const rowsOf = (name: string) => within(canvas.getByRole('table', { name })).getAllByRole('row')
    await expect(rowsOf(t('formats.insight.bands')).map(({ textContent }) => textContent)).toEqual([
      'Group%Students',
      'Low0–49%1',
      'Medium50–69%2',
      'High70–100%5',
    ])
    await expect(rowsOf(t('formats.insight.questions'))).toHaveLength(6)
  },
}

/** A student practises the questions that were not answered correctly. */
export const Practice: Story = {
  args: { as: 'mei_ling', path: `/board/focus/${seedCardId(MINE)}` },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: t('teaching.practice.start', { count: 1 }) }))
    await press(await canvas.findByRole('button', { name: t('teaching.practice.turn') }))
    await waitForText(canvas, t('teaching.practice.answer'))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
