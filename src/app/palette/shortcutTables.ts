/** Tables of the sheet of keyboard shortcuts. Every row comes from the table that handles its keys (D-0099). */
import { cardPressKeys } from '@/cardTypes/tile/useCardPress'
import { historyShortcuts, toolShortcuts } from '@/editor/model/textShortcuts'
import { boardKeys } from '@/features/board/boardKeys'
import { cellKeys, gridKeys } from '@/features/board/grid/gridKeys'
import { type MoveKey, moveKeys } from '@/features/board/keyboardMove/moveKeys'
import type { ShortcutRow, ShortcutSection } from '@/features/palette/shortcutSections'
import type { TextKey } from '@/i18n/textParts'
import type { Action } from '@/model/actions/action'
import { cardActions } from '@/model/actions/cardActions'
import { focusActions } from '@/model/actions/focusActions'
import { pageActions } from '@/model/actions/pageActions'
import { presentActions } from '@/model/actions/presentActions'

const row = (labelKey: TextKey, ...shortcuts: string[]): ShortcutRow => ({ id: labelKey, labelKey, shortcuts })

type AnyAction = Pick<Action<string, never, never>, 'labelKey' | 'shortcut' | 'moreShortcuts'>

const actionRows = (actions: readonly AnyAction[]): ShortcutRow[] =>
  actions.flatMap(({ labelKey, shortcut, moreShortcuts = [] }) =>
    shortcut === undefined ? [] : row(labelKey, shortcut, ...moreShortcuts),
  )

const arrowKeys = gridKeys.filter((key) => key.startsWith('Arrow'))

const BOARD_LABELS = {
  clearSelection: 'board.clearSelection',
  selectAll: 'shortcuts.selectAll',
  undo: 'board.undo',
} as const satisfies Record<(typeof boardKeys)[number]['id'], TextKey>

const MOVE_LABELS = {
  changeMode: 'shortcuts.changeMode',
  myBoard: 'board.drag.toMyBoard',
  drop: 'board.move.drop',
  putBack: 'board.move.putBack',
} as const satisfies Record<MoveKey, TextKey>

type ToolWithShortcut = keyof typeof toolShortcuts

export const shortcutTables: readonly ShortcutSection[] = [
  {
    titleKey: 'shortcuts.everywhere',
    rows: pageActions.map(({ dialog, key, singleKey }) =>
      row(`app.${dialog}`, `Mod+${key}`, ...(singleKey ? [singleKey] : [])),
    ),
  },
  {
    titleKey: 'board.title',
    rows: [
      row('shortcuts.between', ...gridKeys),
      row('shortcuts.extend', ...arrowKeys.map((key) => `Shift+${key}`)),
      row('board.action.open', cardPressKeys.open),
      row('board.action.select', cardPressKeys.select),
      row('board.action.move', cellKeys.lift),
      row('shortcuts.menu', `Shift+${cellKeys.menu}`),
      ...boardKeys.map(({ id, key, hasModifier }) => row(BOARD_LABELS[id], hasModifier ? `Mod+${key}` : key)),
    ],
  },
  { titleKey: 'board.toolbar', rows: actionRows(cardActions) },
  {
    titleKey: 'board.move.label',
    rows: [
      row('shortcuts.place', ...arrowKeys),
      ...(Object.keys(moveKeys) as MoveKey[]).map((key) => row(MOVE_LABELS[key], ...moveKeys[key])),
    ],
  },
  { titleKey: 'shortcuts.openCard', rows: actionRows(focusActions) },
  { titleKey: 'board.action.present', rows: actionRows(presentActions) },
  {
    titleKey: 'shortcuts.text',
    rows: [
      row('saving.action.undo', ...historyShortcuts.undo),
      row('saving.action.redo', ...historyShortcuts.redo),
      ...(Object.keys(toolShortcuts) as ToolWithShortcut[]).map((id) => row(`editor.tool.${id}`, toolShortcuts[id])),
    ],
  },
]
