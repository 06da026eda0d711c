import { useShortcuts } from '@/lib/shortcuts'

type QuestionKeys = {
  labels: readonly string[]
  onChoose: (label: string) => void
}

/**
 * Keyboard shortcuts of an open question. A to J choose an answer while keyboard focus is on the card (D-0041). Enter
 * and Space press the focused control, otherwise they would open the next card.
 * @param answers undefined while no answer can be chosen
 */
export function useQuestionKeys(answers?: QuestionKeys): void {
  useShortcuts('editor', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey) return undefined
    if (key === 'Enter' || key === ' ') return {}
    const label = key.toUpperCase()
    // `body` counts as the card, because a card opened by its URL does not get keyboard focus.
    const isOnCard = target === document.body || (target instanceof Element && target.closest('main') !== null)
    if (!/^[A-J]$/.test(label) || !answers?.labels.includes(label) || !isOnCard || shiftKey) return undefined
    return { run: () => answers.onChoose(label) }
  })
}
