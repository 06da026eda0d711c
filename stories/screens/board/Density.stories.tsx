import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { userApi } from '@/api/user'
import { type Density, DENSITY_PREFERENCE } from '@/store/density'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../../.storybook/withApp'
import { t } from '../../translate'
import { waitForAppReady, waitForVisible } from '../../visibility'
import { drag, dragPreview, findToolbar, phone } from './boardInteractions'

const meta = {
  ...appStoryMeta,
  title: 'screens/board/Density',
  args: { ...appStoryMeta.args, as: 'cikgu_aina' },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const TAPIR = 'The Malayan Tapir'

async function chooseDensity(context: AppPlayContext, density: Density) {
  await waitForAppReady(context)
  const preference = { key: DENSITY_PREFERENCE, value: density }
  await getStoryApp(context).store.dispatch(userApi.endpoints.savePreference.initiate(preference))
}

async function openTable(context: AppPlayContext): Promise<HTMLElement> {
  await chooseDensity(context, 'list')
  await waitForVisible(() => context.canvas.getByRole('columnheader', { name: t('cardTable.title') }))
  const table = context.canvas.getByRole('grid', { name: t('board.cards') })
  // The code of the rows is a chunk of its own, so this waits for it.
  await within(table).findByRole('button', { name: new RegExp(`^${TAPIR}, `) })
  return table
}
const rowOf = (table: HTMLElement, title: string) =>
  within(table)
    .getByRole('button', { name: new RegExp(`^${title}, `) })
    .closest('[role=row]') as HTMLElement
const expectNoOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const Compact: Story = {
  play: async (context) => {
    const tile = await context.canvas.findByRole('article', { name: TAPIR })
    await waitForAppReady(context)
    const before = tile.getBoundingClientRect()
    await chooseDensity(context, 'compact')
    await waitFor(() => expect(tile.getBoundingClientRect().width).toBeLessThan(before.width * 0.9))
    await expect(tile.getBoundingClientRect().height).toBeLessThan(before.height * 0.8)
    await waitForVisible(() => within(tile).getByText(TAPIR))
    await expectNoOverflow()
  },
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** When the density changes, the board scrolls so that the first card in view stays in view. */
export const KeepsItsPlace: Story = {
  globals: phone,
  play: async (context) => {
    await waitForAppReady(context)
    await context.canvas.findByRole('article', { name: TAPIR })
    window.scrollTo({ top: 1200 })
    const inView = () => context.canvas.getAllByRole('article').find(isInView)
    await waitFor(() => expect(inView()).toBeDefined())
    const title = inView()?.querySelector('p')?.textContent ?? ''
    await chooseDensity(context, 'compact')
    await waitFor(() => expect(isInView(context.canvas.getByRole('article', { name: title }))).toBe(true))
  },
}

export const CompactOnSmallScreen: Story = {
  globals: phone,
  play: async (context) => {
    await waitForAppReady(context)
    const tile = await context.canvas.findByRole('article', { name: TAPIR })
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('board.filterMenu.open') }))
    await context.userEvent.click(await screen.findByRole('menuitemradio', { name: t('board.density.compact') }))
    await waitFor(() => expect(Math.round(tile.getBoundingClientRect().width)).toBeLessThan(120))
    await expectNoOverflow()
  },
}

/** The columns are type, title, sharing and date. Selected rows have the same actions as selected tiles. */
export const Table: Story = {
  play: async (context) => {
    const table = await openTable(context)
    const row = rowOf(table, TAPIR)
    await expect(within(row).getAllByRole('gridcell')).toHaveLength(5)
    await waitForVisible(() => within(row).getByText(TAPIR))
    await context.userEvent.click(within(row).getByRole('button', { pressed: false }))
    await waitForVisible((await findToolbar()).findByRole('button', { name: t('board.action.share') }))
    await expectNoOverflow()
  },
}

/** Open is a word of 44 px on a selected row, which keeps its title. Other rows show none. */
async function expectOpenOnSelectedRow(context: AppPlayContext, table: HTMLElement) {
  const row = rowOf(table, TAPIR)
  const title = within(row).getByText(TAPIR)
  const open = within(row).getByText(t('board.action.open'))
  const isShown = () => open.checkVisibility({ opacityProperty: true })
  await expect(isShown()).toBe(false)
  await context.userEvent.click(within(row).getByRole('button', { pressed: false }))
  await context.userEvent.unhover(row)
  await waitFor(() => expect(isShown()).toBe(true))
  const { height, width, right, left } = open.getBoundingClientRect()
  await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  await expect(open.scrollWidth).toBeLessThanOrEqual(open.clientWidth)
  await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
  await expect(left).toBeGreaterThan(title.getBoundingClientRect().right)
  await expect(title.getBoundingClientRect().width).toBeGreaterThan(60)
  await expectNoOverflow()
}

export const TableOnSmallScreen: Story = {
  globals: { ...phone, mode: 'dark', buddy: 'R' },
  play: async (context) => {
    const table = await openTable(context)
    await waitForVisible(() => within(rowOf(table, TAPIR)).getByText(TAPIR))
    await expectNoOverflow()
    // The name of the type has no place here, and is still read.
    await expect(
      within(table).getAllByRole('row', { name: new RegExp(`^${t('formats.type.text')} .*${TAPIR}`) }),
    ).toHaveLength(1)
  },
}

export const OpenOnSelectedRow: Story = {
  play: async (context) => expectOpenOnSelectedRow(context, await openTable(context)),
}

export const OpenOnSelectedRowOfSmallScreen: Story = {
  globals: { ...phone, language: 'ms' },
  play: async (context) => expectOpenOnSelectedRow(context, await openTable(context)),
}

/** A row is dragged between two others. A line shows where it would be inserted. */
export const DraggingRow: Story = {
  // axe must skip dragged cards, which are faint on purpose and hidden from assistive technology.
  parameters: {
    a11y: { context: { exclude: ['[data-live-announcer]', '[data-rfd-draggable-id][inert]', '[data-drag]'] } },
  },
  play: async (context) => {
    const table = await openTable(context)
    const titles = within(table)
      .getAllByRole('button', { pressed: false })
      .map((button) => button.closest('[role=row]') as HTMLElement)
    const [, , third] = titles
    const drop = await drag(context, TAPIR, () => {
      const { left, top } = (third as HTMLElement).getBoundingClientRect()
      return { x: left + 200, y: top - 12 }
    })
    await waitFor(() => expect(third).toHaveAttribute('data-drag', 'insertBefore'))
    await waitForVisible(() => dragPreview().getByText(TAPIR))
    drop()
    await waitFor(() => expect(document.querySelector('[data-drag]')).toBeNull())
  },
}
