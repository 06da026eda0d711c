/** Reads texts aloud with the voices of the browser, one at a time. */

/** Characters of one utterance; Chrome stops in longer ones. */
const MAX_UTTERANCE = 200

let readingId: string | null = null
const listeners = new Set<() => void>()

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis

/** False where the browser has no voices. */
export const canSpeak = (): boolean => synthesis() !== undefined

function setReading(id: string | null) {
  readingId = id
  for (const listener of listeners) listener()
}

export const readingNow = (): string | null => readingId

export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Splits a text at the ends of sentences, else at blanks, into pieces that one utterance can say. */
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
  if (readingId === null) return
  setReading(null)
  synthesis()?.cancel()
}

/**
 * Reads a text aloud; what was being read stops.
 * @param id of what is read, as `readingNow` gives it
 * @param language BCP 47
 */
export async function readAloud(id: string, language: string, text: () => Promise<string>): Promise<void> {
  stopReading()
  setReading(id)
  const utterances = toUtterances(await text())
  // Stopped, or another text was begun, meanwhile.
  if (readingId !== id) return
  const finish = () => {
    if (readingId === id) setReading(null)
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
