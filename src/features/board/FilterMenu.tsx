import type { RefObject } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Card, CardType } from '@/api/card.schema'
import { cardTypes } from '@/api/card.schema'
import type { CardFilter, CardSort, SortOrder } from '@/api/cardOrder.contract'
import { formats } from '@/formats/registry'
import { useTranslation } from '@/i18n/i18n'
import { MenuItem, MenuSection } from '@/ui/Menu'
import { MenuAt } from '@/ui/MenuAt'
import { selectShownTypes, typesChosen } from './shownTypes'

type Choice = { filter: CardFilter; sort: CardSort; order: SortOrder }

type FilterMenuProps = Choice & {
  /** The loaded list: only types that it holds are offered. */
  cards: readonly Card[]
  isTeacher: boolean
  /** Auto Layout keeps the order of dates: nothing is sorted by hand (decisions/board Y2). */
  isAutoLayout: boolean
  onChange: (change: Partial<Choice>) => void
  onHome: () => void
  /** What the menu hangs on. */
  anchor: RefObject<Element | null>
  onClose: () => void
}

const SORTS: { sort: CardSort; key: string }[] = [
  { sort: 'created_at', key: 'board.filterMenu.recentlyCreated' },
  { sort: 'updated_at', key: 'board.filterMenu.recentlyModified' },
  { sort: 'alphabetical', key: 'board.filterMenu.alphabetical' },
  { sort: 'manual', key: 'board.filterMenu.manual' },
]
const ORDERS: { order: SortOrder; key: string }[] = [
  { order: 'asc', key: 'board.filterMenu.ascending' },
  { order: 'desc', key: 'board.filterMenu.descending' },
]

/** By hand counts upwards, everything else begins with the newest or the last letter (board 4, stack). */
const orderFor = (sort: CardSort): SortOrder => (sort === 'manual' ? 'asc' : 'desc')

/** The one chosen key of a section in which exactly one is chosen. */
const firstOf = (keys: 'all' | Set<string | number>) => (keys === 'all' ? undefined : keys.values().next().value)

/** Which cards the board shows, and in what order (board 2; decisions/board X9). */
export function FilterMenu(props: FilterMenuProps) {
  const { filter, sort, order, cards, isTeacher, isAutoLayout, onChange, onHome, anchor, onClose } = props
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const shownTypes = useSelector(selectShownTypes)
  const present = new Set(cards.map(({ type }) => type))
  const sharedLabel = t(isTeacher ? 'board.filterMenu.sharedWithMe' : 'board.filterMenu.showSchoolwork')
  const types = cardTypes.filter((type) => present.has(type) || shownTypes.includes(type))

  return (
    <MenuAt anchor={anchor} label={t('board.filterMenu.open')} onClose={onClose}>
      <MenuItem id="home" onAction={onHome}>
        {t('board.filterMenu.home')}
      </MenuItem>
      <MenuSection
        title={t('board.filterMenu.shareStatus')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={(keys) => onChange({ filter: firstOf(keys) as CardFilter })}
      >
        <MenuItem id="all">{t('board.filterMenu.showAll')}</MenuItem>
        <MenuItem id="shared" textValue={sharedLabel}>
          <span title={t('board.filterMenu.showShared')}>{sharedLabel}</span>
        </MenuItem>
      </MenuSection>
      <MenuSection
        title={t('board.filterMenu.sort')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[sort]}
        onSelectionChange={(keys) => {
          const chosen = firstOf(keys) as CardSort
          onChange({ sort: chosen, order: orderFor(chosen) })
        }}
      >
        {SORTS.filter((choice) => choice.sort !== 'manual' || !isAutoLayout).map((choice) => (
          <MenuItem key={choice.sort} id={choice.sort}>
            {t(choice.key)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={t('board.filterMenu.order')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[order]}
        onSelectionChange={(keys) => onChange({ order: firstOf(keys) as SortOrder })}
      >
        {ORDERS.map((choice) => (
          <MenuItem key={choice.order} id={choice.order}>
            {t(choice.key)}
          </MenuItem>
        ))}
      </MenuSection>
      {types.length > 1 ? (
        <MenuSection
          title={t('board.filterMenu.formatType')}
          selectionMode="multiple"
          selectedKeys={shownTypes}
          onSelectionChange={(keys) =>
            dispatch(typesChosen(keys === 'all' ? [] : types.filter((type: CardType) => keys.has(type))))
          }
        >
          {types.map((type) => (
            <MenuItem key={type} id={type}>
              {t(formats[type].labelKey)}
            </MenuItem>
          ))}
        </MenuSection>
      ) : null}
    </MenuAt>
  )
}
