import { ArrowUpDown, FileText, Plus, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CardListArg } from '@/api/cards/cardListPages'
import { type CardList, useCardList } from '@/api/cards/useCardList'
import { selectIsAutoLayout, selectPermissions } from '@/api/user'
import type { BoardLocation } from '@/model/board/boardUrl'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import type { NewMenuProps } from './NewMenu'
import { useCanCreateBoard } from './useCanCreateBoard'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { preloadOnApproach } from '@/lib/loading/preloadOnApproach'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { IconButton } from '@/ui/IconButton'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const CreateBoardDialog = lazyComponent(() => import('./CreateBoardDialog').then((file) => file.CreateBoardDialog))

const NewMenu = lazyComponent(() => import('../boardMenus').then((menus) => menus.NewMenu))

export const FilterMenu = lazyComponent(() => import('../boardMenus').then((menus) => menus.FilterMenu))

/** Screens on which the top bar has room for only one menu. */
export const NARROWEST_SCREEN = '(width < 480px)'

/** Screens on which one button with a word offers everything that can be new. */
const WIDE_SCREEN = '(width >= 900px)'

const filterMenu = { part: 'filter', labelKey: 'board.filterMenu.filter', icon: SlidersHorizontal } as const
const sortMenu = { part: 'view', labelKey: 'board.filterMenu.view', icon: ArrowUpDown } as const
const filterAndSort = { part: 'all', labelKey: 'board.filterMenu.open', icon: SlidersHorizontal } as const

type FilterButtonProps = (typeof filterMenu | typeof sortMenu | typeof filterAndSort) &
  Pick<BoardLocation, 'list'> &
  Pick<CardList, 'cards'>

/** Button that opens the filter menu, the menu for sorting and view, or one menu with both (B-077). */
function FilterButton({ part, labelKey, icon: Icon, list, cards }: FilterButtonProps) {
  const { t } = useTranslation()
  const label = t(labelKey)
  const { changeList, openMyBoard } = useBoardLocation()
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        word={label}
        icon={<Icon aria-hidden="true" />}
        placement="bottom"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        {...preloadOnApproach(FilterMenu)}
      />
      {isOpen ? (
        <FilterMenu
          part={part}
          label={label}
          anchor={button}
          onClose={() => setIsOpen(false)}
          onLoadError={() => setIsOpen(false)}
          filter={list.filter}
          sort={list.sort}
          order={list.order}
          cards={cards}
          isAutoLayout={isAutoLayout}
          onChange={changeList}
          onHome={() => openMyBoard()}
        />
      ) : null}
    </>
  )
}

/** Filled button that opens the menu of new things. */
function NewButton({ isPending, ...actions }: Pick<NewMenuProps, 'onText' | 'onBoard'> & { isPending: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={t('board.create.new')}
        word={t('board.create.new')}
        icon={<Plus aria-hidden="true" />}
        variant="accent"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isPending={isPending}
        onPress={() => setIsOpen(true)}
        {...preloadOnApproach(NewMenu)}
      />
      {isOpen ? (
        <NewMenu {...actions} anchor={button} onClose={() => setIsOpen(false)} onLoadError={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}

type BoardToolsProps = {
  /** Renders what hands the list out: for a stack also its presentation. */
  renderExport: (list: CardListArg) => ReactNode
}

/** The board's buttons in the top bar: new things, export, filter and sort (B-074, B-077, D-0072). */
export function BoardTools({ renderExport }: BoardToolsProps) {
  const { t } = useTranslation()
  const { list, stackId, openCard, openStack } = useBoardLocation()
  const cardList = useCardList(list)
  const canCreate = useCanCreateBoard(stackId, cardList)
  const canWrite = useAppSelector(selectPermissions).includes('board.format.text.edit')
  const dispatch = useAppDispatch()
  const [isCreatingText, setIsCreatingText] = useState(false)
  const startText = () => {
    setIsCreatingText(true)
    void import('../boardParts')
      .then(({ createText }) => dispatch(createText(stackId ?? null)))
      .then((id) => id && openCard(id))
      .finally(() => setIsCreatingText(false))
  }
  const [isCreating, setIsCreating] = useState(false)

  const isWide = useMediaQuery(WIDE_SCREEN)
  const menus = useMediaQuery(NARROWEST_SCREEN) ? [filterAndSort] : [filterMenu, sortMenu]

  return (
    <>
      {/* Stays rendered while the dialog is open. Focus then returns to this button, even after the navigation to the new board. */}
      {isWide && (canCreate || isCreating) ? (
        <NewButton
          isPending={isCreatingText}
          onText={canWrite ? startText : undefined}
          onBoard={() => setIsCreating(true)}
        />
      ) : null}
      {!isWide && (canCreate || isCreating) ? (
        <IconButton
          label={t('board.create.open')}
          icon={<Plus aria-hidden="true" />}
          placement="bottom"
          onPress={() => setIsCreating(true)}
        />
      ) : null}
      {!isWide && canCreate && canWrite ? (
        <IconButton
          label={t('board.create.text')}
          icon={<FileText aria-hidden="true" />}
          placement="bottom"
          isPending={isCreatingText}
          onPress={startText}
        />
      ) : null}
      {renderExport(list)}
      {menus.map((menu) => (
        <FilterButton key={menu.part} {...menu} list={list} cards={cardList.cards} />
      ))}
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
