import type { Card } from '@/api/cards/card.schema'
import { downloadUrl, isAbsoluteImage } from '@/api/imageUrl'
import { loadTexts } from '@/i18n/i18n'
import { exportFileName, saveFile } from '@/lib/exportFile'
import type { AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'

/** Returns the extension of a file by its type: `image/svg+xml` → `svg`, `image/jpeg` → `jpg`. */
const extensionOf = (type: string) =>
  /^image\/([\w-]+)/.exec(type)?.[1]?.replace('jpeg', 'jpg').replace(/^x-/, '') ?? 'png'

/**
 * Saves the picture of a card in the window's width, under the card's title (C-401, C-402). The file is fetched, because a
 * link or a navigation would pass by the mock server's worker. A picture of another site opens in a new tab.
 */
export const downloadPicture =
  ({ image, title }: Pick<Card, 'image' | 'title'>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { transport }) => {
    const url = image === null ? '' : downloadUrl(transport.baseUrl, image, window.innerWidth)
    if (!url) return
    if (image !== null && isAbsoluteImage(image)) return void window.open(url, '_blank', 'noopener,noreferrer')
    const response = await transport
      .fetch(new Request(new URL(url, globalThis.location.href), { credentials: 'include' }))
      .catch(() => undefined)
    const file = response?.ok ? await response.blob().catch(() => undefined) : undefined
    if (file) return saveFile(file, exportFileName(title, extensionOf(file.type)))
    await loadTexts('pictures')
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'image.message.downloadError' } }))
  }
