/** An event of a trace that has ended. Times are in microseconds; `tdur` is processor time. */
type Slice = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number; tdur?: number }
type ThreadName = { name: 'thread_name'; pid: number; tid: number; args: { name: string } }
type TraceEvent = Slice | ThreadName

/** Work of the page's main thread, in ms of processor time. Other processes do not affect processor time. */
export type Work = {
  script: number
  layout: number
  all: number
  /** Sum of the time by which tasks exceed 50 ms. */
  blocking: number
  longestTask: number
  /** Number of frames in which the page ran a callback. */
  frames: number
}

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

const SCRIPT =
  /^(FunctionCall|EvaluateScript|RunMicrotasks|\w*MicrotaskCheckpoint|FireAnimationFrame|TimerFire|EventDispatch|ParseHTML|V8\..*)$/
const LAYOUT = /^(Layout|UpdateLayoutTree)$/
const BLOCKING_MS = 50

const isSlice = (event: TraceEvent): event is Slice => 'ph' in event && event.ph === 'X'
const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`

/** Returns the events of the busiest main thread among all pages. It belongs to the measured page. */
function mainThread(events: TraceEvent[]): Slice[] {
  const mains = new Map<string, Slice[]>()
  for (const event of events) {
    if (event.name === 'thread_name' && 'args' in event && event.args.name === 'CrRendererMain')
      mains.set(threadOf(event), [])
  }
  for (const event of events) if (isSlice(event)) mains.get(threadOf(event))?.push(event)
  const [busiest = []] = [...mains.values()].sort((a, b) => b.length - a.length)
  return busiest.sort((a, b) => a.ts - b.ts || b.dur - a.dur)
}

const framesOf = (slices: readonly Slice[]) => slices.filter(({ name }) => name === 'FireAnimationFrame').length

function workOf(slices: readonly Slice[]): Work {
  const work: Work = { script: 0, layout: 0, all: 0, blocking: 0, longestTask: 0, frames: framesOf(slices) }
  const open: Slice[] = []
  const add = (name: string, ms: number) => {
    if (SCRIPT.test(name)) work.script += ms
    else if (LAYOUT.test(name)) work.layout += ms
  }
  for (const slice of slices) {
    for (let last = open.at(-1); last && last.ts + last.dur <= slice.ts; last = open.at(-1)) open.pop()
    const outer = open.at(-1)
    const ms = (slice.tdur ?? 0) / 1000
    add(slice.name, ms)
    if (outer) add(outer.name, -ms)
    if (slice.name === 'RunTask') {
      work.all += ms
      work.blocking += Math.max(0, ms - BLOCKING_MS)
      work.longestTask = Math.max(work.longestTask, ms)
    }
    open.push(slice)
  }
  if (work.all === 0) throw new Error('The trace contains no task of the page.')
  return work
}

const slicesOf = (trace: Buffer) =>
  mainThread((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents)

/** Sums up a Chromium trace (JSON). The time of a nested event counts only for the inner event. */
export const readWork = (trace: Buffer): Work => workOf(slicesOf(trace))

/** Returns the work before and after the middle of the trace. */
export function readHalves(trace: Buffer): [Work, Work] {
  const slices = slicesOf(trace)
  const middle = ((slices[0]?.ts ?? 0) + (slices.at(-1)?.ts ?? 0)) / 2
  return [workOf(slices.filter(({ ts }) => ts < middle)), workOf(slices.filter(({ ts }) => ts >= middle))]
}
