import { Columns3, Ellipsis, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Menu, MenuItem } from '@/ui/Menu'
import { isComposing } from '@/lib/isComposing'
import { decodeEntities } from '../rules/decode'
import type { Cell } from './gridKeys'
import styles from './Sheet.module.css'
import { SheetGrid } from './SheetGrid'
import {
  type DataTable,
  HEADER_ROW,
  insertColumn,
  insertRow,
  isWhole,
  MAX_CELLS,
  removeColumn,
  removeRow,
  renamed,
} from './tableModel'

type SheetProps = {
  table: DataTable
  /** Number of the table, starting at 1; used as the name of an unnamed table. */
  number: number
  hintId: string
  onChange: (table: DataTable) => void
  onType: (table: DataTable) => void
  onRemove: () => void
  onUndo: () => void
  onRedo: () => void
}

/** Editor for one table: name, cells, rows and columns (B-160). */
export function Sheet({ table, number, hintId, onChange, onType, onRemove, onUndo, onRedo }: SheetProps) {
  const { t } = useTranslation()
  const [selection, setSelection] = useState<Cell>({ row: HEADER_ROW, column: 0 })
  const [isTooLarge, setIsTooLarge] = useState(false)
  const label = decodeEntities(table.name).trim() || t('formats.table.unnamed', { number })
  // The selected row may be gone, because of Undo or another person's change.
  const row = Math.min(selection.row, table.rows.length - 1)
  const column = Math.max(0, Math.min(selection.column, table.headers.length - 1))

  const change = (changed: DataTable) => {
    setIsTooLarge(!isWhole(changed))
    if (isWhole(changed)) onChange(changed)
  }
  const addRow = (at: number) => {
    change(insertRow(table, at))
    setSelection({ row: at, column })
  }
  const addColumn = (at: number) => {
    change(insertColumn(table, at))
    setSelection({ row, column: at })
  }
  const commands: { id: string; label: string; isDisabled?: boolean; run: () => void }[] = [
    { id: 'rowAbove', label: t('tableEditor.rowAbove'), run: () => addRow(Math.max(0, row)) },
    { id: 'rowBelow', label: t('tableEditor.rowBelow'), run: () => addRow(row + 1) },
    {
      id: 'removeRow',
      label: t('tableEditor.removeRow'),
      isDisabled: row === HEADER_ROW || table.rows.length < 2,
      run: () => change(removeRow(table, row)),
    },
    { id: 'columnBefore', label: t('tableEditor.columnBefore'), run: () => addColumn(column) },
    { id: 'columnAfter', label: t('tableEditor.columnAfter'), run: () => addColumn(column + 1) },
    {
      id: 'removeColumn',
      label: t('tableEditor.removeColumn'),
      isDisabled: table.headers.length < 2,
      run: () => change(removeColumn(table, column)),
    },
    { id: 'removeTable', label: t('tableEditor.removeTable'), run: onRemove },
  ]

  return (
    <section className={styles.sheet} aria-label={label}>
      <div className={styles.bar}>
        <input
          // A new key remounts the uncontrolled field when Undo or another person changes the name.
          key={table.name}
          className={styles.name}
          aria-label={t('tableEditor.name')}
          placeholder={t('formats.table.unnamed', { number })}
          defaultValue={decodeEntities(table.name)}
          autoComplete="off"
          onInput={({ currentTarget }) => onType(renamed(table, currentTarget.value))}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            if (key !== 'Escape' || isComposing(nativeEvent)) return
            currentTarget.value = decodeEntities(table.name)
            onType(table)
            currentTarget.closest('main')?.focus()
          }}
          onBlur={({ currentTarget }) => {
            const next = renamed(table, currentTarget.value)
            if (currentTarget.value !== decodeEntities(table.name)) onChange(next)
          }}
        />
        <Button variant="quiet" icon={<Rows3 />} onPress={() => addRow(table.rows.length)}>
          {t('tableEditor.addRow')}
        </Button>
        <Button variant="quiet" icon={<Columns3 />} onPress={() => addColumn(table.headers.length)}>
          {t('tableEditor.addColumn')}
        </Button>
        <Menu
          label={t('tableEditor.more', { name: label })}
          placement="bottom end"
          trigger={<IconButton label={t('tableEditor.more', { name: label })} icon={<Ellipsis aria-hidden="true" />} />}
          onAction={(id) => commands.find((command) => command.id === id)?.run()}
          disabledKeys={commands.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        >
          {commands.map(({ id, label: text }) => (
            <MenuItem key={id} id={id} kind={id === 'removeTable' ? 'danger' : 'plain'}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <SheetGrid
        table={table}
        label={label}
        hintId={hintId}
        selected={{ row, column }}
        onSelect={setSelection}
        onChange={change}
        onType={onType}
        onUndo={onUndo}
        onRedo={onRedo}
      />
      <p role="status" className={styles.status}>
        {isTooLarge ? t('tableEditor.tooLarge', { count: MAX_CELLS }) : ''}
      </p>
    </section>
  )
}
