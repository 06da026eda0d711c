/** Running work on the pictures of cards. Tile and open card show its text in place of the picture (C-225 to C-230). */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { ImageSource } from '@/api/images.contract'
import { rootReducer } from './rootReducer'
import { sessionEnded } from './sessionEvents'

/** Source of a picture for the loader text: `focus_stream` is the server's own work, `panning` a move in the frame (C-174). */
export type PictureWorkSource = ImageSource | 'focus_stream' | 'panning' | 'unknown'

export type PictureWork = {
  id: string
  cardId: string
  source: PictureWorkSource
  /** Part of the file that has been sent, 0 to 1; null if unknown. */
  progress: number | null
}

export const pictureWork = createSlice({
  name: 'pictureWork',
  initialState: [] as PictureWork[],
  reducers: {
    pictureWorkStarted: {
      reducer(state, { payload }: PayloadAction<PictureWork>) {
        state.push(payload)
      },
      prepare: (work: Pick<PictureWork, 'cardId' | 'source'>) => ({
        payload: { ...work, id: nanoid(), progress: null },
      }),
    },
    pictureWorkAdvanced(state, { payload: { id, progress } }: PayloadAction<{ id: string; progress: number }>) {
      const work = state.find((candidate) => candidate.id === id)
      if (work) work.progress = progress
    },
    pictureWorkEnded: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.filter(({ id }) => id !== payload.id),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => [])
  },
})

export const { pictureWorkStarted, pictureWorkAdvanced, pictureWorkEnded } = pictureWork.actions
pictureWork.injectInto(rootReducer)
