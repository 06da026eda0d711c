import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { imagesCalls } from '@/api/images.contract'
import { keepSearchKeyword } from '@/api/cards/searchKeywords'
import { intercept } from '@/testing/intercept'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import type { PictureActionId } from '@/cardTypes/cardTypeDefinition'
import { t } from '../translate'
import { snackbarsOf, waitForText, waitForVisible } from '../visibility'
import { seedCardId } from './seedIds'

const TEXT = 'Photosynthesis: How Plants Make Food'
/** An image card, which has no banner. */
const IMAGE = 'Coral Reef off Semporna'
const DARK = { mode: 'dark', buddy: 'R' }
const PHONE = { viewport: { value: 'phone', isRotated: false } }
/** A page of 1280 px at 400 % zoom. */
const MAGNIFIED = { viewport: { value: 'magnified', isRotated: false } }
const pathOf = (title: string) => `/board/focus/${seedCardId(title)}`

const meta = {
  ...appStoryMeta,
  title: 'screens/PictureTool',
  args: { ...appStoryMeta.args, as: 'cikgu_aina', path: pathOf(TEXT) },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>

const LABELS = {
  search: 'pictureTool.action.search',
  magic: 'pictureTool.action.magic',
  upload: 'pictureTool.action.upload',
  edit: 'pictureTool.action.edit',
  download: 'pictureTool.action.download',
} as const satisfies Record<PictureActionId, string>

const findToolbar = ({ canvas }: AppPlayContext) => canvas.findByRole('toolbar', { name: t('pictureTool.toolbar') })

/** Waits until the opened card has arrived at its place. Otherwise its menu would move with it. */
const waitUntilStill = ({ canvasElement }: AppPlayContext) =>
  Promise.all(
    canvasElement
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  )

/** Presses as a finger does, which shows no tooltip. */
const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })

async function openMenu(context: AppPlayContext) {
  const button = await context.canvas.findByRole('button', { name: t('pictureTool.menu') })
  await waitUntilStill(context)
  await tap(button)
}

/** Presses a button of the toolbar, or its item in the menu of a phone. */
async function pressAction(context: AppPlayContext, action: PictureActionId) {
  const isNarrow = matchMedia('(width < 600px)').matches
  if (isNarrow) {
    await openMenu(context)
    await tap(await screen.findByRole('menuitem', { name: t(LABELS[action]) }))
  } else {
    const toolbar = within(await findToolbar(context))
    await userEvent.click(toolbar.getByRole('button', { name: t(LABELS[action]) }))
  }
}

/** Opens the tool and returns queries within its dialog. */
async function openTool(context: AppPlayContext, action: PictureActionId) {
  await pressAction(context, action)
  const title = t(action === 'edit' ? 'pictureTool.pan.title' : 'pictureTool.title')
  return within(await screen.findByRole('dialog', { name: title }))
}

type Dialog = Awaited<ReturnType<typeof openTool>>

const findResults = (dialog: Dialog) => dialog.findByRole('grid', { name: t('pictureTool.results') })
const findPictures = async (dialog: Dialog) => within(await findResults(dialog)).getAllByRole('row')
const chooseButton = (dialog: Dialog) => dialog.getByRole('button', { name: t('pictureTool.choose') })

/** Creates a story in a mode of the tool. */
const toolStory = (
  action: PictureActionId,
  play: (dialog: Dialog, context: AppPlayContext) => Promise<void>,
  story: Story = {},
): Story => ({ ...story, play: async (context) => play(await openTool(context, action), context) })

async function expectToolbar(context: AppPlayContext, ...actions: PictureActionId[]) {
  const buttons = within(await findToolbar(context)).getAllByRole('button')
  await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    actions.map((action) => t(LABELS[action])),
  )
  await waitForVisible(() => buttons[0])
}

export const Toolbar: Story = {
  play: (context) => expectToolbar(context, 'search', 'magic', 'upload', 'edit', 'download'),
}

export const ToolbarDark: Story = { ...Toolbar, globals: DARK }

/** A stack is cropped nowhere but on its tile, so it has no button that moves the picture. */
export const ToolbarOfStack: Story = {
  args: { path: pathOf('Poems We Love') },
  play: (context) => expectToolbar(context, 'search', 'magic', 'upload', 'download'),
}

/** Below 600 px the toolbar is one button with a menu. */
export const ToolbarOnPhone: Story = {
  globals: PHONE,
  play: async (context) => {
    await openMenu(context)
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5)
  },
}

/** Gives the card to another person, before the app loads it. */
const ownedBy = (username: string): Story => ({
  args: { as: username },
  beforeEach: ({ loaded }) => {
    const { people, cards } = getStoryApp({ loaded }).session.mockServer.db
    const owner = [...people.all()].find((person) => person.username === username)
    const card = cards.get(seedCardId(TEXT))
    if (owner && card) cards.set({ ...card, owner_id: owner.id })
  },
})

/** A pupil who may neither make nor save pictures. */
export const ToolbarWithoutMagic: Story = {
  ...ownedBy('aida_r'),
  play: (context) => expectToolbar(context, 'search', 'upload', 'edit'),
}

/** A pupil who may only search. */
export const ToolbarWithSearchOnly: Story = {
  ...ownedBy('jason_t'),
  play: async (context) => {
    await expectToolbar(context, 'search')
    const dialog = await openTool(context, 'search')
    await expect(dialog.getAllByRole('tab')).toHaveLength(1)
  },
}

const SHARED = 'Our Rain Gauge, Week 6'

/** A pupil who may edit shared cards changes the picture of a friend's card, but may not upload one. */
export const ToolbarOfSharedCard: Story = {
  args: { as: 'farid_o', path: pathOf(SHARED) },
  play: async (context) => {
    await expectToolbar(context, 'search', 'magic', 'edit', 'download')
    const dialog = await openTool(context, 'search')
    await expect(dialog.getAllByRole('tab')).toHaveLength(2)
    const [first] = await findPictures(dialog)
    if (first) await userEvent.click(first)
    await userEvent.click(chooseButton(dialog))
    await waitForText(screen, t('image.message.replaced'))
  },
}

/** A student sees the card of the teacher without the tools. */
export const ToolbarHidden: Story = {
  args: { as: 'mei_ling', path: pathOf('Inside a Volcano') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Inside a Volcano', level: 1 })
    await canvas.findByRole('toolbar', { name: t('focus.toolbar') })
    await expect(canvas.queryByRole('toolbar', { name: t('pictureTool.toolbar') })).toBeNull()
  },
}

/** Opens with pictures for the words of the card; none is chosen yet. */
export const SearchForCard = toolStory('search', async (dialog) => {
  await expect((await findPictures(dialog)).length).toBeGreaterThan(0)
  await expect(chooseButton(dialog)).toBeDisabled()
})

export const SearchDark = { ...SearchForCard, globals: DARK }
export const SearchOnPhone = { ...SearchForCard, globals: PHONE }
export const SearchInMalay = { ...SearchForCard, globals: { language: 'ms' } }

/** True if the whole element is in view, which scrolling must reach. */
const isInView = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}

/** Expects that scrolling, without a sideways one, brings each element into view. */
async function expectReachable(elements: (Element | undefined)[]) {
  const dialog = screen.getByRole('dialog')
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  for (const element of elements) {
    element?.scrollIntoView({ block: 'center' })
    await waitFor(() => expect(element && isInView(element)).toBe(true))
  }
}

/** At 400 % zoom everything scrolls together, and nothing is cut off. */
export const SearchMagnified = toolStory(
  'search',
  async (dialog) => {
    const [first] = await findPictures(dialog)
    await expectReachable([
      ...dialog.getAllByRole('tab'),
      dialog.getByRole('searchbox'),
      first,
      dialog.getByRole('button', { name: t('pictureTool.remove') }),
      chooseButton(dialog),
    ])
  },
  { globals: MAGNIFIED },
)

/** The field has the words that the server has named; the results are those of the card. */
export const SearchWithKeyword: Story = {
  play: async (context) => {
    const { store } = getStoryApp(context)
    store.dispatch(keepSearchKeyword(seedCardId(TEXT), 'leaf in the sun'))
    const dialog = await openTool(context, 'search')
    await expect(dialog.getByRole('searchbox')).toHaveValue('leaf in the sun')
    await findResults(dialog)
  },
}

export const SearchTyped = toolStory('search', async (dialog) => {
  await userEvent.type(dialog.getByRole('searchbox'), 'volcano')
  await waitFor(async () => {
    const [first] = await findPictures(dialog)
    await expect(first?.getAttribute('aria-label')).toMatch(/volcano/i)
  })
})

export const SearchChosen = toolStory('search', async (dialog) => {
  const [, second] = await findPictures(dialog)
  if (second) await userEvent.click(second)
  await expect(chooseButton(dialog)).toBeEnabled()
})

export const SearchLoading = toolStory(
  'search',
  async (dialog) => {
    await waitForText(dialog, t('image.loader.searching'))
  },
  { args: { pendingCalls: ['searchImages'] } },
)

export const SearchWithoutResults = toolStory(
  'search',
  async (dialog) => {
    await waitForText(dialog, t('pictureTool.search.noneForCard.title'))
  },
  { args: { scenario: 'imageSearchEmpty' } },
)

/** Shows 60 results at once, and more after a press. */
export const SearchMany = toolStory(
  'search',
  async (dialog) => {
    await expect(await findPictures(dialog)).toHaveLength(60)
    await userEvent.click(dialog.getByRole('button', { name: t('pictureTool.search.more') }))
    await expect(await findPictures(dialog)).toHaveLength(120)
  },
  { args: { scenario: 'imageSearchMany' } },
)

export const SearchFailed: Story = {
  parameters: { allowedConsole: [/^\[api\] searchImages failed/] },
  play: async (context) => {
    intercept(getStoryApp(context), imagesCalls.searchImages, () => ({ status: 500 }))
    const dialog = await openTool(context, 'search')
    await waitForText(dialog, t('pictureTool.search.failed.title'))
  },
}

const CARE = { message: 'You are not alone. Please talk to an adult you trust, or call 15999.' }

/** Words of care stand calmly in place of pictures. */
export const SearchWithCare: Story = {
  parameters: { allowedConsole: [/^\[api\] findImages failed/] },
  play: async (context) => {
    intercept(getStoryApp(context), imagesCalls.findImages, () => ({ status: 422, body: CARE }))
    const dialog = await openTool(context, 'search')
    await userEvent.type(dialog.getByRole('searchbox'), 'nobody likes me')
    await waitForText(dialog, CARE.message)
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const Magic = toolStory('magic', async (dialog) => {
  await waitForText(dialog, t('pictureTool.magic.empty'))
  await expect(dialog.getByRole('button', { name: t('pictureTool.magic.make') })).toBeDisabled()
})

const promptField = (dialog: Dialog) => dialog.getByRole('textbox', { name: t('pictureTool.magic.label') })

export const MagicMade = toolStory('magic', async (dialog) => {
  await userEvent.type(promptField(dialog), 'A volcano by the sea{Enter}')
  const made = () => within(dialog.getByRole('grid', { name: t('pictureTool.magic.results') })).getAllByRole('row')
  await waitFor(() => expect(made()).toHaveLength(1))
  await userEvent.type(promptField(dialog), ' at night{Enter}')
  await waitFor(() => expect(made()).toHaveLength(2))
  await expect(chooseButton(dialog)).toBeEnabled()
  await waitForVisible(() => dialog.getByRole('button', { name: t('pictureTool.magic.again') }))
})

export const MagicMadeDark = { ...MagicMade, globals: DARK }
export const MagicMadeOnPhone = { ...MagicMade, globals: PHONE }

export const MagicMaking = toolStory(
  'magic',
  async (dialog) => {
    await userEvent.type(promptField(dialog), 'A volcano by the sea{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: /Make/ })).toHaveAttribute('aria-disabled', 'true'))
  },
  { args: { pendingCalls: ['makeMagicImage'] } },
)

/** A wish that needs care gets words, and is kept nowhere. */
export const MagicWithCare: Story = {
  parameters: { allowedConsole: [/^\[api\] makeMagicImage failed/] },
  play: async (context) => {
    intercept(getStoryApp(context), imagesCalls.makeMagicImage, () => ({ status: 422, body: CARE }))
    const dialog = await openTool(context, 'magic')
    await userEvent.type(promptField(dialog), 'nobody likes me{Enter}')
    await waitForText(dialog, CARE.message)
    await expect(promptField(dialog)).toHaveValue('')
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

/** The failure is told by a snackbar; the wish stays. */
export const MagicFailed: Story = {
  parameters: { allowedConsole: [/^\[api\] makeMagicImage failed/] },
  play: async (context) => {
    intercept(getStoryApp(context), imagesCalls.makeMagicImage, () => ({ status: 500 }))
    const dialog = await openTool(context, 'magic')
    await userEvent.type(promptField(dialog), 'A volcano{Enter}')
    await waitForText(screen, t('image.message.generateError'))
    await expect(promptField(dialog)).toHaveValue('A volcano')
  },
}

export const Upload = toolStory('upload', async (dialog) => {
  await waitForText(dialog, t('pictureTool.upload.drop'))
  await expect(chooseButton(dialog)).toBeDisabled()
})

export const UploadOnPhone = { ...Upload, globals: PHONE }

/** A small valid picture. */
const drawnFile = async (name: string) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#2f7d5b'
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = '#ffd86b'
    context.fillRect(80, 60, 240, 180)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

const fileInput = () => document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')

const pickFile = async (file: File) => {
  const input = fileInput()
  if (input) await userEvent.upload(input, file)
}

export const UploadReady = toolStory('upload', async (dialog) => {
  await pickFile(await drawnFile('garden.png'))
  await waitForText(dialog, t('pictureTool.upload.ready'))
  await expect(chooseButton(dialog)).toBeEnabled()
})

export const UploadReadyDark = { ...UploadReady, globals: DARK }

/** Choose works at once: the dialog closes, and the upload goes on. */
export const UploadSending = toolStory(
  'upload',
  async (dialog) => {
    await pickFile(await drawnFile('garden.png'))
    await waitForText(dialog, t('image.loader.uploading'))
    await expect(chooseButton(dialog)).toBeEnabled()
  },
  { args: { pendingCalls: ['uploadImage'] } },
)

/** Cancel aborts the call, and the card keeps its picture. */
export const UploadCancelled: Story = {
  play: async (context) => {
    let isAborted = false
    const untilAborted = ({ signal }: Request) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true
          reject(new DOMException('Aborted', 'AbortError'))
        })
      })
    intercept(getStoryApp(context), imagesCalls.uploadImage, untilAborted)
    const dialog = await openTool(context, 'upload')
    await pickFile(await drawnFile('garden.png'))
    await waitForText(dialog, t('image.loader.uploading'))
    await userEvent.click(dialog.getByRole('button', { name: t('pictureTool.cancel') }))
    await waitFor(() => expect(isAborted).toBe(true))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const UploadTooLarge = toolStory('upload', async (dialog) => {
  await pickFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
  await waitForText(screen, t('image.message.fileSize'))
  await expect(chooseButton(dialog)).toBeDisabled()
})

/** First bytes of a PNG that claims to have 20,000 × 20,000 px. */
const HUGE = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 78, 32, 0, 0, 78, 32]

/** A refused file is not shown, and does not look as if it were still on its way. */
export const UploadRefused = toolStory('upload', async (dialog) => {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    const image = document.querySelector('[role="dialog"] img')
    if (image) seen.push(image.outerHTML)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await pickFile(new File([Uint8Array.from(HUGE)], 'huge.png', { type: 'image/png' }))
  await waitForText(dialog, t('pictureTool.upload.notUsed'))
  observer.disconnect()
  await expect(seen).toEqual([])
  await waitForVisible(() => dialog.getByText(t('pictureTool.upload.drop')))
  await expect(chooseButton(dialog)).toBeDisabled()
})

/** The tile and the banner show different parts of the picture. */
export const Reposition = toolStory('edit', async (dialog) => {
  await waitForText(dialog, t('pictureTool.pan.hint'))
  const slider = dialog.getByRole('slider', { name: t('pictureTool.pan.position') })
  await expect(slider).toHaveAttribute('aria-valuetext', t('pictureTool.pan.percent', { percent: 50 }))
})

export const RepositionDark = { ...Reposition, globals: DARK }
export const RepositionOnPhone = { ...Reposition, globals: PHONE }

export const RepositionMagnified = toolStory(
  'edit',
  async (dialog) => {
    await waitForText(dialog, t('pictureTool.pan.hint'))
    await expectReachable([dialog.getByRole('slider'), dialog.getByRole('button', { name: t('pictureTool.pan.done') })])
  },
  { globals: MAGNIFIED },
)

/** The picture has the shape of its only frame. */
export const RepositionWithoutSlack = toolStory(
  'edit',
  async (dialog) => {
    await waitForText(dialog, t('pictureTool.pan.whole'))
    await expect(dialog.queryByRole('slider')).toBeNull()
  },
  { args: { path: pathOf(IMAGE) } },
)

/** The open card says what is done with its picture. */
export const LoaderOnOpenCard: Story = {
  args: { pendingCalls: ['replaceImage'] },
  play: async (context) => {
    const dialog = await openTool(context, 'search')
    const [, second] = await findPictures(dialog)
    if (second) await userEvent.click(second)
    await userEvent.click(chooseButton(dialog))
    const card = within(await context.canvas.findByRole('main', { name: t('focus.label', { title: TEXT }) }))
    await waitForText(card, t('image.loader.searching'))
  },
}

/** Choosing closes the dialog; the notice offers Undo. */
export const Replaced: Story = {
  play: async (context) => {
    const dialog = await openTool(context, 'search')
    const [, second] = await findPictures(dialog)
    if (second) await userEvent.click(second)
    await userEvent.click(chooseButton(dialog))
    await waitForText(screen, t('image.message.replaced'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitForVisible(() => snackbarsOf(context).getByRole('button', { name: t('board.undo') }))
  },
}
