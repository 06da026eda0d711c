import { Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCardList } from '@/api/cards/useCardList'
import { selectMe } from '@/api/user'
import { useBoardLocation } from '@/features/board/useBoardLocation'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { IconButton } from '@/ui/IconButton'
import { useAppSelector } from '@/store/hooks'

const CreateBoardDialog = lazyComponent(() =>
  import('@/features/board/CreateBoardDialog').then((file) => file.CreateBoardDialog),
)

const FilterMenu = lazyComponent(() => import('@/features/board/FilterMenu').then((file) => file.FilterMenu))

/** The board's tools in the top bar: new board, filter and sort (B-074, B-077). */
export function BoardTools() {
  const { t } = useTranslation()
  const { list, stackId, changeList, openStack, openMyBoard } = useBoardLocation()
  const { cards } = useCardList(list)
  const me = useAppSelector(selectMe)
  const [isCreating, setIsCreating] = useState(false)
  const [isFiltering, setIsFiltering] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)

  return (
    <>
      <IconButton
        label={t('board.create.open')}
        icon={<Plus aria-hidden="true" />}
        placement="bottom"
        onPress={() => setIsCreating(true)}
      />
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
          cards={cards}
          isTeacher={me?.roles.includes('teacher') ?? false}
          isAutoLayout={me?.autolayout ?? true}
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
