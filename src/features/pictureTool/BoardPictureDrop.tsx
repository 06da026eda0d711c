import { selectPermissions } from '@/api/user'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { DropSheet } from './DropSheet'
import { useDroppedFiles } from './useDroppedFiles'

type BoardPictureDropProps = {
  /** Stack that is open; undefined for My Board. */
  stackId: string | undefined
  /** False while a card covers the board. */
  isActive: boolean
}

/** Makes cards of pictures that are dropped or pasted on the board. */
export function BoardPictureDrop({ stackId, isActive }: BoardPictureDropProps) {
  const dispatch = useAppDispatch()
  const isPermitted = useAppSelector(selectPermissions).includes('board.format.image.create')
  const add = async (files: readonly File[]) => {
    const { addBoardPictures } = await import('@/model/pictures/boardPictures')
    await dispatch(addBoardPictures(files, stackId ?? null))
  }
  const isOver = useDroppedFiles(isActive && isPermitted, (files) => void add(files))
  return isOver ? <DropSheet place="board" /> : null
}
