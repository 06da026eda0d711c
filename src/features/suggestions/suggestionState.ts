/**
 * State of an open card's suggestions on screen, as a pure reducer (B-313 to B-326, D-2467 to D-2472). The suggested texts, and whether
 * they were applied or dismissed, are server data in the card.
 */
import type { Card, Heart, LearnerLevel } from '@/api/cards/card.schema'
import { HEARTS } from './anchors'

export const LEVELS: readonly LearnerLevel[] = ['beginner', 'mixed_abilities', 'advanced']

/**
 * `enabled`: the text is being saved and its passages marked. `generating`: missing letters are being generated. `present`: the suggestions
 * are shown.
 */
type Phase = 'disabled' | 'enabled' | 'generating' | 'present'

export type SuggestionState = {
  phase: Phase
  level: LearnerLevel
  /** Letters that are being generated; each shows a placeholder (B-319). */
  loading: readonly Heart[]
  /** Letter that is hovered or focused; its passage is highlighted (B-321). */
  active?: Heart
  /** Expanded letter (B-322, B-323). */
  selected?: Heart
  /** Letter whose suggestion is being streamed into the text (B-325). */
  applying?: Heart
}

export type SuggestionEvent =
  | { type: 'enabled' }
  | { type: 'disabled' }
  | { type: 'generating'; hearts: readonly Heart[] }
  | { type: 'present' }
  | { type: 'levelChosen'; level: LearnerLevel }
  | { type: 'activated'; heart: Heart | undefined }
  | { type: 'selected'; heart: Heart | undefined }
  | { type: 'applying'; heart: Heart }
  | { type: 'applyEnded'; isApplied: boolean }

export const initialSuggestions = (level: LearnerLevel): SuggestionState => ({ phase: 'disabled', level, loading: [] })

export function reduceSuggestions(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'enabled':
      return { ...state, phase: 'enabled' }
    case 'disabled':
      return initialSuggestions(state.level)
    case 'generating':
      return { ...state, phase: 'generating', loading: event.hearts }
    case 'present':
      return { ...state, phase: 'present', loading: [] }
    case 'levelChosen':
      return { ...state, level: event.level, loading: [], selected: undefined, active: undefined }
    case 'activated':
      return { ...state, active: event.heart }
    case 'selected':
      return { ...state, selected: event.heart }
    case 'applying':
      return { ...state, applying: event.heart, selected: event.heart }
    case 'applyEnded': {
      const { applying: _applying, ...rest } = state
      return event.isApplied ? { ...rest, selected: undefined, active: undefined } : rest
    }
  }
}

export type Letter = {
  heart: Heart
  text: string
  status: 'loading' | 'displayed' | 'active' | 'selected' | 'applying'
}

type Stored = Pick<Card, 'ai_suggestions'>

const setOf = ({ ai_suggestions }: Stored, level: LearnerLevel) => ai_suggestions?.[level] ?? {}

/** Returns the letters for which the level has no suggestion yet. A dismissed letter is not missing (B-332, D-2468). */
export const missingLetters = (card: Stored, level: LearnerLevel): Heart[] =>
  HEARTS.filter((heart) => setOf(card, level)[heart] === undefined)

/** Returns the letters that the user can choose, neither applied nor dismissed. */
export const displayedLetters = (card: Stored, level: LearnerLevel): Heart[] =>
  HEARTS.filter((heart) => setOf(card, level)[heart]?.status === 'displayed')

/** Returns the applied or dismissed letters, which 'Suggest more' generates again (D-2469). */
export const spentLetters = (card: Stored, level: LearnerLevel): Heart[] =>
  HEARTS.filter((heart) => ['applied', 'dismissed'].includes(setOf(card, level)[heart]?.status ?? ''))

function statusOf({ active, selected, applying }: SuggestionState, heart: Heart): Letter['status'] {
  if (heart === applying) return 'applying'
  if (heart === selected) return 'selected'
  return heart === active ? 'active' : 'displayed'
}

/** Returns the letters beside the text in the order H, E, A, R, T. Applied and dismissed letters are left out. */
export function shownLetters(card: Stored, state: SuggestionState): Letter[] {
  if (state.phase === 'disabled') return []
  const set = setOf(card, state.level)
  return HEARTS.flatMap((heart): Letter[] => {
    if (state.loading.includes(heart)) return [{ heart, text: '', status: 'loading' }]
    const suggestion = set[heart]
    if (suggestion?.status !== 'displayed') return []
    return [{ heart, text: suggestion.text, status: statusOf(state, heart) }]
  })
}
