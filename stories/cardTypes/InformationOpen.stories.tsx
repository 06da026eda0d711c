import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { drawHillChart } from '@/cardTypes/hillChart/drawHillChart'
import { type AppArgs, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { seedCardId } from '../screens/seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const meta = {
  ...appStoryMeta,
  title: 'cardTypes/InformationOpen',
  args: {
    ...appStoryMeta.args,
    as: 'cikgu_aina',
    path: `/board/focus/${seedCardId('Science Fair 2026: How Far Are We?')}`,
  },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const findDots = async (canvas: ReturnType<typeof within>) => canvas.findAllByRole('slider')

/** A user who may edit moves the scopes with the keyboard. The number field shows the same percentage. */
export const HillChartEditing: Story = {
  play: async ({ canvas }) => {
    const [dot] = await findDots(canvas)
    const before = Number(dot?.getAttribute('aria-valuenow'))
    dot?.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}')
    const [field] = canvas.getAllByRole('textbox', { name: /^Percentage of/ })
    await expect(field).toHaveValue(String(before - 11))
  },
}

/** The user drags a dot, which follows the pointer and stays on the curve of the hill. */
export const HillChartDragging: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, ...context }) => {
    const [dot] = await findDots(canvas)
    const [field] = canvas.getAllByRole('textbox', { name: /^Percentage of/ })
    const chart = dot?.closest('svg')
    if (!dot || !chart) throw new Error('There is no dot.')
    const { left, right, top } = chart.getBoundingClientRect()
    await context.userEvent.pointer([
      { keys: '[TouchA>]', target: dot },
      { pointerName: 'TouchA', target: dot, coords: { clientX: (left + right) / 2, clientY: top + 20 } },
    ])
    await expect(field).toHaveValue('50')
    await context.userEvent.pointer([
      { pointerName: 'TouchA', target: dot, coords: { clientX: right + 500, clientY: top } },
      { keys: '[/TouchA]', target: dot },
    ])
    await expect(field).toHaveValue('100')
  },
}

/** The chart is shared with a student, who may only read it: no dot moves, and there is no field. */
export const HillChartAsReader: Story = {
  args: { as: 'mei_ling' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('heading', { name: t('formats.hill.scopes') }))
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: /^Percentage of/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: t('teaching.hill.savePicture') })).toBeEnabled()
  },
}

/** A picture of the chart is three times as large as the chart on screen, and not blank. */
export const HillChartPicture: Story = {
  play: async ({ canvas }) => {
    // The card first shows a read-only chart and then the editable chart with dots, so this waits for the dots.
    await findDots(canvas)
    const figure = canvas.getByRole('figure')
    const picture = await createImageBitmap(await drawHillChart(figure))
    await expect(Math.abs(picture.width - figure.offsetWidth * 3)).toBeLessThanOrEqual(3)
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
    const colors = new Set<number>()
    for (let index = 0; index < data.length; index += 400) colors.add((data[index] ?? 0) * 256 + (data[index + 1] ?? 0))
    await expect(colors.size).toBeGreaterThan(5)
  },
}

/** The card is closed while the picture is being drawn. `drawHillChart` rejects, so that no empty file is saved. */
export const HillChartPictureOfClosedCard: Story = {
  play: async ({ canvas }) => {
    await findDots(canvas)
    const figure = canvas.getByRole('figure').cloneNode(true)
    await expect(drawHillChart(figure as HTMLElement)).rejects.toThrow('left the page')
  },
}

const LESSON = `/board/focus/${seedCardId('Lesson Plan: Series and Parallel Circuits')}`

/** The server takes long to generate materials, so the card shows three skeletons and a stop button. */
export const MaterialsGenerating: Story = {
  args: { path: LESSON, scenario: 'materialsSlow' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('teaching.materials.again') }))
    const list = await canvas.findByRole('list', { name: t('message.materials.generating') })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: t('teaching.materials.stop') }))
    await waitForText(canvas, t('teaching.materials.cancelled'))
  },
}

/**
 * The lesson plan is shared with a student, who may only read it. The student can generate single materials, but not all of them into the
 * teacher's stack.
 */
export const LessonPlanAsReader: Story = {
  args: { as: 'mei_ling', path: '/board' },
  play: async ({ canvas, ...context }) => {
    const { session, router } = getStoryApp(context)
    const card_id = seedCardId('Lesson Plan: Series and Parallel Circuits')
    const share = { id: 'lesson', card_id, sender_id: 12, recipient_id: 21, status: 'read', opened_at: null } as const
    session.mockServer.db.shares.set({ ...share, shared_at: '2026-11-20T05:00:00Z' })
    await router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: card_id } })
    const generate = await canvas.findAllByRole('button', { name: /^Generate/ })
    await expect(generate.length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: t('teaching.materials.addAll') })).toBeNull()
  },
}
