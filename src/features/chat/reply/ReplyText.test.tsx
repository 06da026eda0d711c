import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/i18n'
import { openApp } from '@/testing/openApp'
import { SourcedText } from './SourcedText'
import type { Source } from './Sources'

beforeAll(() => loadTexts('board', 'chat'))
afterEach(() => vi.useRealTimers())

const SOURCES: Source[] = [
  { pageContent: 'Magma rises.', metadata: { title: 'Volcanoes', url: 'https://library.example/volcanoes' } },
  { pageContent: 'Rock melts.', metadata: { title: '', url: 'javascript:alert(1)' } },
]

function renderText(text: string, { isGrowing = false, sources = [] as Source[] } = {}) {
  const { store, close } = openApp()
  onTestFinished(close)
  const of = (shown: string, mayGrow: boolean) => (
    <Provider store={store}>
      <SourcedText text={shown} isGrowing={mayGrow} sources={sources} />
    </Provider>
  )
  const { rerender } = render(of(text, isGrowing))
  const update = (shown: string, mayGrow = isGrowing) => rerender(of(shown, mayGrow))
  return { user: userEvent.setup({ delay: null }), update }
}

// D-3123.
test('Copy above a code block copies the code as it is and shows Copied for 2 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { user } = renderText('Count:\n\n```python\nfor i in range(3):\n    print(i)\n```\n\nDone.')
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe('for i in range(3):\n    print(i)')
  expect(screen.getByText('Copied')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1999))
  expect(screen.getByText('Copied')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Copied')).not.toBeInTheDocument()
})

test.each([
  ['still growing', 'let a', '```\nlet a'],
  ['empty', 'Done.', '```\n```\n\nDone.'],
])('code that is %s has no Copy', (_, words, text) => {
  renderText(text, { isGrowing: true })
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('another text of equal length replaces the one that is shown', () => {
  const { update } = renderText('Lava is hot.\n\nIt is rock.\n\nIt flows.')
  update('Lava is old.\n\nIt was rock.\n\nIt flew')
  expect(screen.getByText('Lava is old.')).toBeInTheDocument()
  expect(screen.getByText('It was rock.')).toBeInTheDocument()
  expect(screen.queryByText('Lava is hot.')).not.toBeInTheDocument()
})

// C-410.
test('sources are folded; a number in the text opens them and leads to its source', async () => {
  const { user } = renderText('Magma rises [1] and melts rock [2].', { sources: SOURCES })
  const group = screen.getByRole('group')
  expect(group).not.toHaveAttribute('open')
  await user.click(screen.getByRole('link', { name: '[2]' }))
  expect(group).toHaveAttribute('open')
  expect(within(group).getAllByRole('listitem')[1]).toHaveFocus()
  expect(within(group).getByRole('link', { name: 'Volcanoes' })).toHaveAttribute(
    'href',
    'https://library.example/volcanoes',
  )
  // Only an http(s) URL becomes a link.
  expect(within(group).getByText('Source 2')).not.toHaveAttribute('href')
})

test('a formula is drawn once the maths library has loaded', async () => {
  renderText('So $a^2$ grows.')
  await vi.waitFor(() => expect(document.querySelector('math')?.getAttribute('alttext')).toBe('a^2'))
})
