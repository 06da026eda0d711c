/** Checks a chosen file, and converts what a server or another person must not get as it is. */
import { type Redraw, redrawInWorker } from './redrawInWorker'
import { convertedName, type FileProblem, mimeTypeOf, planFor, sizeProblemOf } from './pictureRules'

export type PreparedPicture = { file: File } | { problem: FileProblem }

type PrepareOptions = {
  maxBytes: number
  signal?: AbortSignal | undefined
  redraw?: Redraw
}

/**
 * Returns the file to send: HEIC as PNG, JPEG upright and without the place where it was taken, other pictures as they
 * are, with the type of their content. Never rejects.
 */
export async function preparePicture(
  file: File,
  { maxBytes, signal, redraw = redrawInWorker }: PrepareOptions,
): Promise<PreparedPicture> {
  const problem = sizeProblemOf(file.size, maxBytes)
  if (problem) return { problem }
  try {
    const plan = planFor(new Uint8Array(await file.arrayBuffer()))
    if ('problem' in plan) return plan
    const { kind, action } = plan
    const type = mimeTypeOf(kind)
    if (action === 'keep') return { file: new File([file], file.name, { type }) }
    const content = file.type === type ? file : file.slice(0, file.size, type)
    const drawn = await redraw(content, { format: action, isHeic: kind === 'heic', maxBytes }, signal)
    return { file: new File([drawn], convertedName(file.name, action), { type: mimeTypeOf(action) }) }
  } catch {
    // A folder, a file that has left the device, a broken picture, or a worker that does not load.
    return { problem: 'unreadable' }
  }
}
