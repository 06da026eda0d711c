/** Reads texts aloud with the browser's voices, one at a time. */
import { createExternalStore } from '@/lib/createExternalStore'

/** In characters. Chrome stops in the middle of longer utterances. */
const MAX_UTTERANCE = 200

/** Id of the text that is being read. One store for the whole page, which has only one voice (D-0095). */
export const reading = createExternalStore<string | null>(null)

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

export const canSpeak = (): boolean => synthesis() !== undefined

/** Splits a text into pieces that are short enough for one utterance, at the ends of sentences or otherwise at spaces. */
export function toUtterances(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    let rest = sentence.trim()
    while (rest.length > MAX_UTTERANCE) {
      const blank = rest.lastIndexOf(' ', MAX_UTTERANCE)
      const end = blank > 0 ? blank : MAX_UTTERANCE
      pieces.push(rest.slice(0, end).trim())
      rest = rest.slice(end).trim()
    }
    if (rest) pieces.push(rest)
  }
  return pieces
}

export function stopReading(): void {
  if (reading.getState() === null) return
  reading.setState(null)
  synthesis()?.cancel()
}

/**
 * Reads a text aloud. Stops the text that is being read before.
 * @param id value of `reading` while this text is read
 * @param language BCP 47 tag
 */
export async function readAloud(id: string, language: string, text: () => Promise<string>): Promise<void> {
  stopReading()
  reading.setState(id)
  const utterances = toUtterances(await text())
  // Meanwhile, the user may have stopped reading or started another text.
  if (reading.getState() !== id) return
  const finish = () => {
    if (reading.getState() === id) reading.setState(null)
  }
  if (utterances.length === 0) return finish()
  for (const [index, words] of utterances.entries()) {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = language
    utterance.addEventListener('error', finish)
    if (index === utterances.length - 1) utterance.addEventListener('end', finish)
    synthesis()?.speak(utterance)
  }
}
