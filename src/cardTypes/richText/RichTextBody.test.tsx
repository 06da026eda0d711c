import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test } from 'vitest'
import type { CardSaver, CardSaverState } from '@/editor/saving/CardSaver'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { openApp } from '@/testing/openApp'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { RichTextBody } from './RichTextBody'

const unchanged: CardSaverState = { status: 'unchanged', isEditable: true, fields: {}, revision: 0 }

function saverOf(state: CardSaverState): CardSaver {
  return {
    subscribe: () => () => undefined,
    getState: () => state,
    change: () => undefined,
    flush: () => Promise.resolve(true),
    confirm: () => undefined,
    hold: () => undefined,
    editAgain: () => undefined,
    restore: () => undefined,
    discard: () => undefined,
  }
}

function renderBody(state: Partial<CardSaverState>, body = '<p>Plants make food.</p>') {
  const app = openApp()
  onTestFinished(() => app.close())
  render(
    <Provider store={app.store}>
      <CardSaverContext value={saverOf({ ...unchanged, ...state })}>
        <RichTextBody card={cardFixture('text', { title: 'Plants &amp; light', body })} />
      </CardSaverContext>
    </Provider>,
  )
}

const text = () => screen.findByRole('textbox', { name: 'Text of "Plants & light"' })

test('a card that may be edited shows its text in the editor', async () => {
  renderBody({})
  expect(await text()).toHaveTextContent('Plants make food.')
})

test('a card that may not be edited shows its text to read', async () => {
  renderBody({ isEditable: false })
  expect(await screen.findByText('Plants make food.')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('after a failed save the typed words stay in the editor, read-only (B-559)', async () => {
  renderBody({ isEditable: false, status: 'failed' }, '<p>Typed words.</p>')
  const words = await screen.findByText('Typed words.')
  expect(words.closest('[contenteditable="false"]')).not.toBeNull()
})

test('a text that is too long to be shown whole is not edited: saving it would drop the rest (D-0053)', async () => {
  renderBody({}, `<p>${'Plants make food. '.repeat(40_000)}</p>`)
  expect(await screen.findByText(/Only the beginning is shown/)).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})
