import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { configureStore } from '@reduxjs/toolkit'
import { RichTextEditor } from '@/editor/view/RichTextEditor'
import { loadTexts } from '@/i18n/i18n'
import { type EditorName, type EditorPage, editorNames, paragraphs } from './editors'
import { type MountEditor, mountContentEditable, mountLexical, mountTiptap } from './peers'
import { prepareSuggestions, WithSuggestions } from './suggesting'

/** Number of frames without a change after which the text counts as shown. */
const CALM_FRAMES = 10
/** Time in ms from a change until the text is read, as in the app's autosave (B-344). */
const AUTOSAVE_MS = 1000

let saves = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Does the expensive part of the app's autosave: it reads the text as HTML. */
const autosave = (read: () => string) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    saves += read().length > 0 ? 1 : 0
  }, AUTOSAVE_MS)
}

const store = configureStore({ reducer: {} as never })
const samePicture = (src: string) => src
const noUpload = () => Promise.reject(new Error('The bench stores no picture.'))

/** The app's editor with toolbar, menus, search, word count and history. */
function Heartboard({ html, onChange }: { html: readonly string[]; onChange: Parameters<MountEditor>[2] }) {
  return (
    <RichTextEditor
      html={html.join('')}
      textId="text"
      title="Text"
      isReadOnly={false}
      isDirty={false}
      onChange={onChange}
      onLeave={() => undefined}
      pictureUrl={samePicture}
      uploadPicture={noUpload}
      onUpload={() => undefined}
      onLateFailure={() => undefined}
    />
  )
}

const mountHeartboard: MountEditor = (element, html, onChange) => {
  createRoot(element).render(
    <StrictMode>
      <Provider store={store}>
        <Heartboard html={html} onChange={onChange} />
      </Provider>
    </StrictMode>,
  )
}

const mountSuggesting: MountEditor = (element, html, onChange) => {
  createRoot(element).render(
    <StrictMode>
      <WithSuggestions>
        <Heartboard html={html} onChange={onChange} />
      </WithSuggestions>
    </StrictMode>,
  )
}

const mounts: Record<EditorName, MountEditor> = {
  heartboard: mountHeartboard,
  heartboardSuggesting: mountSuggesting,
  lexical: mountLexical,
  tiptap: mountTiptap,
  contenteditable: mountContentEditable,
}

const asked = new URLSearchParams(location.search).get('editor')
const name = editorNames.find((known) => known === asked) ?? 'heartboard'
const element = document.getElementById('root')
if (!element) throw new Error('The page has no root.')
await loadTexts('board')
if (name === 'heartboardSuggesting') await prepareSuggestions()

const settle = () =>
  new Promise<void>((resolve) => {
    let calm = 0
    const observer = new MutationObserver(() => {
      calm = 0
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    const onFrame = () => {
      calm += 1
      if (calm < CALM_FRAMES) return void requestAnimationFrame(onFrame)
      observer.disconnect()
      resolve()
    }
    requestAnimationFrame(onFrame)
  })

const editable = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[contenteditable="true"]')
  if (!found) throw new Error('There is no editor.')
  return found
}
const blocks = () => editable().querySelectorAll('p')

const page: EditorPage = {
  async open(count) {
    mounts[name](element, paragraphs(count), autosave)
    await settle()
    if (name === 'heartboardSuggesting' && !document.querySelector('[data-item="T"]'))
      throw new Error('The suggestions are not shown.')
  },
  placeCaret() {
    const all = blocks()
    const middle = all[Math.floor(all.length / 2)]
    if (!middle) throw new Error('The text is empty.')
    middle.scrollIntoView({ block: 'center' })
    editable().focus({ preventScroll: true })
    const text = document.createTreeWalker(middle, NodeFilter.SHOW_TEXT).nextNode()
    getSelection()?.collapse(text, 6)
  },
  async copy(count) {
    const html = paragraphs(count).join('')
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([html.replaceAll('</p>', '\n').replaceAll(/<[^>]*>/g, '')], { type: 'text/plain' }),
      }),
    ])
  },
  async typeMany(characters) {
    const words = 'leaf root stem '
    for (let typed = 0; typed < characters; typed += 1) {
      // oxlint-disable-next-line typescript/no-deprecated -- the only way for a page to insert text as keys do
      document.execCommand('insertText', false, words.charAt(typed % words.length))
      // Give the editor time: it handles input in a microtask or a frame.
      if (typed % 50 === 0) await new Promise(requestAnimationFrame)
      else await Promise.resolve()
    }
    await settle()
  },
  settle,
  countBlocks: () => blocks().length,
  countSaves: () => saves,
}
Object.assign(window, { editorPage: page })
