import { memo } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { decodeEntities } from '../rules/decode'
import styles from './Sheet.module.css'
import { HEADER_ROW } from './tableModel'

type SheetCellProps = {
  /** Stored text, with HTML entities. */
  text: string
  row: number
  column: number
  isSelected: boolean
  /** Initial text of the field while the user edits this cell, otherwise null. */
  editedText: string | null
  onType: (text: string) => void
  onLeave: (text: string) => void
}

/** Ignores the callbacks, because only a selected cell calls them, and a selected cell always re-renders. */
const isSame = (before: SheetCellProps, after: SheetCellProps) =>
  !after.isSelected &&
  !before.isSelected &&
  before.text === after.text &&
  before.row === after.row &&
  before.column === after.column

/** Shows a cell's text, or the field in which the user edits it. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { text, row, column, isSelected, editedText, onType, onLeave } = props
  const { t } = useTranslation()
  const content =
    editedText === null ? (
      decodeEntities(text)
    ) : (
      <CellField text={editedText} row={row} column={column} onType={onType} onLeave={onLeave} />
    )
  const cell = { 'data-row': row, 'data-column': column, tabIndex: isSelected ? 0 : -1, className: styles.cell }
  if (row === HEADER_ROW) {
    return (
      <th {...cell} scope="col">
        {text === '' && editedText === null ? t('tableEditor.emptyHeader', { column: column + 1 }) : content}
      </th>
    )
  }
  // An empty cell must not become a row header, because the row would then have no name.
  if (column === 0 && text !== '') {
    return (
      <th {...cell} scope="row">
        {content}
      </th>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- implied only within a grid, which not every tool looks for
    <td {...cell} role="gridcell">
      {content}
    </td>
  )
}, isSame)

const focusAtEnd = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

type CellFieldProps = Pick<SheetCellProps, 'text' | 'row' | 'column' | 'onType' | 'onLeave'>

function CellField({ text, row, column, onType, onLeave }: CellFieldProps) {
  const { t } = useTranslation()
  const label =
    row === HEADER_ROW
      ? t('tableEditor.header', { column: column + 1 })
      : t('tableEditor.cell', { row: row + 1, column: column + 1 })
  return (
    <input
      ref={focusAtEnd}
      className={styles.field}
      aria-label={label}
      defaultValue={text}
      autoComplete="off"
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onLeave(currentTarget.value)}
    />
  )
}
