/** How smoothly a streaming reply was shown. All times are in ms. */
export type Smoothness = {
  /** From the question to the end of the reply. */
  took: number
  /** Sum of the time by which long tasks exceed 50 ms. */
  totalBlocking: number
  longestTask: number
  /** The longest time between two frames. */
  worstGap: number
  /** How many frames are missing from 60 per second. */
  droppedFrames: number
  shownFrames: number
  shownCharacters: number
}

export type Meter = { measureReply: () => Promise<Smoothness> }

const FRAME_MS = 1000 / 60
const BLOCKING_MS = 50

/** Measures from now until the streaming reply ends. Call it before the question is sent. */
function measureReply(): Promise<Smoothness> {
  const begun = performance.now()
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })

  return new Promise((resolve) => {
    let reply: Element | null = null
    let last = begun
    let worstGap = 0
    let droppedFrames = 0
    let shownFrames = 0

    const finish = () => {
      const took = last - begun
      // Wait for the last long task, because the browser reports a task only after it has ended.
      setTimeout(() => {
        tasks.push(...observer.takeRecords().map(({ duration }) => duration))
        observer.disconnect()
        resolve({
          took,
          totalBlocking: tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0),
          longestTask: Math.max(0, ...tasks),
          worstGap,
          droppedFrames,
          shownFrames,
          shownCharacters: reply?.textContent?.length ?? 0,
        })
      }, 200)
    }
    const onFrame = (now: number) => {
      const gap = now - last
      worstGap = Math.max(worstGap, gap)
      droppedFrames += Math.max(0, Math.round(gap / FRAME_MS) - 1)
      shownFrames += 1
      last = Math.max(last, now)
      reply ??= document.querySelector('li[aria-busy]')
      if (reply?.getAttribute('aria-busy') === 'false') finish()
      else requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  })
}

Object.assign(window, { meter: { measureReply } satisfies Meter })
