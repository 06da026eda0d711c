/** Tests the tool that rewrites selected words (B-490, D-2476). */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { Transforms } from 'slate'
import { expect, onTestFinished, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, intercept } from '@/testing/intercept'
import { openApp } from '@/testing/openApp'
import { respondWith } from '@mocks/server/faults'
import { findMatches } from '../../model/find'
import { type OpenText, useOpenText } from '../../openText'
import { RichTextEditor } from '../RichTextEditor'

const HTML = '<p>The cat really is on the mat. It sleeps.</p>'

/** Passes the text that the editor has registered to the test. */
function Probe({ onText }: { onText: (text: OpenText | undefined) => void }) {
  onText(useOpenText())
  return null
}

async function selectWords(words: string) {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  const user = userEvent.setup({ delay: null })
  const saved: string[] = []
  let text: OpenText | undefined
  render(
    <Provider store={app.store}>
      <RichTextEditor
        textId="cats"
        html={HTML}
        title="Cats"
        isReadOnly={false}
        isDirty={false}
        onChange={(readHtml) => saved.push(readHtml())}
        onLeave={() => undefined}
        pictureUrl={(src) => src}
        uploadPicture={() => Promise.resolve('')}
        onUpload={() => undefined}
        onLateFailure={() => undefined}
      />
      <Probe
        onText={(open) => {
          text = open
        }}
      />
    </Provider>,
  )
  const box = screen.getByRole('textbox', { name: 'Text of "Cats"' })
  await user.click(box)
  const editor = text?.editor
  const [range] = editor ? findMatches(editor.children, words) : []
  if (!editor || !range) throw new Error(`The text has no "${words}".`)
  act(() => Transforms.select(editor, range))
  await user.click(await screen.findByRole('button', { name: 'Rewrite' }))
  const ask = async (instruction: string) =>
    user.type(await screen.findByRole('textbox', { name: 'What should change?' }), `${instruction}{Enter}`)
  return { ...app, user, box, editor, saved, ask }
}

test('changes are shown first; Replace applies them as one step', async () => {
  const { user, box, editor, saved, ask } = await selectWords('The cat really is on the mat.')
  await ask('shorter')
  const form = within(screen.getByRole('group', { name: 'Rewrite' }))
  const replace = await form.findByRole('button', { name: 'Replace' })
  expect(replace).toHaveFocus()
  expect(form.getByRole('deletion')).toHaveTextContent('really')
  expect(saved).toEqual([])
  await user.click(replace)
  await waitFor(() => expect(saved.at(-1)).toBe('<p>The cat is on the mat. It sleeps.</p>'))
  act(() => editor.undo())
  await waitFor(() => expect(box).toHaveTextContent('The cat really is on the mat. It sleeps.'))
  expect(editor.canUndo()).toBe(false)
})

test('the response is text: markup in it is shown as it is', async () => {
  const { session, user, box, saved, ask } = await selectWords('really')
  session.mockServer.faults = [respondWith(['rewriteText'], { text: { text: '<b>truly</b> & well' } })]
  await ask('shorter')
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(box).toHaveTextContent('The cat <b>truly</b> & well is on the mat.'))
  await waitFor(() =>
    expect(saved.at(-1)).toBe('<p>The cat &lt;b&gt;truly&lt;/b&gt; &amp; well is on the mat. It sleeps.</p>'),
  )
})

test('Escape belongs to the input method while a word is composed', async () => {
  await selectWords('really')
  const field = await screen.findByRole('textbox', { name: 'What should change?' })
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
  expect(field).toBeVisible()
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(field).not.toBeInTheDocument())
})

test('Cancel leaves the text', async () => {
  const { user, box, saved, ask } = await selectWords('really')
  await ask('shorter')
  await screen.findByRole('button', { name: 'Replace' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Rewrite' })).toBeNull())
  expect(box).toHaveTextContent('The cat really is on the mat. It sleeps.')
  expect(saved).toEqual([])
})

test('a failure shows the form again, with the instruction', async () => {
  expectConsole(/rewriteText failed/)
  const { session, ask } = await selectWords('really')
  session.mockServer.setScenario('rewriteFails')
  await ask('shorter')
  const field = () => screen.getByRole('textbox', { name: 'What should change?' })
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue('shorter')
})

test('Cancel while the call is pending ends the call and leaves the text', async () => {
  const { session, user, box, saved, ask } = await selectWords('really')
  const requests: Request[] = []
  holdCalls({ session }, chatCalls.rewriteText)
  intercept({ session }, chatCalls.rewriteText, (request, send) => {
    requests.push(request)
    return send()
  })
  await ask('shorter')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Rewrite' })).toBeNull())
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
  expect(box).toHaveTextContent('The cat really is on the mat. It sleeps.')
  expect(saved).toEqual([])
})
