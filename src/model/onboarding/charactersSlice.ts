import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { readItem, writeItem } from '@/lib/browserStorage'
import { type AppThunk, rootReducer } from '@/store/rootReducer'

/** Onboarding characters; each introduces one part of the app until dismissed (A-272, C-258, C-259). */
export const CHARACTERS = ['gallery', 'tutor', 'quiz', 'discover', 'recommendation', 'stack'] as const
export type Character = (typeof CHARACTERS)[number]

/** localStorage key of the dismissed characters, a JSON array. */
const KEY = 'onboarding-char-dismissed'
const storedSchema = z.array(z.string())

/** Dismissed characters of this device; none if the entry is missing, broken or blocked. */
function readDismissed(): Character[] {
  let stored: unknown
  try {
    stored = JSON.parse(readItem('localStorage', KEY) ?? '[]')
  } catch {
    return []
  }
  const { data = [] } = z.safeParse(storedSchema, stored)
  return CHARACTERS.filter((character) => data.includes(character))
}

/** Dismissed onboarding characters. A dismissal lasts at least until the page closes, even without storage. */
export const characters = createSlice({
  name: 'characters',
  initialState: readDismissed,
  reducers: {
    characterDismissed(dismissed, { payload }: PayloadAction<Character>) {
      if (!dismissed.includes(payload)) dismissed.push(payload)
    },
  },
  selectors: {
    selectIsDismissed: (dismissed, character: Character) => dismissed.includes(character),
  },
})

const { characterDismissed } = characters.actions
export const { selectIsDismissed } = characters.injectInto(rootReducer).selectors

/** Dismisses a character for good on this device; keeps what another tab has dismissed meanwhile. */
export const dismissCharacter =
  (character: Character): AppThunk =>
  (dispatch) => {
    dispatch(characterDismissed(character))
    writeItem('localStorage', KEY, JSON.stringify([...new Set([...readDismissed(), character])]))
  }
