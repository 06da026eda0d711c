import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { pictureFile } from '@/testing/pictureFiles'
import { useActiveEditor } from '../activeEditor'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'

const sameAddress = (src: string) => src

function renderEditor(first: Partial<RichTextEditorProps> = {}) {
  const onChange = vi.fn<RichTextEditorProps['onChange']>()
  const onLeave = vi.fn()
  const onLateFailure = vi.fn<RichTextEditorProps['onLateFailure']>()
  const uploads: { resolve: (src: string) => void; reject: (error: Error) => void }[] = []
  const uploadPicture = () => new Promise<string>((resolve, reject) => void uploads.push({ resolve, reject }))
  const editor = (props: Partial<RichTextEditorProps>) => (
    <>
      <RichTextEditor
        html="<p>One</p>"
        textId="leaves"
        title="Leaves"
        isReadOnly={false}
        isDirty={false}
        onChange={onChange}
        onLeave={onLeave}
        pictureUrl={sameAddress}
        uploadPicture={uploadPicture}
        onUpload={() => undefined}
        onLateFailure={onLateFailure}
        {...first}
        {...props}
      />
      <button type="button">Outside</button>
    </>
  )
  const { rerender, unmount } = render(editor({}))
  return {
    user: userEvent.setup({ delay: null }),
    onChange,
    onLeave,
    onLateFailure,
    unmount,
    uploads,
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

test('unsaved text is kept when a server version arrives', async () => {
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
  // A server may write the same text with different markup.
  show({ html: saved.replace('<hr>', '<hr/>'), isDirty: false })
  expect(text.querySelector('hr')).toBe(line)
  expect(onChange).toHaveBeenCalledOnce()
})

test('a text undone to a server version is reported byte for byte, also after a save in between', async () => {
  const stored = '<div class="page">One</div>\n<p>Two<br></p>'
  const { user, onChange, show, text } = renderEditor({ html: stored })
  const { result } = renderHook(() => useActiveEditor())
  await insertLine(user)
  await waitFor(() => expect(text.querySelector('hr')).not.toBeNull())
  const changed = onChange.mock.lastCall?.[0]() ?? ''
  expect(changed).toContain('<hr>')
  show({ html: changed })
  onChange.mockClear()
  act(() => result.current?.undo())
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange.mock.lastCall?.[0]()).toBe(stored)
  act(() => result.current?.redo())
  await waitFor(() => expect(onChange.mock.lastCall?.[0]()).toBe(changed))
})

test('keyboard focus that leaves the text and its tools is reported (B-343)', async () => {
  const { user, onLeave } = renderEditor()
  screen.getByRole('button', { name: 'Bold' }).focus()
  screen.getByRole('button', { name: 'Italic' }).focus()
  expect(onLeave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Outside' }))
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a change without keyboard focus is saved at once, not by the autosave (B-346)', async () => {
  const { user, onChange, onLeave, text } = renderEditor()
  const bold = screen.getByRole('button', { name: 'Bold' })
  act(() => bold.focus())
  await insertLine(user)
  await waitFor(() => expect(text.querySelector('hr')).not.toBeNull())
  // The tool returns keyboard focus to the text after the menu has closed.
  await waitFor(() => expect(text).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Outside' }))
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  onChange.mockClear()
  onLeave.mockClear()
  const { result } = renderHook(() => useActiveEditor())
  act(() => result.current?.undo())
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

describe('an upload in flight when the editor is closed', () => {
  const picture = pictureFile('river.png')
  const choosePicture = (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture)

  test('stands in the text that is reported then, to be saved at once', async () => {
    const { user, uploads, unmount, onChange, onLeave } = renderEditor()
    await choosePicture(user)
    unmount()
    onLeave.mockClear()
    uploads[0]?.resolve('text/river.png')
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(onChange.mock.lastCall?.[0]()).toMatch(/^<p>One.*<img src="text\/river\.png">/)
    expect(onLeave).toHaveBeenCalledOnce()
  })

  test('stands in the editor that shows the text by then', async () => {
    const first = renderEditor()
    await choosePicture(first.user)
    first.unmount()
    const second = renderEditor({ html: '<p>One</p><p>Two</p>' })
    first.uploads[0]?.resolve('text/river.png')
    await waitFor(() => expect(second.onChange).toHaveBeenCalled())
    expect(second.onChange.mock.lastCall?.[0]()).toMatch(/<img src="text\/river\.png">.*<p>Two<\/p>/)
    expect(first.onChange).not.toHaveBeenCalled()
  })

  test('reports a failure; the browser confirms leaving the page until it has ended', async () => {
    const { user, uploads, unmount, onLateFailure } = renderEditor()
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await choosePicture(user)
    unmount()
    expect(isAsked()).toBe(true)
    uploads[0]?.reject(new Error('500'))
    await waitFor(() => expect(onLateFailure).toHaveBeenCalledExactlyOnceWith('"river.png" could not be added.'))
    expect(isAsked()).toBe(false)
  })
})

test('a drawing of the document is sanitised when it is rendered', () => {
  const { text } = renderEditor({
    html: '<p><svg viewBox="0 0 1 1"><script>alert(1)</script><path d="M0 0" onclick="alert(1)"></path></svg></p>',
  })
  expect(text.querySelector('path')).not.toBeNull()
  expect(text.querySelector('script, [onclick]')).toBeNull()
})
