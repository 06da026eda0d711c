import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'

const sameAddress = (src: string) => src

function renderEditor(first: Partial<RichTextEditorProps> = {}) {
  const onChange = vi.fn<RichTextEditorProps['onChange']>()
  const onLeave = vi.fn()
  const editor = (props: Partial<RichTextEditorProps>) => (
    <>
      <RichTextEditor
        html="<p>One</p>"
        title="Leaves"
        isReadOnly={false}
        isDirty={false}
        onChange={onChange}
        onLeave={onLeave}
        pictureUrl={sameAddress}
        uploadPicture={() => Promise.resolve('text/a.png')}
        {...first}
        {...props}
      />
      <button type="button">Outside</button>
    </>
  )
  const { rerender } = render(editor({}))
  return {
    user: userEvent.setup({ delay: null }),
    onChange,
    onLeave,
    show: (props: Partial<RichTextEditorProps>) => rerender(editor(props)),
    text: screen.getByRole('textbox', { name: 'Text of "Leaves"' }),
  }
}

const insertLine = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'More formatting' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Line' }))
}

test('opening a text reports no change; a change is reported as a function that reads the text when it is called', async () => {
  const { user, onChange } = renderEditor()
  expect(onChange).not.toHaveBeenCalled()
  await insertLine(user)
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange.mock.lastCall?.[0]()).toMatch(/^<p>One<\/p><hr>/)
})

test('a newer text of the server replaces one without changes, and is not reported as a change', async () => {
  const { onChange, show, text } = renderEditor()
  show({ html: '<p>One</p><p>Two</p>' })
  await waitFor(() => expect(text).toHaveTextContent('OneTwo'))
  expect(onChange).not.toHaveBeenCalled()
})

test('words that are not saved stay, whatever the server says meanwhile', async () => {
  const { user, onChange, show, text } = renderEditor()
  await insertLine(user)
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  show({ html: '<p>Somebody else</p>', isDirty: true })
  expect(text).toHaveTextContent('One')
  expect(text.querySelector('hr')).not.toBeNull()
})

test('the echo of the saved text leaves the document as it is', async () => {
  const { user, onChange, show, text } = renderEditor()
  await insertLine(user)
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  const saved = onChange.mock.lastCall?.[0]() ?? ''
  show({ isDirty: true })
  const line = text.querySelector('hr')
  show({ html: saved, isDirty: false })
  expect(text.querySelector('hr')).toBe(line)
  expect(onChange).toHaveBeenCalledOnce()
})

test('keyboard focus that leaves the text and its tools is reported (B-343)', async () => {
  const { user, onLeave } = renderEditor()
  screen.getByRole('button', { name: 'Bold' }).focus()
  screen.getByRole('button', { name: 'Italic' }).focus()
  expect(onLeave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Outside' }))
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a drawing of the document is sanitised when it is rendered', () => {
  const { text } = renderEditor({
    html: '<p><svg viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0" onclick="alert(1)"></path></svg></p>',
  })
  expect(text.querySelector('path')).not.toBeNull()
  expect(text.querySelector('script, [onclick]')).toBeNull()
})
