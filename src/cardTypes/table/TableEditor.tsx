import { Table2 } from 'lucide-react'
import { useEffect, useId, useReducer, useRef } from 'react'
import { useRegisterActiveEditor } from '@/editor/activeEditor'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { Sheet } from './Sheet'
import styles from './Sheet.module.css'
import { DataTableView } from './DataTableView'
import { newHistory, type TableHistoryAction, tableHistoryReducer } from './tableHistory'
import { type DataTable, emptyTable, isWhole, type TableBody } from './tableModel'

const isEqual = (a: readonly DataTable[], b: readonly DataTable[]) => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Lets the user edit the tables of a table card. They are saved together with the card's text (B-159, B-160, B-341 to
 * B-347).
 */
export function TableEditor({ body }: { body: TableBody }) {
  const { t } = useTranslation()
  const { change: changeCard, flush, status } = useCardSaver()
  const hintId = useId()
  const root = useRef<HTMLDivElement>(null)
  const isClean = status === 'unchanged' || status === 'saved'
  const [history, dispatch] = useReducer(tableHistoryReducer, body.data_tables, newHistory)
  const { tables } = history
  /** Tables including text typed into a cell that the user has not left yet. */
  const typedTables = useRef<readonly DataTable[]>(body.data_tables)

  // Shows tables that other people saved, unless this user has unsaved changes. The server's copy of this user's own
  // save changes nothing.
  useEffect(() => {
    if (!isClean || isEqual(body.data_tables, typedTables.current)) return
    typedTables.current = body.data_tables
    dispatch({ type: 'replaced', tables: body.data_tables })
  }, [body.data_tables, isClean])

  const save = (changed: readonly DataTable[]) => {
    typedTables.current = changed
    changeCard(() => ({ body: { content: body.content, data_tables: [...changed] } }))
  }
  const apply = (action: TableHistoryAction) => {
    const next = tableHistoryReducer(history, action)
    if (next === history) return
    dispatch(action)
    save(next.tables)
  }
  const change = (changed: readonly DataTable[]) => apply({ type: 'changed', tables: changed })
  const undo = () => apply({ type: 'undone' })
  const redo = () => apply({ type: 'redone' })

  const focusCell = () => root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  useRegisterActiveEditor({
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    focus: focusCell,
    resume: focusCell,
  })

  return (
    <div
      ref={root}
      className={styles.editor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void flush()
      }}
    >
      {tables.map((table, index) =>
        isWhole(table) ? (
          <Sheet
            key={index}
            table={table}
            number={index + 1}
            hintId={hintId}
            onChange={(changed) => change(tables.with(index, changed))}
            onType={(typed) => save(tables.with(index, typed))}
            onRemove={() => change(tables.toSpliced(index, 1))}
            onUndo={undo}
            onRedo={redo}
          />
        ) : (
          <DataTableView key={index} table={table} number={index + 1} />
        ),
      )}
      <div>
        <Button variant="secondary" icon={<Table2 />} onPress={() => change([...tables, emptyTable()])}>
          {t('tableEditor.add')}
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        {t('tableEditor.hint')}
      </p>
    </div>
  )
}
