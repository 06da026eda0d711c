/** Measures inside the page. All times are in ms. */
import type { Density } from '@/store/density'

export type Lift = {
  /** From the mouse movement that lifts the card to the end of the first frame with the drag preview. */
  shown: number
  /** From the same movement until the drag preview is in the DOM, without waiting for a frame. */
  mounted: number
}

export type Frames = {
  gaps: number[]
  /** How often each tile was rendered, by card id. */
  tiles: Record<string, number>
  /** How often each cell (the draggable element) was rendered, by card id. */
  cells: Record<string, number>
  /** Ids of dragged cards and drop targets. These may be rendered during the drag. */
  participants: string[]
}

/** Times in ms from the change of density: `shown` ends with the first frame that has new cells, `filled` with a filled view. */
export type Switch = { shown: number; filled: number }

/** Cost of a changed card: time in ms, and how many tiles and cells were rendered. */
export type Patch = { took: number; tiles: number; cells: number }

export type Meter = {
  /** Starts waiting for a movement of at least 10 px with the button pressed, and then for the drag preview. */
  awaitLift: () => void
  /** Resolves with the result of `awaitLift`. */
  lift: () => Promise<Lift | undefined>
  /** Starts to record frames and to count renders. */
  begin: () => void
  end: () => Frames
  /** Scrolls by this many px per frame, for `distance` px or to the end. */
  scroll: (pxPerFrame: number, distance?: number) => Promise<void>
  /** Changes a card through the store, as a live event does. Resolves when the DOM has changed. */
  patch: (cardId: string, title: string) => Promise<Patch>
  switchDensity: (density: Density) => Promise<Switch>
}

/** Changes that the page dispatches to the store. They are rendered at once, without the delay of a batch. */
export type StoreChanges = {
  patch: (cardId: string, title: string) => void
  chooseDensity: (density: Density) => void
}

type RenderKind = 'tile' | 'cell'
type Counting = typeof globalThis & { countRender: (kind: RenderKind, cardId: string) => void }

/** Distance in px after which both boards lift a card. */
const ACTIVATION_DISTANCE = 10

const counts: Record<RenderKind, Map<string, number>> = { tile: new Map(), cell: new Map() }
export const countRender = (kind: RenderKind, cardId: string): void =>
  void counts[kind].set(cardId, (counts[kind].get(cardId) ?? 0) + 1)
;(globalThis as Counting).countRender = countRender

const afterFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })

/** Number of frames without a new cell after which the view counts as filled. */
const UNCHANGED_FRAMES = 5
const cellsInView = () =>
  [...document.querySelectorAll('[data-card-id]')].filter(
    (cell) => cell.getBoundingClientRect().top < window.innerHeight,
  ).length

const nextChange = (target: Node, options: MutationObserverInit, isExpected: () => boolean) =>
  new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isExpected()) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(target, options)
  })

/**
 * Measures the next lift.
 * @param previewSelector selector of the drag preview
 */
async function watchLift(previewSelector: string): Promise<Lift> {
  const isPreviewPresent = () => document.querySelector(previewSelector) !== null
  const moved = new Promise<number>((resolve) => {
    let start: { x: number; y: number } | undefined
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const down = ({ clientX, clientY }: MouseEvent) => {
      start = { x: clientX, y: clientY }
    }
    const move = ({ clientX, clientY, timeStamp }: MouseEvent) => {
      if (!start || Math.hypot(clientX - start.x, clientY - start.y) < ACTIVATION_DISTANCE) return
      stop.abort()
      resolve(timeStamp)
    }
    window.addEventListener('mousedown', down, options)
    window.addEventListener('mousemove', move, options)
  })
  const mounted = nextChange(document.body, { childList: true, subtree: true }, isPreviewPresent)
  const at = await moved
  let shown = await afterFrame()
  while (!isPreviewPresent()) shown = await afterFrame()
  return { shown: shown - at, mounted: (await mounted) - at }
}

let gaps: number[] = []
const participants = new Set<string>()
let stopWatching = () => undefined as void

function begin() {
  gaps = []
  counts.tile.clear()
  counts.cell.clear()
  participants.clear()
  let last = 0
  let isOver = false
  const onFrame = (now: number) => {
    if (isOver) return
    // The browser's clock has a resolution of 0.1 ms.
    if (last > 0) gaps.push(Math.round((now - last) * 10) / 10)
    last = now
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLElement && target.dataset.drag) participants.add(target.dataset.cardId ?? '')
    }
  })
  observer.observe(document.body, { attributes: true, attributeFilter: ['data-drag'], subtree: true })
  stopWatching = () => {
    isOver = true
    observer.disconnect()
  }
}

function end(): Frames {
  stopWatching()
  return {
    gaps,
    tiles: Object.fromEntries(counts.tile),
    cells: Object.fromEntries(counts.cell),
    participants: [...participants],
  }
}

const scroll = (pxPerFrame: number, distance = Infinity) =>
  new Promise<void>((resolve) => {
    const start = window.scrollY
    const step = () => {
      const before = window.scrollY
      window.scrollBy({ top: pxPerFrame, behavior: 'instant' })
      if (window.scrollY === before || Math.abs(window.scrollY - start) >= distance) resolve()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

/**
 * Makes the meter available on `window`.
 * @param previewSelector selector of the drag preview
 */
export function exposeMeter(previewSelector: string, changes: StoreChanges): void {
  const patch = async (cardId: string, title: string): Promise<Patch> => {
    const cell = document.querySelector(`[data-card-id="${cardId}"]`)
    if (!cell) throw new Error('The card is not on screen.')
    counts.tile.clear()
    counts.cell.clear()
    const changed = nextChange(cell, { characterData: true, childList: true, subtree: true }, () =>
      cell.textContent.includes(title),
    )
    const begun = performance.now()
    changes.patch(cardId, title)
    const took = (await changed) - begun
    await afterFrame()
    return { took, tiles: sum(counts.tile.values()), cells: sum(counts.cell.values()) }
  }
  const switchDensity = async (density: Density): Promise<Switch> => {
    const list = document.querySelector('[role=grid]')
    if (!list) throw new Error('There is no board on screen.')
    const cellWidth = () => document.querySelector<HTMLElement>('[data-card-id]')?.style.inlineSize
    const before = cellWidth()
    const changed = nextChange(list, { attributes: true, subtree: true, childList: true }, () => cellWidth() !== before)
    const begun = performance.now()
    changes.chooseDensity(density)
    await changed
    const shown = await afterFrame()
    let filled = shown
    let count = cellsInView()
    let unchangedFrames = 0
    while (unchangedFrames < UNCHANGED_FRAMES) {
      const frame = await afterFrame()
      const hasChanged = cellsInView() !== count
      if (hasChanged) {
        filled = frame
        count = cellsInView()
      }
      unchangedFrames = hasChanged ? 0 : unchangedFrames + 1
    }
    return { shown: shown - begun, filled: filled - begun }
  }
  let lift: Promise<Lift> | undefined
  const awaitLift = () => {
    lift = watchLift(previewSelector)
  }
  const meter: Meter = { awaitLift, lift: async () => lift, begin, end, scroll, patch, switchDensity }
  Object.assign(window, { meter })
}
