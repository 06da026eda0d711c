import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Group } from '@/api/groups.contract'
import { useTranslation } from '@/i18n/i18n'
import { matchesSearch } from '@/lib/matchesSearch'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { ErrorText } from '@/ui/ErrorText'
import { SearchField } from '@/ui/SearchField'
import { SelectableList } from '@/ui/SelectableList'
import { Skeleton } from '@/ui/Skeleton'
import type { ListResult } from './addressBookRules'
import { PersonAvatar } from './Avatar'
import styles from './MemberPicker.module.css'

type MemberPickerProps = {
  /** The accepted friends, from whom the members are chosen. */
  friends: ListResult<Group['recipients'][number]>
  chosen: readonly number[]
  onChange: (ids: number[]) => void
  /** Receives a `focus` function, which focuses the search field. */
  pickerRef: Ref<{ focus: () => void }>
  errorMessage?: string
}

/** Lets the user choose the members of a group from the friends, with a search by name. */
export function MemberPicker({ friends, chosen, onChange, pickerRef, errorMessage }: MemberPickerProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = friends
  const [search, setSearch] = useState('')
  const root = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  useImperativeHandle(pickerRef, () => ({ focus: () => root.current?.querySelector('input')?.focus() }), [])
  const count = data?.filter(({ id }) => chosen.includes(id)).length ?? 0
  const matching = data?.filter(({ name }) => matchesSearch(name, search)) ?? []
  const isSearching = search.trim() !== ''

  const toggle = (ids: string[]) => {
    const changed = new Set(ids.map(Number))
    onChange([...chosen.filter((id) => !changed.has(id)), ...[...changed].filter((id) => !chosen.includes(id))])
  }

  return (
    <fieldset ref={root} className={styles.picker} aria-describedby={errorMessage ? errorId : undefined}>
      <legend className={styles.legend}>
        {t('addressBook.group.members')}
        {count > 0 ? <span className={styles.count}>{t('addressBook.group.chosen', { count })}</span> : null}
      </legend>
      {data === undefined && error ? (
        <Banner
          kind="warning"
          action={
            <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        >
          {t('addressBook.failed.title')}
        </Banner>
      ) : data?.length === 0 ? (
        <p className={styles.nothing}>{t('addressBook.group.noFriends')}</p>
      ) : (
        <div className={styles.panel} data-invalid={errorMessage ? '' : undefined}>
          <div className={styles.search}>
            <SearchField
              label={t('addressBook.searchFriends')}
              placeholder={t('addressBook.searchFriends')}
              openLabel={t('addressBook.searchFriends')}
              clearLabel={t('addressBook.clearSearch')}
              isExpandable={false}
              value={search}
              onChange={setSearch}
              className={styles.field}
            />
          </div>
          <div className={styles.list}>
            {data === undefined ? (
              <div role="status" aria-busy="true" aria-label={t('addressBook.loading')} className={styles.loading}>
                <Skeleton height={36} />
                <Skeleton height={36} />
                <Skeleton height={36} />
              </div>
            ) : matching.length === 0 ? (
              <p className={styles.nothing}>{t('addressBook.noResults', { search: search.trim() })}</p>
            ) : (
              <SelectableList
                label={t('addressBook.group.members')}
                sections={[
                  {
                    id: 'friends',
                    title: t('addressBook.tab.friends'),
                    items: matching.map(({ id, name }) => ({
                      id: String(id),
                      name,
                      picture: <PersonAvatar name={name} />,
                      isSelected: chosen.includes(id),
                    })),
                  },
                ]}
                onToggle={toggle}
                className={styles.scroller}
              />
            )}
          </div>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isSearching ? t('addressBook.found', { count: matching.length }) : null}
      </p>
      {errorMessage ? <ErrorText id={errorId}>{errorMessage}</ErrorText> : null}
    </fieldset>
  )
}
