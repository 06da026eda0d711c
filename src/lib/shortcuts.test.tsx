import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Shortcut, type ShortcutScope, useShortcuts } from './shortcuts'

type ScopeProps = { name: ShortcutScope; keys: Record<string, Shortcut> }

/** A scope whose shortcuts are given as a table. */
function Scope({ name, keys }: ScopeProps) {
  useShortcuts(name, ({ key }) => keys[key])
  return null
}

const press = (key: string, init?: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init })

/** Renders scopes with their keys. Returns a function that names the scopes whose shortcut has run. */
function renderScopes(keysOfScope: Partial<Record<ShortcutScope, string[]>>, content?: ReactNode) {
  const run = vi.fn<(scope: string) => void>()
  const scopes = Object.entries(keysOfScope) as [ShortcutScope, string[]][]
  render(
    <>
      {scopes.map(([name, keys]) => (
        <Scope key={name} name={name} keys={Object.fromEntries(keys.map((key) => [key, { run: () => run(name) }]))} />
      ))}
      {content}
    </>,
  )
  return () => run.mock.calls.flat()
}

test.each<[string, Partial<Record<ShortcutScope, string[]>>, string[]]>([
  ['a single scope gets its key', { board: ['a'] }, ['board']],
  [
    'the highest scope comes first, in whatever order they are mounted',
    { focus: ['a'], editor: ['a'], board: ['a'] },
    ['editor'],
  ],
  [
    'what a quiz in the open card does not take goes to the card',
    { board: ['a'], focus: ['a'], editor: [] },
    ['focus'],
  ],
  ['what the open card does not take does not reach the board', { board: ['a'], focus: [] }, []],
  ['what the chat does not take reaches the board', { board: ['a'], chat: [] }, ['board']],
  ['a key of every screen comes even above a dialog', { page: ['a'], dialog: ['a'] }, ['page']],
  ['a dialog without shortcuts keeps every key from the scopes below', { board: ['a'], focus: ['a'], dialog: [] }, []],
])('%s', (_, keysOfScope, expected) => {
  const ran = renderScopes(keysOfScope)
  press('a')
  expect(ran()).toEqual(expected)
})

test('a scope that is unmounted gives its keys back', () => {
  const run = vi.fn<(scope: string) => void>()
  const scope = (name: ShortcutScope) => <Scope key={name} name={name} keys={{ a: { run: () => run(name) } }} />
  const { rerender, unmount } = render([scope('board'), scope('focus')])
  press('a')
  rerender([scope('board')])
  press('a')
  unmount()
  press('a')
  expect(run.mock.calls.flat()).toEqual(['focus', 'board'])
})

test('a shortcut without a function leaves the key to the browser, but keeps it from the scopes below', () => {
  const run = vi.fn<() => void>()
  render([
    <Scope key="board" name="board" keys={{ ' ': { run } }} />,
    <Scope key="chat" name="chat" keys={{ ' ': {} }} />,
  ])
  expect(press(' ')).toBe(true)
  expect(run).not.toHaveBeenCalled()
})

test('a held key runs its shortcut once, unless it is repeatable', () => {
  const once = vi.fn<() => void>()
  const repeated = vi.fn<() => void>()
  render(<Scope name="board" keys={{ d: { run: once }, ArrowRight: { run: repeated, isRepeatable: true } }} />)
  for (const key of ['d', 'ArrowRight']) {
    for (const repeat of [false, true, true]) expect(press(key, { repeat })).toBe(false)
  }
  expect([once.mock.calls.length, repeated.mock.calls.length]).toEqual([1, 3])
})

// Safari sends the Enter that accepts a candidate after the composition, with keyCode 229.
test.each([{ isComposing: true }, { keyCode: 229 }])('a key of an input method is no shortcut: %j', (init) => {
  const ran = renderScopes({ board: ['Enter'] })
  press('Enter', init)
  expect(ran()).toEqual([])
})

test('a key that an element has handled is no shortcut', () => {
  const ran = renderScopes(
    { board: ['Escape'] },
    <button type="button" onKeyDown={(event) => event.preventDefault()}>
      Element
    </button>,
  )
  press('Escape', {}, screen.getByText('Element'))
  expect(ran()).toEqual([])
})

test.each([
  '<input x>',
  '<textarea x></textarea>',
  '<select x></select>',
  '<div contenteditable="true"><p x></p></div>',
  '<div contenteditable=""><p x></p></div>',
  '<dialog open><a x href="/board"></a></dialog>',
  '<div role="dialog"><p x tabindex="-1"></p></div>',
  '<div role="alertdialog"><p x tabindex="-1"></p></div>',
  '<div role="menu"><div role="menuitem" x tabindex="-1"></div></div>',
])('%s keeps every key', (html) => {
  const ran = renderScopes({ board: ['a'], focus: ['Escape'] })
  document.body.insertAdjacentHTML('beforeend', html)
  const target = document.querySelector('[x]')
  if (target) for (const key of ['a', 'Escape']) press(key, {}, target)
  target?.closest('body > *')?.remove()
  expect(target).not.toBeNull()
  expect(ran()).toEqual([])
})

test.each(['<input x>', '<div contenteditable="true"><p x></p></div>', '<div role="dialog"><input x></div>'])(
  'from %s, a shortcut from anywhere goes to the highest scope that has one, also below a dialog',
  (html) => {
    const run = vi.fn<(scope: string) => void>()
    const printed = (name: ShortcutScope) => ({ p: { run: () => run(name), isFromAnywhere: true } })
    render([
      <Scope key="board" name="board" keys={printed('board')} />,
      <Scope key="focus" name="focus" keys={printed('focus')} />,
      <Scope key="dialog" name="dialog" keys={{ a: { run: () => run('dialog') } }} />,
    ])
    document.body.insertAdjacentHTML('beforeend', html)
    const target = document.querySelector('[x]') as Element
    expect(press('p', {}, target)).toBe(false)
    expect(press('a', {}, target)).toBe(true)
    target.closest('body > *')?.remove()
    expect(run.mock.calls.flat()).toEqual(['focus'])
  },
)

test('contenteditable="false" keeps no key', () => {
  const ran = renderScopes({ board: ['a'] }, <p contentEditable={false}>Text</p>)
  press('a', {}, screen.getByText('Text'))
  expect(ran()).toEqual(['board'])
})

test('a scope whose screen is inert gets no keys', () => {
  const run = vi.fn<() => void>()
  const region = createRef<HTMLElement>()
  function Screen({ isObscured }: { isObscured: boolean }) {
    useShortcuts('board', () => ({ run }), region)
    return (
      <div inert={isObscured}>
        <main ref={region} />
      </div>
    )
  }
  const { rerender } = render(<Screen isObscured />)
  press('a')
  expect(run).not.toHaveBeenCalled()
  rerender(<Screen isObscured={false} />)
  press('a')
  expect(run).toHaveBeenCalledOnce()
})
