import { onTestFinished, vi } from 'vitest'

class FakeUtterance extends EventTarget {
  lang = ''
  constructor(readonly text: string) {
    super()
  }
}

/** Gives the page a voice that says nothing, until the test finishes; jsdom has none. */
export function fakeSpeech() {
  const spoken: FakeUtterance[] = []
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', { speak: (utterance: FakeUtterance) => spoken.push(utterance), cancel })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { spoken, cancel, endLast: () => spoken.at(-1)?.dispatchEvent(new Event('end')) }
}
