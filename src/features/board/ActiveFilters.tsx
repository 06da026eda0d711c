import type { CardFilter } from '@/api/cards/cardOrder.contract'
import type { CardType } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { cardTypeDefinitions } from '@/cardTypes/definitions'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { TagGroup } from '@/ui/TagGroup'
import { cardTypeFilterChanged, selectCardTypeFilter } from '@/model/board/cardTypeFilterSlice'
import { sharedFilterKey } from './tools/sharedFilterKey'

/** Item key of the search chip; no card type or filter has this name. */
const SEARCH = 'search'

type ActiveFiltersProps = {
  filter: CardFilter
  search: string
  onEndSearch: () => void
  /** Removes the filter from the URL. */
  onEndFilter: () => void
  /** Called when the last chip is removed. The chip had focus, so the caller must move focus elsewhere. */
  onEmpty: () => void
}

/** Shows a removable chip for the search, the filter and each chosen card type (D-2109). A filtered list then never looks complete. */
export function ActiveFilters({ filter, search, onEndSearch, onEndFilter, onEmpty }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const types = useAppSelector(selectCardTypeFilter)
  const items = [
    ...(search === '' ? [] : [{ id: SEARCH, name: `“${search}”` }]),
    ...(filter === 'all' ? [] : [{ id: filter, name: t(sharedFilterKey(me)) }]),
    ...types.map((type) => ({ id: type as string, name: t(cardTypeDefinitions[type].labelKey) })),
  ]
  const remove = (id: string) => {
    if (id === SEARCH) onEndSearch()
    else if (id === filter) onEndFilter()
    else dispatch(cardTypeFilterChanged(types.filter((type: CardType) => type !== id)))
    if (items.length === 1) onEmpty()
  }
  return (
    <TagGroup
      label={t('board.activeFilters.label')}
      items={items}
      onRemove={remove}
      removeLabel={({ name }) => t('board.activeFilters.remove', { name })}
    />
  )
}
