import type { RefObject } from 'react'
import type { Card, CardType } from '@/api/cards/card.schema'
import { cardTypeNames } from '@/api/cards/card.schema'
import { selectMe, userApi } from '@/api/user'
import type { CardFilter, CardSort, SortOrder } from '@/api/cards/cardOrder.contract'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { densities, DENSITY_PREFERENCE, selectDensity } from '@/store/density'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { MenuItem, MenuSection } from '@/ui/Menu'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { defaultOrderFor, isSortAvailable } from '@/model/board/boardUrl'
import { selectCardTypeFilter, cardTypeFilterChanged } from '@/model/board/cardTypeFilterSlice'
import { sharedFilterKey } from './sharedFilterKey'

type FilterSettings = { filter: CardFilter; sort: CardSort; order: SortOrder }

/**
 * `filter` shows the share status and the card types; `view` shows sorting and density. `all` is for a narrow top bar, which has room for
 * only one menu.
 */
type FilterMenuPart = 'filter' | 'view' | 'all'

type FilterMenuProps = FilterSettings & {
  part: FilterMenuPart
  label: string
  /** Loaded cards. The menu offers their types and the types already chosen. */
  cards: readonly Card[]
  /** Auto Layout offers only sorting by date (B-251, D-2202, D-2203). */
  isAutoLayout: boolean
  onChange: (change: Partial<FilterSettings>) => void
  onHome: () => void
  anchor: RefObject<Element | null>
  onClose: () => void
}

const SORTS: { sort: CardSort; key: TextKey }[] = [
  { sort: 'created_at', key: 'board.filterMenu.recentlyCreated' },
  { sort: 'updated_at', key: 'board.filterMenu.recentlyModified' },
  { sort: 'alphabetical', key: 'board.filterMenu.alphabetical' },
  { sort: 'manual', key: 'board.filterMenu.manual' },
]
const ORDERS: { order: SortOrder; key: TextKey }[] = [
  { order: 'asc', key: 'board.filterMenu.ascending' },
  { order: 'desc', key: 'board.filterMenu.descending' },
]

/** Returns the selected key of a section in which one item can be selected. */
const firstKey = (keys: 'all' | Set<string | number>) => (keys === 'all' ? undefined : keys.values().next().value)

/** Menu for filtering and sorting the board (B-084 to B-096, D-2109) and for the size of its cards. */
export function FilterMenu({ part, label, anchor, onClose, ...settings }: FilterMenuProps) {
  return (
    <AnchoredMenu anchor={anchor} label={label} onClose={onClose}>
      {part === 'view' ? null : <ShareStatusItems {...settings} />}
      {part === 'filter' ? null : <SortItems {...settings} />}
      {part === 'filter' ? null : <DensityItems />}
      {part === 'view' ? null : <CardTypeItems {...settings} />}
    </AnchoredMenu>
  )
}

type ItemsProps = Omit<FilterMenuProps, 'part' | 'label' | 'anchor' | 'onClose'>

function ShareStatusItems({ filter, onChange, onHome }: ItemsProps) {
  const { t } = useTranslation()
  const sharedLabel = t(sharedFilterKey(useAppSelector(selectMe)))
  return (
    <>
      <MenuItem id="home" onAction={onHome}>
        {t('board.filterMenu.home')}
      </MenuItem>
      <MenuSection
        title={t('board.filterMenu.shareStatus')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={(keys) => onChange({ filter: firstKey(keys) as CardFilter })}
      >
        <MenuItem id="all">{t('board.filterMenu.showAll')}</MenuItem>
        <MenuItem id="shared" textValue={sharedLabel}>
          <span title={t('board.filterMenu.showShared')}>{sharedLabel}</span>
        </MenuItem>
      </MenuSection>
    </>
  )
}

function SortItems({ sort, order, isAutoLayout, onChange }: ItemsProps) {
  const { t } = useTranslation()
  return (
    <>
      <MenuSection
        title={t('board.filterMenu.sort')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[sort]}
        onSelectionChange={(keys) => {
          const selectedSort = firstKey(keys) as CardSort
          onChange({ sort: selectedSort, order: defaultOrderFor(selectedSort) })
        }}
      >
        {SORTS.filter((option) => isSortAvailable(option.sort, isAutoLayout)).map((option) => (
          <MenuItem key={option.sort} id={option.sort}>
            {t(option.key)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={t('board.filterMenu.order')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[order]}
        onSelectionChange={(keys) => onChange({ order: firstKey(keys) as SortOrder })}
      >
        {ORDERS.map((option) => (
          <MenuItem key={option.order} id={option.order}>
            {t(option.key)}
          </MenuItem>
        ))}
      </MenuSection>
    </>
  )
}

function DensityItems() {
  const { t } = useTranslation()
  const density = useAppSelector(selectDensity)
  const [savePreference] = userApi.useSavePreferenceMutation()
  return (
    <MenuSection
      title={t('board.density.title')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[density]}
      onSelectionChange={(keys) => void savePreference({ key: DENSITY_PREFERENCE, value: String(firstKey(keys)) })}
    >
      {densities.map((option) => (
        <MenuItem key={option} id={option}>
          {t(`board.density.${option}`)}
        </MenuItem>
      ))}
    </MenuSection>
  )
}

function CardTypeItems({ cards }: ItemsProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const typeFilter = useAppSelector(selectCardTypeFilter)
  const presentTypes = new Set(cards.map(({ type }) => type))
  const types = cardTypeNames.filter((type) => presentTypes.has(type) || typeFilter.includes(type))
  if (types.length <= 1) return null
  return (
    <MenuSection
      title={t('board.filterMenu.formatType')}
      selectionMode="multiple"
      selectedKeys={typeFilter}
      onSelectionChange={(keys) =>
        dispatch(cardTypeFilterChanged(keys === 'all' ? [] : types.filter((type: CardType) => keys.has(type))))
      }
    >
      {types.map((type) => (
        <MenuItem key={type} id={type}>
          {t(cardTypeDefinitions[type].labelKey)}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
