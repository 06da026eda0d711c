import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SavableFields } from '@/editor/saving/savableFields'
import { CardSaverContext, useCardSaver } from '@/editor/saving/cardSaverContext'
import { useActiveEditor } from '@/editor/activeEditor'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { fakeCardSaver } from '../../../stories/cardTypes/fakeCardSaver'
import { TableFocus } from './TableFocus'
import type { TableBody } from './tableModel'

const body: TableBody = {
  content: '<p>Which lunch?</p>',
  data_tables: [
    {
      name: 'Prices',
      headers: ['Food', 'Price'],
      rows: [
        ['Nasi lemak', 'RM2.60'],
        ['Teh &amp; roti', 'RM1.50'],
      ],
    },
  ],
}

/** Shows unsaved text instead of stored text, as the screen of an open card does. */
function OpenCard({ shown }: { shown: TableBody }) {
  const { fields } = useCardSaver()
  return <TableFocus card={cardFixture('table', { body: shown, ...(fields as { body?: TableBody }) })} />
}

function ToolbarUndo() {
  const editor = useActiveEditor()
  return (
    <button type="button" disabled={!editor?.canUndo} onClick={() => editor?.undo()}>
      Undo
    </button>
  )
}

async function renderEditor(state: Parameters<typeof fakeCardSaver>[0] = {}) {
  const fake = fakeCardSaver(state)
  const view = (shown: TableBody) => (
    <CardSaverContext value={fake.saver}>
      <main tabIndex={-1}>
        <OpenCard shown={shown} />
        <ToolbarUndo />
      </main>
    </CardSaverContext>
  )
  const { rerender } = render(view(body))
  const grid = await screen.findByRole('grid', { name: 'Prices' })
  return {
    ...fake,
    user: userEvent.setup(),
    grid,
    show: (shown: TableBody) => rerender(view(shown)),
    cell: (name: string) =>
      within(grid).getByRole(
        /^(Food|Price)$/.test(name) ? 'columnheader' : name.includes('RM') ? 'gridcell' : 'rowheader',
        { name },
      ),
    saved: () => tableOf(fake.changes.at(-1)),
    rows: () =>
      within(grid)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
  }
}

const tableOf = (fields: SavableFields | undefined) => (fields?.body as TableBody | undefined)?.data_tables[0]

// B-160, B-470.
test('typing into a selected cell replaces its text and saves during typing; Enter goes on below', async () => {
  const { user, cell, changes, rows } = await renderEditor()
  act(() => cell('RM2.60').focus())
  await user.click(cell('Food'))
  await user.keyboard('{Escape}{ArrowRight}{ArrowDown}')
  expect(cell('RM2.60')).toHaveFocus()
  await user.keyboard('RM3')
  expect(tableOf(changes.at(-1))?.rows[0]).toEqual(['Nasi lemak', 'RM3'])
  expect(changes.at(-1)?.body).toMatchObject({ content: body.content })
  await user.keyboard('{Enter}')
  expect(rows()[1]).toEqual(['Nasi lemak', 'RM3'])
  expect(cell('RM1.50')).toHaveFocus()
})

test('Escape restores a cell, then leaves the table', async () => {
  const { user, cell, changes } = await renderEditor()
  await user.click(cell('Teh & roti'))
  await user.keyboard(' susu')
  expect(tableOf(changes.at(-1))?.rows[1]?.[0]).toBe('Teh & roti susu')
  await user.keyboard('{Escape}')
  expect(tableOf(changes.at(-1))?.rows[1]?.[0]).toBe('Teh &amp; roti')
  expect(cell('Teh & roti')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('Tab in the last cell adds a row; Undo of the toolbar removes it and then the text', async () => {
  const { user, cell, saved, rows } = await renderEditor()
  await user.click(cell('RM1.50'))
  await user.keyboard('{Control>}a{/Control}RM1.60{Tab}')
  expect(saved()?.rows).toHaveLength(3)
  await user.keyboard('Laksa{Enter}')
  expect(rows().slice(2)).toEqual([
    ['Teh & roti', 'RM1.60'],
    ['Laksa', ''],
    ['', ''],
  ])
  const undo = screen.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 4; step += 1) if (!undo.hasAttribute('disabled')) await user.click(undo)
  expect(saved()).toEqual(body.data_tables[0])
  expect(undo).toBeDisabled()
})

test('copied cells of a spreadsheet are pasted from the selected cell on, and undone at once', async () => {
  const { user, cell, saved, rows } = await renderEditor()
  await user.click(cell('RM1.50'))
  await user.keyboard('{Escape}')
  fireEvent.paste(cell('RM1.50'), { clipboardData: { getData: () => 'RM1.70\tcold\r\nRM2.00\thot\r\n' } })
  expect(rows()).toEqual([
    ['Food', 'Price', 'Heading 3'],
    ['Nasi lemak', 'RM2.60', ''],
    ['Teh & roti', 'RM1.70', 'cold'],
    ['', 'RM2.00', 'hot'],
  ])
  await user.keyboard('{Control>}z{/Control}')
  expect(saved()).toEqual(body.data_tables[0])
})

test('a paste that exceeds the limits of a table is rejected with a notice', async () => {
  const { user, cell, changes } = await renderEditor()
  await user.click(cell('RM1.50'))
  await user.keyboard('{Escape}')
  const count = changes.length
  fireEvent.paste(cell('RM1.50'), { clipboardData: { getData: () => 'a\n'.repeat(2000) } })
  expect(await screen.findByText(/^That would be more than 3000 cells/)).toBeVisible()
  expect(changes).toHaveLength(count)
})

test('rows and columns are added and removed at the selected cell, and the table renamed', async () => {
  const { user, cell, saved, rows } = await renderEditor()
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Rows and columns of/ }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await user.click(cell('RM2.60'))
  await choose('Remove this row')
  expect(rows()).toEqual([
    ['Food', 'Price'],
    ['Teh & roti', 'RM1.50'],
  ])
  await choose('Add a column before')
  expect(rows()[0]).toEqual(['Food', 'Heading 2', 'Price'])
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  expect(saved()?.rows).toHaveLength(2)
  const name = screen.getByRole('textbox', { name: 'Table name' })
  await user.clear(name)
  await user.type(name, 'Lunch{Tab}')
  expect(saved()?.name).toBe('Lunch')
})

test('a table is added and removed', async () => {
  const { user, changes } = await renderEditor()
  await user.click(screen.getByRole('button', { name: 'Add a table' }))
  expect(await screen.findByRole('grid', { name: 'Table 2' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rows and columns of Prices' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove the table' }))
  expect((changes.at(-1)?.body as TableBody | undefined)?.data_tables).toEqual([
    {
      name: '',
      headers: ['', '', ''],
      rows: [
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
      ],
    },
  ])
})

test('a save of somebody else is shown, but not over unsaved changes here', async () => {
  const { user, cell, show, set, rows } = await renderEditor()
  const byOthers = (price: string): TableBody => ({
    content: '',
    data_tables: [{ name: 'Prices', headers: ['Food', 'Price'], rows: [['Nasi lemak', price]] }],
  })
  show(byOthers('RM2.70'))
  expect(rows()[1]).toEqual(['Nasi lemak', 'RM2.70'])
  await user.click(cell('RM2.70'))
  await user.keyboard('0{Enter}')
  show(byOthers('RM9.00'))
  expect(rows()[1]).toEqual(['Nasi lemak', 'RM2.700'])
  act(() => set({ status: 'saved', fields: {} }))
  expect(rows()[1]).toEqual(['Nasi lemak', 'RM9.00'])
})

test('a save while a cell is edited neither ends the editing nor loses the steps', async () => {
  const { user, cell, set, saved, show, changes } = await renderEditor()
  await user.click(cell('RM2.60'))
  await user.keyboard('!{Enter}?')
  const typed = changes.at(-1)?.body as TableBody
  act(() => {
    set({ status: 'saved', fields: {} })
    show(structuredClone(typed))
  })
  expect(screen.getByRole('textbox', { name: 'Row 2, column 2' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const undo = screen.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 3; step += 1) await user.click(undo)
  expect(saved()).toEqual(body.data_tables[0])
})

test('leaving the table saves; without editing, as after a failed save, the table shows the state here', async () => {
  const { user, cell, flushCount, set } = await renderEditor()
  await user.click(cell('RM2.60'))
  await user.keyboard('!')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(flushCount()).toBe(1)
  await user.click(cell('RM2.60'))
  await user.keyboard('?{Enter}')
  act(() => set({ status: 'failed', isEditable: false }))
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByRole('cell', { name: 'RM2.60?' })).toBeVisible()
})
