import { type ReactNode, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { selectPermissions } from '@/api/user'
import { cardPicture } from '@/cardTypes/rules/cardPicture'
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { type PictureCommands, type PictureMode, pictureSourcesFor } from '@/model/actions/pictureActions'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'

export const PictureTool = lazyComponent(async () => {
  const [file] = await Promise.all([import('./PictureTool'), loadTexts('pictureTool', 'pictures')])
  return file.PictureTool
})

type OpenTool = { cardId: string; mode: PictureMode; file?: File }

/** Gives a screen the picture tool. `commands` open it for a card; the screen renders `pictureTool`. */
export function usePictureTool(): {
  commands: PictureCommands
  /** Opens the upload of a card with a file that was dropped or pasted. */
  openWithFile: (cardId: string, file: File) => void
  pictureTool: ReactNode
} {
  const dispatch = useAppDispatch()
  const permissions = useAppSelector(selectPermissions)
  const [tool, setTool] = useState<OpenTool>()
  const card = useAppSelector((state) => (tool ? selectCachedCard(state, tool.cardId) : undefined))
  const close = () => setTool(undefined)
  useCloseOnInaccessibleCard(tool ? [tool.cardId] : [], close)

  const download = async (downloaded: Card) => {
    const { downloadPicture } = await import('@/model/pictures/downloadPicture')
    await dispatch(downloadPicture({ title: downloaded.title, image: cardPicture(downloaded) }))
  }
  const render = () => {
    if (!tool || !card) return null
    return (
      <PictureTool
        key={card.id}
        card={card}
        mode={tool.mode}
        sources={pictureSourcesFor({ card, permissions })}
        file={tool.file}
        onClose={close}
        onLoadError={close}
      />
    )
  }
  return {
    commands: { openTool: ({ id }, mode) => setTool({ cardId: id, mode }), download },
    openWithFile: (cardId, file) => setTool({ cardId, mode: 'user_upload', file }),
    pictureTool: render(),
  }
}
