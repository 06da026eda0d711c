import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeSpeech } from '@/testing/fakeSpeech'
import { chatField, conversation, renderChat, waitForAnswer } from '@/testing/renderChat'
import { toUtterances } from '@/model/readAloud/speaker'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['sentences', 'Lava is hot. Is it? Yes!', ['Lava is hot.', 'Is it?', 'Yes!']],
  ['lines', 'one\n\ntwo', ['one', 'two']],
  ['decimals', 'It is 3.5 m. Long.', ['It is 3.5 m.', 'Long.']],
  ['long sentences at a blank', `${'word '.repeat(50)}end.`, ['word '.repeat(40).trim(), `${'word '.repeat(10)}end.`]],
  ['words without end', 'a'.repeat(450), ['a'.repeat(200), 'a'.repeat(200), 'a'.repeat(50)]],
])('a text is spoken in utterances of at most 200 characters: %s', (_, text, pieces) => {
  expect(toUtterances(text)).toEqual(pieces)
})

test('a reply is read aloud in the language of the app until it ends or is stopped', async () => {
  const { spoken, cancel, endLast } = fakeSpeech()
  const { ask, user } = await renderChat()
  await ask('Why is lava hot?')
  await waitForAnswer()
  await user.click(conversation().getByRole('button', { name: 'Read aloud' }))
  await vi.waitFor(() => expect(spoken.length).toBeGreaterThan(3))
  expect(spoken.every(({ lang }) => lang === 'en-MY')).toBe(true)
  expect(spoken.map(({ text }) => text).join(' ')).not.toMatch(/\*\*|##/)
  await user.click(conversation().getByRole('button', { name: 'Stop reading' }))
  expect(cancel).toHaveBeenCalled()
  await user.click(conversation().getByRole('button', { name: 'Read aloud' }))
  await vi.waitFor(() => expect(conversation().getByRole('button', { name: 'Stop reading' })).toBeVisible())
  await vi.waitFor(() => expect(spoken.length).toBeGreaterThan(6))
  act(() => void endLast())
  expect(conversation().getByRole('button', { name: 'Read aloud' })).toBeVisible()
})

test('a browser without speech synthesis and recognition has neither button', async () => {
  const { ask } = await renderChat()
  expect(screen.queryByRole('button', { name: 'Dictate' })).not.toBeInTheDocument()
  await ask('Why is lava hot?')
  await waitForAnswer()
  expect(conversation().queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument()
})

class FakeRecognition extends EventTarget {
  static running: FakeRecognition | undefined
  lang = ''
  start() {
    FakeRecognition.running = this
  }
  stop() {
    this.dispatchEvent(new Event('end'))
  }
  abort() {
    this.stop()
  }
  hear(...words: string[]) {
    const results = words.map((transcript) => [{ transcript }])
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { results })))
  }
}

test('dictated words follow typed text, final words replace interim ones, and a denied microphone shows a snackbar', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  const { user } = await renderChat()
  await user.type(chatField(), 'Please:')
  await user.click(screen.getByRole('button', { name: 'Dictate' }))
  FakeRecognition.running?.hear('why is')
  expect(chatField()).toHaveValue('Please: why is')
  FakeRecognition.running?.hear('why is lava', ' hot')
  expect(chatField()).toHaveValue('Please: why is lava hot')
  await user.click(screen.getByRole('button', { name: 'Stop dictating' }))
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Dictate' }))
  const error = Object.assign(new Event('error'), { error: 'not-allowed' })
  act(() => void FakeRecognition.running?.dispatchEvent(error))
  expect(await screen.findByText('The microphone could not be used.')).toBeVisible()
})

test('the second press of the double click that opened the chat does not dictate', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  FakeRecognition.running = undefined
  await renderChat()
  const dictate = screen.getByRole('button', { name: 'Dictate' })
  const press = (detail: number) => [fireEvent.mouseDown(dictate, { detail }), fireEvent.click(dictate, { detail })]
  expect(press(2)).toEqual([false, false])
  expect(FakeRecognition.running).toBeUndefined()
  press(1)
  expect(FakeRecognition.running).toBeDefined()
  press(2)
  expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible()
})
