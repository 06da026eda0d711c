/** A complete event of a trace; times in microseconds, `tdur` is processor time. */
type Slice = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number; tdur?: number }
type ThreadName = { name: 'thread_name'; pid: number; tid: number; args: { name: string } }
type TraceEvent = Slice | ThreadName

/** Work of the page's main thread in ms of processor time, which is independent of other processes. */
export type Work = {
  script: number
  layout: number
  all: number
  /** Sum over all tasks of the time beyond 50 ms. */
  blocking: number
  longestTask: number
}

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

const SCRIPT =
  /^(FunctionCall|EvaluateScript|RunMicrotasks|\w*MicrotaskCheckpoint|FireAnimationFrame|TimerFire|EventDispatch|ParseHTML|V8\..*)$/
const LAYOUT = /^(Layout|UpdateLayoutTree)$/
const BLOCKING_MS = 50

const isSlice = (event: TraceEvent): event is Slice => 'ph' in event && event.ph === 'X'
const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`

/** The busiest main thread of all pages: the page under measurement. */
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

/** Reads a Chromium trace (JSON). Nested events count once, for the inner name. */
export function readWork(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const work: Work = { script: 0, layout: 0, all: 0, blocking: 0, longestTask: 0 }
  const open: Slice[] = []
  const add = (name: string, ms: number) => {
    if (SCRIPT.test(name)) work.script += ms
    else if (LAYOUT.test(name)) work.layout += ms
  }
  for (const slice of mainThread(traceEvents)) {
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
