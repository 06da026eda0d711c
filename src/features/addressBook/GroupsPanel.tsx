import { Pencil, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { toApiError } from '@/api/core/errors'
import { groupsApi } from '@/api/groups'
import type { Group } from '@/api/groups.contract'
import type { CurrentUser } from '@/api/user.contract'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { confirm } from '@/store/confirmationSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { IconButton } from '@/ui/IconButton'
import { type PageSize, sortGroups } from './addressBookRules'
import { GroupAvatar } from './Avatar'
import { EntryRow } from './EntryRow'
import { GroupDialog } from './GroupDialog'
import { PagedList } from './PagedList'
import { PanelError, PanelSkeleton } from './PanelStates'
import { useRowFocus } from './useRowFocus'
import { useSearchedPage } from './useSearchedPage'

type GroupsPanelProps = { me: CurrentUser; pageSize: PageSize; onPageSizeChange: (size: PageSize) => void }

/** The groups of a teacher, made, edited and removed here. */
export function GroupsPanel({ me, pageSize, onPageSizeChange }: GroupsPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { data, error, isFetching, refetch } = groupsApi.useGetGroupsQuery(
    { userId: me.id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const [remove] = groupsApi.useRemoveGroupMutation()
  const groups = sortGroups(data ?? [])
  const { search, setSearch, shown, setPage } = useSearchedPage(groups, nameOf, pageSize)
  /** The group that is edited, and the index of its row; null for a new one. */
  const [edited, setEdited] = useState<{ group: Group; index: number } | null>()
  const { list, onRowLeaves } = useRowFocus(data ?? NO_ROWS, edited)

  const removeConfirmed = async ({ id, group_name: name }: Group, index: number) => {
    if (!(await dispatch(confirm({ kind: 'removeGroup', values: { name } })))) return
    onRowLeaves(index)
    const result = await remove({ userId: me.id, groupId: id })
    if (!result.error) announce(t('addressBook.done.removeGroup', { name }))
  }

  const closeDialog = () => {
    // Its group may have been removed elsewhere.
    if (edited) onRowLeaves(edited.index)
    setEdited(undefined)
  }

  if (data === undefined) {
    return error ? (
      <PanelError buddy={me.buddy} error={toApiError(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PanelSkeleton />
    )
  }
  const addButton = (
    <Button icon={<UsersRound size={20} />} onPress={() => setEdited(null)}>
      {t('addressBook.group.open')}
    </Button>
  )
  return (
    <>
      <PagedList
        label={t('addressBook.tab.groups')}
        searchLabel={t('addressBook.searchGroups')}
        search={search}
        onSearchChange={setSearch}
        shown={shown}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={onPageSizeChange}
        action={addButton}
        isEmpty={data.length === 0}
        empty={
          <EmptyState
            illustration={<Buddy name={me.buddy} mood="thinking" size={140} />}
            heading={t('addressBook.noGroups.title')}
            text={t('addressBook.noGroups.text')}
          />
        }
        listRef={list}
      >
        {(group, index) => (
          <EntryRow
            key={group.id}
            id={group.id}
            name={group.group_name}
            detail={[t('addressBook.members', { count: group.user_count }), membersOf(group)]
              .filter(Boolean)
              .join(' · ')}
            picture={<GroupAvatar />}
          >
            <IconButton
              label={t('addressBook.group.edit', { name: group.group_name })}
              icon={<Pencil aria-hidden="true" />}
              onPress={() => setEdited({ group, index })}
            />
            <IconButton
              label={t('addressBook.group.remove', { name: group.group_name })}
              icon={<Trash2 aria-hidden="true" />}
              onPress={() => void removeConfirmed(group, index)}
            />
          </EntryRow>
        )}
      </PagedList>
      {edited === undefined ? null : <GroupDialog me={me} group={edited?.group ?? null} onClose={closeDialog} />}
    </>
  )
}

const NO_ROWS: readonly Group[] = []
const nameOf = ({ group_name }: Group) => group_name
const membersOf = ({ recipients }: Group) => recipients.map(({ name }) => name).join(', ')
