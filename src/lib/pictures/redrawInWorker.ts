import type { RedrawAnswer, RedrawRequest } from './redraw.worker'

/** Draws a picture again, upright and without metadata. Rejects if it cannot be decoded, and with AbortError once aborted. */
export type Redraw = (
  content: Blob,
  options: Omit<RedrawRequest, 'content'>,
  signal: AbortSignal | undefined,
) => Promise<Blob>

/** Draws one picture in a worker of its own, so that neither decoding nor its memory stays with the page. */
export const redrawInWorker: Redraw = (content, options, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException('The operation was aborted.', 'AbortError'))
    const worker = new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => end(() => reject(new DOMException('The operation was aborted.', 'AbortError')))
    signal?.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }: MessageEvent<RedrawAnswer>) =>
      end(() => ('drawn' in data ? resolve(data.drawn) : reject(new Error(data.error)))),
    )
    worker.addEventListener('error', () => end(() => reject(new Error('The worker did not load.'))))
    worker.postMessage({ content, ...options } satisfies RedrawRequest)
  })
