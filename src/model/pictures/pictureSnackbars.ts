import type { AppThunk } from '@/store/rootReducer'
import type { Snackbar } from '@/store/snackbarsSlice'
import { retryBoardPicture } from './boardPictures'
import { undoPicture } from './changePicture'

type PictureAction = Extract<Snackbar['action'], { name: 'undoPicture' | 'retryBoardPicture' }>

/** Runs the action of a snackbar about a picture. */
export const runPictureAction = (action: PictureAction): AppThunk<Promise<void>> =>
  action.name === 'undoPicture' ? undoPicture(action.picture) : retryBoardPicture(action.id)
