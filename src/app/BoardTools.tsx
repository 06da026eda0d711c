import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useCardList } from '@/api/cards/useCardList'
import { selectMe } from '@/api/user'
import { cardListArgFromUrl } from '@/features/board/boardUrl'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/lazyComponent'
import { IconButton } from '@/ui/IconButton'

const CreateBoardDialog = lazyComponent(() =>
  import('@/features/board/CreateBoardDialog').then((file) => file.CreateBoardDialog),
)

const FilterMenu = lazyComponent(() => import('@/features/board/FilterMenu').then((file) => file.FilterMenu))

/** The board's section of the top bar: new board, filter and sort (B-074, B-077). */
export function BoardTools() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { stackId } = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const openStack = stackId ?? search.stack
  const arg = cardListArgFromUrl(search, openStack)
  const { cards } = useCardList(arg)
  const me = useSelector(selectMe)
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
          filter={arg.filter}
          sort={arg.sort}
          order={arg.order}
          cards={cards}
          isTeacher={me?.roles.includes('teacher') ?? false}
          isAutoLayout={me?.autolayout ?? true}
          onChange={(change) =>
            void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true })
          }
          onHome={() => void navigate({ to: '/board', search: {} })}
        />
      ) : null}
      {isCreating ? (
        <CreateBoardDialog
          parentId={openStack ?? null}
          onCreated={({ id }) => void navigate({ to: '/board/stack/{-$stackId}', params: { stackId: id }, search: {} })}
          onClose={() => setIsCreating(false)}
          onLoadError={() => setIsCreating(false)}
        />
      ) : null}
    </>
  )
}
