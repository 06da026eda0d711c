import type { Card } from '@/api/cards/card.schema'
import { downloadUrl, isAbsoluteImage } from '@/api/imageUrl'
import { loadTexts } from '@/i18n/i18n'
import { exportFileName, pictureExtension, saveFile } from '@/lib/exportFile'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { fetchPicture } from './fetchPicture'

/**
 * Saves the picture of a card in the window's width, under the card's title (C-401, C-402). A picture of
 * another site opens in a new tab.
 */
export const downloadPicture =
  ({ image, title }: Pick<Card, 'image' | 'title'>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { transport }) => {
    const url = image === null ? '' : downloadUrl(transport.baseUrl, image, window.innerWidth)
    if (!url) return
    if (image !== null && isAbsoluteImage(image)) return void window.open(url, '_blank', 'noopener,noreferrer')
    const file = await dispatch(fetchPicture(url))
    if (file) return saveFile(file, exportFileName(title, pictureExtension(file.type)))
    await loadTexts('pictures')
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'image.message.downloadError' } }))
  }
