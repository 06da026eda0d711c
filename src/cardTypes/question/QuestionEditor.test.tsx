import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { fakeCardSaver } from '../../../stories/cardTypes/fakeCardSaver'
import { QuestionEditor } from './QuestionEditor'

const answers = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({
  label: 'ABCD'[index] ?? '',
  text,
  isCorrect: index === 1,
}))

function renderEditor() {
  const { store, close } = openApp({ isWithoutRealtime: true })
  onTestFinished(close)
  const onDone = vi.fn<() => void>()
  const { saver, changes } = fakeCardSaver({ isEditable: true })
  render(
    <Provider store={store}>
      <CardSaverContext value={saver}>
        <QuestionEditor card={cardFixture('question', { answers })} onDone={onDone} />
      </CardSaverContext>
    </Provider>,
  )
  const saved = () => changes.at(-1)?.answers as { label: string; text: string }[] | undefined
  return { user: userEvent.setup(), saved, onDone }
}
const field = (label: string) => screen.getByRole('textbox', { name: `Answer ${label}` })
const remove = (label: string) => screen.getByRole('button', { name: `Remove answer ${label}` })

// Safari sends the Escape that discards a composed word after the composition.
test('Escape ends the editing, but not while a word is composed', () => {
  const { onDone } = renderEditor()
  fireEvent.keyDown(field('A'), { key: 'Escape', keyCode: 229 })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.keyDown(field('A'), { key: 'Escape' })
  expect(onDone).toHaveBeenCalledOnce()
})

// The browser's undo writes into the focused element, even if React has reused that element for another answer.
test('the field of an answer stays its own when an answer before it is removed', async () => {
  const { user, saved } = renderEditor()
  const ofThree = field('C')
  await user.click(remove('A'))
  expect(saved()?.map(({ label, text }) => `${label} ${text}`)).toEqual(['A Two', 'B Three', 'C Four'])
  expect(field('B')).toBe(ofThree)
})

test('keyboard focus goes from a removed answer to the button that adds one', async () => {
  const { user } = renderEditor()
  remove('D').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Add an answer' })).toHaveFocus()
})

test('the last correct answer can be neither removed nor unmarked, and its tile says why', async () => {
  const { user, saved } = renderEditor()
  remove('B').focus()
  await user.keyboard('{Enter}')
  expect(saved()).toBeUndefined()
  expect(remove('B')).toHaveFocus()
  const reason = () => screen.queryByText('At least one answer must be correct. Mark another one first.')
  expect(reason()?.closest('[data-label]')).toHaveAttribute('data-label', 'B')
  await user.click(screen.getByRole('checkbox', { name: 'A is correct' }))
  expect(reason()).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'B is correct' }))
  await user.click(screen.getByRole('checkbox', { name: 'A is correct' }))
  expect(reason()?.closest('[data-label]')).toHaveAttribute('data-label', 'A')
})
