import type { Card } from '@/api/cards/card.schema'
import { selectPermissions } from '@/api/user'
import { pictureSourcesFor } from '@/model/actions/pictureActions'
import { useAppSelector } from '@/store/hooks'
import { DropSheet } from './DropSheet'
import { useDroppedFiles } from './useDroppedFiles'

type CardPictureDropProps = { card: Card; onFile: (file: File) => void }

/** Takes a picture that is dropped or pasted on an open card, outside of its text. The upload opens with its preview. */
export function CardPictureDrop({ card, onFile }: CardPictureDropProps) {
  const permissions = useAppSelector(selectPermissions)
  const isPermitted = pictureSourcesFor({ card, permissions }).includes('user_upload')
  const isOver = useDroppedFiles(isPermitted, ([first]) => first && onFile(first))
  return isOver ? <DropSheet place="card" /> : null
}
