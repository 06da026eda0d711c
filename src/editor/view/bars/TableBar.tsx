import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Grid2x2X,
  type LucideIcon,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
} from 'lucide-react'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { Editor } from 'slate'
import { useSlateStatic } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { IconButton } from '@/ui/IconButton'
import { insertColumn, insertRow, removeColumn, removeRow, removeTable, toggleHeaderRow } from '../../model/tables'
import styles from './ContextBar.module.css'

type TableCommand =
  | 'rowAbove'
  | 'rowBelow'
  | 'columnBefore'
  | 'columnAfter'
  | 'header'
  | 'removeRow'
  | 'removeColumn'
  | 'remove'

const COMMANDS: Record<TableCommand, { icon: LucideIcon; run: (editor: Editor) => void }> = {
  rowAbove: { icon: BetweenHorizontalStart, run: (editor) => insertRow(editor, 'above') },
  rowBelow: { icon: BetweenHorizontalEnd, run: (editor) => insertRow(editor, 'below') },
  removeRow: { icon: TableRowsSplit, run: removeRow },
  columnBefore: { icon: BetweenVerticalStart, run: (editor) => insertColumn(editor, 'before') },
  columnAfter: { icon: BetweenVerticalEnd, run: (editor) => insertColumn(editor, 'after') },
  removeColumn: { icon: TableColumnsSplit, run: removeColumn },
  header: { icon: PanelTop, run: toggleHeaderRow },
  remove: { icon: Grid2x2X, run: removeTable },
}

/** Tools for rows and columns of the table at the caret. */
export function TableBar() {
  const { t } = useTranslation()
  const editor = useSlateStatic()
  return (
    <Toolbar aria-label={t('editor.table.toolbar')} className={styles.tools}>
      {(Object.keys(COMMANDS) as TableCommand[]).map((id) => {
        const { icon: Icon, run } = COMMANDS[id]
        return (
          <IconButton
            key={id}
            label={t(`editor.table.${id}`)}
            icon={<Icon aria-hidden="true" />}
            onPress={() => run(editor)}
          />
        )
      })}
    </Toolbar>
  )
}
