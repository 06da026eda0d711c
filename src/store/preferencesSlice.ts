import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { type Language, languages } from '@/i18n/i18n'

export const modes = ['light', 'dark', 'system'] as const

/** Choices for the number of rows per page in the address book. */
export const ROWS_PER_PAGE = [5, 10] as const

/** Returns the first language of the browser that the app has, else English. Regions count as their language. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  return wanted.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en'
}

const preferencesSchema = z.object({
  mode: z.catch(z.enum(modes), 'system'),
  language: z.catch(z.enum(languages), 'en'),
  /** Rows per page of the address book. */
  rowsPerPage: z.catch(z.literal(ROWS_PER_PAGE), 5),
})
/** Preferences stored on this device. */
export type Preferences = z.output<typeof preferencesSchema>

const STORAGE_KEY = 'heartboard-preferences'

/** Returns the stored preferences; invalid values become the defaults. Without a stored language, the browser's counts. Never throws. */
export function loadPreferences(): Preferences {
  const defaults = { language: browserLanguage() }
  try {
    return preferencesSchema.parse({ ...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') })
  } catch {
    return preferencesSchema.parse(defaults)
  }
}

export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // Storage is full or blocked, so the preferences last only until the page is closed.
  }
}

const preferences = createSlice({
  name: 'preferences',
  initialState: preferencesSchema.parse({}),
  reducers: {
    /** Applies the preferences that another tab has stored. */
    preferencesFollowed: (_, { payload }: PayloadAction<Preferences>) => payload,
    modeChanged(state, { payload }: PayloadAction<Preferences['mode']>) {
      state.mode = payload
    },
    languageChanged(state, { payload }: PayloadAction<Preferences['language']>) {
      state.language = payload
    },
    rowsPerPageChanged(state, { payload }: PayloadAction<Preferences['rowsPerPage']>) {
      state.rowsPerPage = payload
    },
  },
  selectors: { selectPreferences: (state) => state },
})

export const preferencesReducer = preferences.reducer
export const { modeChanged, languageChanged, rowsPerPageChanged, preferencesFollowed } = preferences.actions
export const { selectPreferences } = preferences.selectors
