import { useCallback } from 'react'
import type { CardOf } from '@/api/cards/card.schema'
import { useSaveImageInTextMutation } from '@/api/images'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { RichTextEditor } from '@/editor/view/RichTextEditor'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { decodeEntities } from '../rules/decode'
import { PICTURE_SIZE, useImageUrl } from '../rules/imageUrl'
import type { RichTextCardType } from './definition'

type CardTextEditorProps = {
  card: CardOf<RichTextCardType>
  /** Text of the card, with unsaved changes. */
  html: string
  isReadOnly: boolean
  isDirty: boolean
}

/** Editor for a card's text. The card's saver saves the changes; pictures are uploaded to the server (C-398). */
export function CardTextEditor({ card, ...text }: CardTextEditorProps) {
  const dispatch = useAppDispatch()
  const { change, flush, hold } = useCardSaver()
  const imageUrl = useImageUrl()
  const pictureUrl = useCallback((src: string) => imageUrl(src, PICTURE_SIZE), [imageUrl])
  const [saveImageInText] = useSaveImageInTextMutation()
  return (
    <RichTextEditor
      {...text}
      textId={card.id}
      title={decodeEntities(card.title).trim()}
      onChange={(readHtml) => change(() => ({ body: readHtml() }))}
      onLeave={() => void flush()}
      pictureUrl={pictureUrl}
      uploadPicture={(image) => saveImageInText({ image }).unwrap()}
      onUpload={hold}
      onLateFailure={(message) => dispatch(snackbarShown({ kind: 'danger', text: { message } }))}
    />
  )
}
