import { skipToken } from '@reduxjs/toolkit/query'
import { FilePen, Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { useGetCardQuery } from '@/api/cards/optimisticCards'
import { type CardList, useCardList } from '@/api/cards/useCardList'
import { selectIsAutoLayout, selectMe, selectPermissions } from '@/api/user'
import { useBoardLocation } from '@/features/board/useBoardLocation'
import { useCreateText } from '@/features/board/useCreateText'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { IconButton } from '@/ui/IconButton'
import { useAppSelector } from '@/store/hooks'

const CreateBoardDialog = lazyComponent(() =>
  import('@/features/board/CreateBoardDialog').then((file) => file.CreateBoardDialog),
)

const ExportButton = lazyComponent(() => import('@/features/export/ExportButton').then((file) => file.ExportButton), {
  isOptional: true,
})
const FilterMenu = lazyComponent(() => import('@/features/board/FilterMenu').then((file) => file.FilterMenu))

/**
 * Whether boards may be created here: on My Board, and in stacks of one's own (D-2411). The cards of a stack name its owner; the stack
 * itself is requested when it has none.
 */
function useCanCreateBoard(stackId: string | undefined, { status, cards }: CardList): boolean {
  const userId = useAppSelector(selectMe)?.id
  // A card that was moved here optimistically may lack the owner.
  const isChild = ({ parent_id, parent_owner_id }: Card) => parent_id === stackId && parent_owner_id !== null
  const child = stackId === undefined ? undefined : cards.find(isChild)
  const isStackNeeded = stackId !== undefined && status === 'ready' && !child
  const { currentData: stack } = useGetCardQuery(isStackNeeded ? { cardId: stackId } : skipToken)
  if (stackId === undefined) return true
  return child ? child.parent_owner_id === userId : (stack?.isOwner ?? false)
}

/** The board's tools in the top bar: new board, new text, export of the open stack, filter and sort (B-074, B-077, D-0072). */
export function BoardTools() {
  const { t } = useTranslation()
  const { list, stackId, changeList, openCard, openStack, openMyBoard } = useBoardLocation()
  const cardList = useCardList(list)
  const canCreate = useCanCreateBoard(stackId, cardList)
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const canWrite = useAppSelector(selectPermissions).includes('board.format.text.edit')
  const { createText, isPending: isCreatingText } = useCreateText(stackId ?? null, openCard)
  const [isCreating, setIsCreating] = useState(false)
  const [isFiltering, setIsFiltering] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)

  return (
    <>
      {/* While the dialog is open, too: focus returns to the button, wherever the new board has led to. */}
      {canCreate || isCreating ? (
        <IconButton
          label={t('board.create.open')}
          icon={<Plus aria-hidden="true" />}
          placement="bottom"
          onPress={() => setIsCreating(true)}
        />
      ) : null}
      {canCreate && canWrite ? (
        <IconButton
          label={t('board.create.text')}
          icon={<FilePen aria-hidden="true" />}
          placement="bottom"
          isPending={isCreatingText}
          onPress={() => void createText()}
        />
      ) : null}
      {stackId === undefined ? null : (
        <ExportButton key={stackId} cardId={stackId} scope="board" label={t('board.exportStack')} />
      )}
      <IconButton
        ref={filterButton}
        label={t('board.filterMenu.open')}
        icon={<SlidersHorizontal aria-hidden="true" />}
        placement="bottom"
        aria-haspopup="menu"
        aria-expanded={isFiltering}
        onPress={() => setIsFiltering(true)}
      />
      {isFiltering ? (
        <FilterMenu
          anchor={filterButton}
          onClose={() => setIsFiltering(false)}
          onLoadError={() => setIsFiltering(false)}
          filter={list.filter}
          sort={list.sort}
          order={list.order}
          cards={cardList.cards}
          isAutoLayout={isAutoLayout}
          onChange={changeList}
          onHome={() => openMyBoard()}
        />
      ) : null}
      {isCreating ? (
        <CreateBoardDialog
          parentId={stackId ?? null}
          onCreated={({ id }) => openStack(id)}
          onClose={() => setIsCreating(false)}
          onLoadError={() => setIsCreating(false)}
        />
      ) : null}
    </>
  )
}
