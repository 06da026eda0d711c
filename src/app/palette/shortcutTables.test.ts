// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { historyStepFor } from '@/editor/model/keys'
import { toolForKey } from '@/editor/view/toolbar/tools'
import { boardKeyOf } from '@/features/board/boardKeys'
import { cellKeys, indexForKey } from '@/features/board/grid/gridKeys'
import { moveKeyOf } from '@/features/board/keyboardMove/moveKeys'
import { focusActionForKey } from '@/features/focus/focusKeys'
import { cardPressKeys } from '@/cardTypes/tile/useCardPress'
import { keyNames } from '@/features/palette/shortcutSections'
import { hasKey } from '@/model/actions/action'
import { cardActions } from '@/model/actions/cardActions'
import { pageActionForKey } from '@/model/actions/pageActions'
import { presentActions } from '@/model/actions/presentActions'
import { editorOf } from '@/testing/editorState'
import { shortcutTables } from './shortcutTables'

const NAMED = ['Enter', ' ', 'Escape', 'Tab', 'Delete', 'Backspace', 'Home', 'End', 'PageUp', 'PageDown']
const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789,./?;-='.split(''),
  ...NAMED,
  ...['Up', 'Down', 'Left', 'Right'].map((direction) => `Arrow${direction}`),
  ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
]
const MODIFIERS = ['', 'Shift+', 'Mod+', 'Mod+Shift+', 'Mod+Alt+']

/** Returns the event of a shortcut, with keyboard focus in a toolbar. */
function eventOf(shortcut: string): KeyboardEvent {
  const parts = shortcut.split('+')
  const key = parts.pop() ?? ''
  const event = new KeyboardEvent('keydown', {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : '',
    ctrlKey: parts.includes('Mod'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  })
  const toolbar = document.createElement('div')
  toolbar.setAttribute('role', 'toolbar')
  toolbar.dispatchEvent(event)
  return event
}

const isPlain = ({ ctrlKey, altKey, shiftKey }: KeyboardEvent) => !ctrlKey && !altKey && !shiftKey
const isModified = ({ ctrlKey, altKey }: KeyboardEvent) => ctrlKey || altKey
const grid = { columns: 3, count: 9, isRtl: false }
const isCellKey = ({ key, shiftKey }: KeyboardEvent) =>
  (key === cellKeys.menu && shiftKey) ||
  (!shiftKey && [cellKeys.lift, ...Object.values(cardPressKeys)].some((each) => each === key))

/** True if the place of a table uses the key, by the function that the place calls. */
const IS_USED: Record<string, (event: KeyboardEvent) => boolean> = {
  'shortcuts.everywhere': (event) => pageActionForKey(event) !== undefined,
  'board.title': (event) =>
    boardKeyOf(event) !== undefined ||
    (!isModified(event) && (isCellKey(event) || indexForKey(event.key, 4, grid) !== undefined)),
  'board.toolbar': (event) => isPlain(event) && cardActions.some((action) => hasKey(action, event.key)),
  'board.move.label': (event) =>
    isPlain(event) &&
    (moveKeyOf(event.key) !== undefined ||
      (event.key.startsWith('Arrow') && indexForKey(event.key, 4, grid) !== undefined)),
  'shortcuts.openCard': (event) => focusActionForKey(event, null) !== undefined,
  'board.action.present': (event) => isPlain(event) && presentActions.some((action) => hasKey(action, event.key)),
  'shortcuts.text': (event) =>
    toolForKey(event) !== undefined || historyStepFor(editorOf('<p>|</p>'), event) !== undefined,
}

/** A key may do with a further modifier what it does without. */
const isExplained = (shortcut: string, shown: ReadonlySet<string>) =>
  ['Mod+', 'Alt+', 'Shift+', 'Mod+Alt+', 'Mod+Shift+'].some(
    (modifiers) => shortcut.includes(modifiers) && shown.has(shortcut.replace(modifiers, '')),
  )

test.each(shortcutTables.map(({ titleKey, rows }) => [titleKey, rows] as const))(
  'the table %s has exactly the keys that its place uses',
  (titleKey, rows) => {
    const used = MODIFIERS.flatMap((modifiers) => KEYS.map((key) => modifiers + key)).filter((shortcut) =>
      IS_USED[titleKey]?.(eventOf(shortcut)),
    )
    const inSmallLetters = (shortcut: string) => shortcut.replace(/\b[A-Z]$/, (letter) => letter.toLowerCase())
    const shown = new Set(rows.flatMap(({ shortcuts }) => shortcuts.map(inSmallLetters)))
    expect(used.filter((shortcut) => !shown.has(shortcut) && !isExplained(shortcut, shown))).toEqual([])
    expect([...shown].filter((shortcut) => !used.includes(shortcut))).toEqual([])
  },
)

test('no row of a table comes twice', () => {
  for (const { rows } of shortcutTables) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

/** Files that handle keys of a screen, and the table that shows them, or the reason why none does. */
const HANDLERS: Record<string, string> = {
  'app/pages/NotLoadedPage.tsx': 'Escape goes back, as everywhere',
  'app/shell/usePageShortcuts.ts': 'shortcuts.everywhere',
  'cardTypes/hillChart/HillChart.tsx': 'keys of a slider',
  'cardTypes/insight/Practice.tsx': 'Space turns the card that has keyboard focus',
  'cardTypes/question/useQuestionKeys.ts': 'each answer shows its letter',
  'editor/view/useEditorKeys.ts': 'shortcuts.text',
  'features/board/useBoardShortcuts.ts': 'board.title',
  'features/chat/panel/ChatPanel.tsx': 'leaves keys to the browser',
  'features/errors/CactusGame.tsx': 'the game says its keys',
  'features/export/ExportButton.tsx': 'the key of the browser for the same thing',
  'features/focus/FocusScreen.tsx': 'shortcuts.openCard',
  'features/present/Slides.tsx': 'board.action.present',
  'features/landing/Landing.tsx': 'Escape closes',
  'routes/_protected/_shell/board.tsx': 'Escape closes a card that still loads',
  'ui/Dialog.tsx': 'blocks the keys of the screen below',
}

test('every file with keys of a screen has a table, or a reason to have none', () => {
  const root = join(import.meta.dirname, '../..')
  const files = (readdirSync(root, { recursive: true }) as string[])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|lib\/shortcuts/.test(path))
    .filter((path) => /\buseShortcuts\(/.test(readFileSync(join(root, path), 'utf8')))
  expect(files.toSorted()).toEqual(Object.keys(HANDLERS).toSorted())
})

test.each([
  ['Mod+Shift+x', false, ['Ctrl', 'Shift', 'X']],
  ['Mod+Alt+1', true, ['⌘', '⌥', '1']],
  ['Mod+/', false, ['Ctrl', '/']],
  [' ', false, ['Space']],
  ['Shift+ArrowUp', false, ['Shift', '↑']],
  ['Delete', false, ['Delete']],
])('%j with isMac %s is shown as %o', (shortcut, isMac, names) => {
  expect(keyNames(shortcut, { isMac, space: 'Space' })).toEqual(names)
})
