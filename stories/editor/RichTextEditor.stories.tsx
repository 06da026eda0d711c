import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import heicUrl from '../../tests/files/photo.heic?url'
import turnedUrl from '../../tests/files/turned.jpg?url'
import { pictureFile } from '@/testing/pictureFiles'
import { Prose } from '@/ui/Prose'
import { withTexts } from '../cardTypes/withTexts'
import { pictureUrl } from '../cardTypes/pictureUrl'
import { t } from '../translate'
import { caretAfter, pasteFile, selectText, textBox, typeText } from './editorInteractions'
import { EditorStory } from './EditorStory'
import sheet from './EditorStory.module.css'
import { containers, everyElement, shortText } from './texts'
import { waitForText, waitForVisible } from '../visibility'

const meta = {
  title: 'editor/RichTextEditor',
  component: EditorStory,
  decorators: [withTexts],
  args: {
    html: shortText,
    isReadOnly: false,
    onSaved: fn(),
    uploadPicture: fn(() => Promise.resolve(pictureUrl('water-cycle'))),
  },
} satisfies Meta<typeof EditorStory>

export default meta
type Story = StoryObj<typeof meta>

const toolbar = (name: string) => within(screen.getByRole('toolbar', { name }))
const phone = { viewport: { value: 'phone', isRotated: false } }

/** Every element that a text can contain, rendered as in the reading view. */
export const EveryElement: Story = {
  args: { html: everyElement },
  play: async ({ canvas }) => {
    const text = within(textBox())
    for (const level of [1, 2, 3, 4, 5]) await expect(text.getByRole('heading', { level })).toBeVisible()
    await expect(text.getByRole('table')).toBeVisible()
    await expect(text.getByRole('img', { name: 'Leaf litter with a beetle' })).toBeVisible()
    await expect(text.getByRole('link', { name: 'oldest forest' })).toHaveAttribute('rel', 'noopener')
    await expect(textBox().querySelectorAll('math, svg:not(.lucide), hr, blockquote, pre, sub')).toHaveLength(7)
    await expect(canvas.getByText(t('editor.words', { count: 94 }))).toBeVisible()
  },
}

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('editor.placeholder'))).toBeVisible()
    await expect(canvas.getByText(t('editor.words', { count: 0 }))).toBeVisible()
  },
}

/** After a failed save, the editor keeps the text, makes it read-only and disables the toolbar (B-559). */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await expect(textBox()).toHaveAttribute('contenteditable', 'false')
    await expect(document.querySelector('[inert] [role=toolbar]')).toBeVisible()
  },
}

/** Lists, cells and quotations take up the same space in the editor as in the reading view. */
export const AsInTheReadingView: Story = {
  args: { html: containers },
  render: (args) => (
    <>
      <EditorStory {...args} />
      <section aria-label="Reading view" className={sheet.sheet}>
        <Prose sanitizedHtml={args.html} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const heightsIn = (element: HTMLElement) =>
      [...element.querySelectorAll('ul, ol, li, blockquote, td')].map((each) => [
        each.localName,
        Math.round(each.getBoundingClientRect().height),
      ])
    const reading = canvas.getByRole('region', { name: 'Reading view' })
    await expect(heightsIn(textBox())).toEqual(heightsIn(reading))
  },
}

/** Pressed buttons show the format at the caret. Arrow keys move between the buttons. */
export const ToolbarStates: Story = {
  args: { html: everyElement },
  play: async () => {
    await caretAfter('eats leaves')
    const tools = toolbar(t('editor.toolbar'))
    const list = tools.getByRole('button', { name: t('editor.tool.bulletedList') })
    await waitFor(() => expect(list).toHaveAttribute('aria-pressed', 'true'))
    await expect(tools.getByRole('button', { name: t('editor.tool.numberedList') })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await caretAfter('patient')
    await waitFor(() =>
      expect(tools.getByRole('button', { name: t('editor.tool.bold') })).toHaveAttribute('aria-pressed', 'true'),
    )
    const stop = tools.getByRole('button', { name: t('editor.tool.bold') })
    stop.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tools.getByRole('button', { name: t('editor.tool.italic') })).toHaveFocus()
  },
}

/** The text styles P and H1 to H5 (B-341). */
export const TextStyles: Story = {
  play: async ({ args }) => {
    await caretAfter('in the leaves')
    const tools = toolbar(t('editor.toolbar'))
    await userEvent.click(
      tools.getByRole('button', { name: t('editor.style', { style: `P, ${t('editor.tool.paragraph')}` }) }),
    )
    const menu = within(await screen.findByRole('menu', { name: t('editor.styles') }))
    const names = menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    await expect(names.map((name) => name?.slice(-2))).toEqual(['hP', 'H1', 'H2', 'H3', 'H4', 'H5'])
    await userEvent.click(menu.getByRole('menuitemradio', { name: new RegExp(t('editor.tool.heading2')) }))
    await waitForVisible(() => screen.getByRole('heading', { name: /in the leaves/, level: 2 }))
    await waitFor(() => expect(textBox()).toHaveFocus())
    await expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringContaining('<h2>Plants'))
  },
}

/** A floating bar offers tools for the selected text. */
export const Selection: Story = {
  play: async ({ args }) => {
    await selectText('light')
    const bar = within(await screen.findByRole('toolbar', { name: t('editor.selectionToolbar') }))
    await userEvent.click(bar.getByRole('button', { name: t('editor.tool.bold') }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringContaining('<strong>light</strong>')),
    )
    await expect(textBox()).toHaveFocus()
  },
}

/** '/' at the beginning of a word opens a listbox. Typing filters it. */
export const SlashMenu: Story = {
  play: async ({ canvas }) => {
    await caretAfter('water and air.')
    typeText(' /')
    const list = await canvas.findByRole('listbox', { name: t('editor.slash.label') })
    await expect(textBox()).toHaveFocus()
    await expect(within(list).getAllByRole('option').length).toBeGreaterThan(9)
    typeText('ta')
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    const option = within(list).getByRole('option', { name: t('editor.tool.table'), selected: true })
    await expect(textBox()).toHaveAttribute('aria-activedescendant', option.id)
  },
}

/** Enter chooses the option, arrow keys move, and Escape closes only the menu. */
export const SlashMenuKeys: Story = {
  play: async ({ canvas, args }) => {
    await caretAfter('water and air.')
    typeText(' /')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(textBox()).toHaveFocus()
    typeText(' /')
    await canvas.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('water and air. /')
    await expect(args.onSaved).toHaveBeenCalled()
  },
}

/** The form refuses an invalid URL and completes `example.org` to one. */
export const LinkForm: Story = {
  play: async ({ canvas, args }) => {
    await selectText('light')
    const bar = within(await canvas.findByRole('toolbar', { name: t('editor.selectionToolbar') }))
    await userEvent.click(bar.getByRole('button', { name: t('editor.tool.link') }))
    const field = await canvas.findByRole('textbox', { name: t('editor.link.address') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'javascript:alert(1){Enter}')
    await waitForText(canvas, t('editor.link.invalid'))
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'example.org{Enter}')
    await expect(await canvas.findByRole('link', { name: 'light' })).toHaveAttribute('href', 'https://example.org')
    await waitFor(() => expect(textBox()).toHaveFocus())
  },
}

/** While the caret is in a link, a bar offers to open, change or remove it. */
export const LinkTools: Story = {
  args: { html: everyElement },
  play: async ({ canvas }) => {
    await caretAfter('oldest')
    const bar = within(await canvas.findByRole('toolbar', { name: t('editor.link.toolbar') }))
    await expect(bar.getByRole('link', { name: t('editor.link.open') })).toHaveAttribute('target', '_blank')
    await userEvent.click(bar.getByRole('button', { name: t('editor.link.remove') }))
    await waitFor(() => expect(within(textBox()).queryByRole('link')).toBeNull())
  },
}

/** While the caret is in a table, a bar offers tools for rows and columns. */
export const TableTools: Story = {
  args: { html: everyElement },
  // The header cell of the inserted column is still empty, which axe would report.
  parameters: { a11y: { config: { rules: [{ id: 'empty-table-header', enabled: false }] } } },
  play: async ({ canvas }) => {
    await caretAfter('Hornbill')
    const tableBar = await canvas.findByRole('toolbar', { name: t('editor.table.toolbar') })
    // The bar must be below the table's top edge, otherwise it would cover the paragraph above.
    const table = within(textBox()).getByRole('table').getBoundingClientRect()
    await expect(tableBar.getBoundingClientRect().top).toBeGreaterThan(table.top)
    const bar = within(tableBar)
    const rows = () => within(textBox()).getAllByRole('row').length
    await expect(rows()).toBe(3)
    await userEvent.click(bar.getByRole('button', { name: t('editor.table.rowBelow') }))
    await waitFor(() => expect(rows()).toBe(4))
    await userEvent.click(bar.getByRole('button', { name: t('editor.table.columnAfter') }))
    await waitFor(() => expect(within(textBox()).getAllByRole('columnheader')).toHaveLength(4))
  },
}

export const PictureTools: Story = {
  args: { html: everyElement },
  play: async ({ canvas, args }) => {
    await userEvent.click(within(textBox()).getByRole('img', { name: 'Leaf litter with a beetle' }))
    const bar = within(await canvas.findByRole('toolbar', { name: t('editor.image.toolbar') }))
    await userEvent.click(bar.getByRole('button', { name: t('editor.image.describe') }))
    const field = await canvas.findByRole('textbox', { name: t('editor.image.description') })
    await userEvent.clear(field)
    await userEvent.type(field, 'A beetle{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringContaining('alt="A beetle"')))
  },
}

export const Formula: Story = {
  play: async ({ canvas, args }) => {
    await caretAfter('water and air.')
    await userEvent.click(toolbar(t('editor.toolbar')).getByRole('button', { name: t('editor.tool.math') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('editor.math.title') }))
    const insert = dialog.getByRole('button', { name: t('editor.math.insert') })
    await expect(insert).toBeDisabled()
    const field = dialog.getByRole('textbox', { name: t('editor.math.tex') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '\\frac{{1}{{2')
    await waitForText(dialog, t('editor.math.invalid'))
    await userEvent.type(field, '}')
    await waitFor(() => expect(insert).toBeEnabled())
    await expect(dialog.getByRole('group').querySelector('mfrac')).not.toBeNull()
    await userEvent.click(insert)
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringMatching(/<math[^>]*alttext="\\frac/)),
    )
    await expect(canvas.getByText(t('editor.words', { count: 14 }))).toBeVisible()
  },
}

/** The editor highlights all matches of a word. Enter moves to the next match, Escape returns to the text. */
export const Find: Story = {
  args: { html: everyElement },
  play: async ({ canvas }) => {
    await caretAfter('patient')
    await userEvent.keyboard('{Control>}f{/Control}')
    const field = await canvas.findByRole('searchbox', { name: t('editor.find.label') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'seen')
    await waitForText(canvas, t('editor.find.position', { index: 1, count: 3 }))
    await userEvent.keyboard('{Enter}{Enter}')
    await waitForText(canvas, t('editor.find.position', { index: 3, count: 3 }))
    await userEvent.keyboard('{Enter}')
    await waitForText(canvas, t('editor.find.position', { index: 1, count: 3 }))
    await expect(CSS.highlights.get('editor-match')?.size).toBe(3)
    // The Enter of an input method accepts a composed word only.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(canvas.getByText(t('editor.find.position', { index: 1, count: 3 }))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(textBox()).toHaveFocus())
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const FindNothing: Story = {
  play: async ({ canvas }) => {
    await caretAfter('leaves')
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(await canvas.findByRole('searchbox'), 'volcano')
    await waitForText(canvas, t('editor.find.none'))
    await expect(canvas.getByRole('button', { name: t('editor.find.next') })).toBeDisabled()
  },
}

const file = pictureFile('river.png')
const choosePicture = async (chosen: File) => {
  await caretAfter('in the leaves.')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, chosen)
}

/** While a picture uploads, the text can still be edited. */
export const Uploading: Story = {
  args: { uploadPicture: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ canvas }) => {
    await choosePicture(file)
    const text = t('editor.image.uploading', { name: 'river.png' })
    const bar = await canvas.findByRole('progressbar', { name: text })
    await expect(bar.closest('[aria-busy="true"]')).toBeVisible()
  },
}

/** A pasted picture appears in the text when the server has stored the file. */
export const PastedPicture: Story = {
  play: async ({ canvas, args }) => {
    await caretAfter('in the leaves.')
    pasteFile(file)
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringContaining('<img src="data:image/svg')),
    )
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The server refuses a picture. The text stays, and a button repeats the upload. */
export const UploadFailed: Story = {
  play: async ({ canvas, args }) => {
    mocked(args.uploadPicture).mockRejectedValueOnce(new Error('422'))
    await choosePicture(file)
    await waitForText(canvas, t('editor.image.failed', { name: 'river.png' }))
    await expect(textBox()).toHaveTextContent('Plants make their own food')
    await userEvent.click(canvas.getByRole('button', { name: t('editor.image.retry') }))
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenLastCalledWith(expect.stringContaining('<img src="data:image/svg')),
    )
    await expect(canvas.queryByText(t('editor.image.failed', { name: 'river.png' }))).toBeNull()
  },
}

/** The editor refuses an invalid file without sending a request. */
export const UploadRefused: Story = {
  play: async ({ canvas, args }) => {
    await choosePicture(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'poster.png', { type: 'image/png' }))
    await waitForText(canvas, t('editor.image.tooLarge', { name: 'poster.png' }))
    await expect(args.uploadPicture).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t('editor.image.dismiss') }))
    await expect(canvas.queryByText(t('editor.image.tooLarge', { name: 'poster.png' }))).toBeNull()
  },
}

/** Uploads a file of `tests/files`, and returns the picture that is sent, with the red corner's place in it. */
async function sentPicture(url: string, name: string, uploadPicture: (picture: Blob) => Promise<string>) {
  mocked(uploadPicture).mockClear()
  const content = await (await fetch(url)).blob()
  await choosePicture(new File([content], name, { type: content.type }))
  await waitFor(() => expect(uploadPicture).toHaveBeenCalledOnce(), { timeout: 20_000 })
  const [sent = new Blob()] = mocked(uploadPicture).mock.calls[0] ?? []
  const bitmap = await createImageBitmap(sent)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const isRed = (x: number) => (context?.getImageData(x, 5, 1, 1).data[1] ?? 255) < 80
  return {
    type: sent.type,
    size: `${bitmap.width} × ${bitmap.height}`,
    hasPlace: new TextDecoder('latin1').decode(await sent.arrayBuffer()).includes('Exif'),
    isRedLeft: isRed(5),
    isRedRight: isRed(bitmap.width - 5),
  }
}

/** A photo from a camera is sent upright and without the place where it was taken. The file lies on its side and has a place. */
export const PhotoWithPlace: Story = {
  play: async ({ args }) => {
    const sent = await sentPicture(turnedUrl, 'turned.jpg', args.uploadPicture)
    const isUpright = { size: '480 × 640', isRedLeft: false, isRedRight: true }
    await expect(sent).toEqual({ type: 'image/jpeg', hasPlace: false, ...isUpright })
  },
}

/** An iPhone's photo of 12 megapixels is sent as a PNG that every browser shows. */
export const PhotoFromIphone: Story = {
  play: async ({ args }) => {
    const sent = await sentPicture(heicUrl, 'IMG_0412.HEIC', args.uploadPicture)
    const isUpright = { size: '2560 × 1920', isRedLeft: true, isRedRight: false }
    await expect(sent).toEqual({ type: 'image/png', hasPlace: false, ...isUpright })
  },
}

/** A text with the name of a photo is refused, and nothing is sent. */
export const NoPhoto: Story = {
  play: async ({ canvas, args }) => {
    await choosePicture(new File(['words'], 'IMG_0412.HEIC', { type: 'image/heic' }))
    await waitForText(canvas, t('editor.image.notAnImage', { name: 'IMG_0412.HEIC' }))
    await expect(args.uploadPicture).not.toHaveBeenCalled()
  },
}

/** Escape in the text leaves it; Escape on a tool returns to the text. */
export const EscapeKey: Story = {
  play: async ({ canvas }) => {
    await caretAfter('leaves')
    toolbar(t('editor.toolbar'))
      .getByRole('button', { name: t('editor.tool.bold') })
      .focus()
    // The first Escape closes the button's tooltip.
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(textBox()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Phone: Story = {
  args: { html: everyElement },
  globals: phone,
  play: async () => {
    await selectText('patient')
    await waitForVisible(() => screen.getByRole('toolbar', { name: t('editor.selectionToolbar') }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Dark: Story = {
  args: { html: everyElement },
  globals: { mode: 'dark', buddy: 'A' },
  play: async ({ canvas }) => {
    await caretAfter('Hornbill')
    await waitForVisible(() => canvas.getByRole('toolbar', { name: t('editor.table.toolbar') }))
  },
}

export const Malay: Story = {
  globals: { language: 'ms', buddy: 'T' },
  play: async ({ canvas }) => {
    await waitForVisible(() => canvas.getByRole('toolbar', { name: 'Pemformatan' }))
    await caretAfter('water and air.')
    typeText(' /jad')
    await waitForVisible(() => canvas.getByRole('option', { name: 'Jadual' }))
  },
}
