import { Pencil, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { groupsApi } from '@/api/groups'
import type { Group } from '@/api/groups.contract'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { confirm } from '@/store/confirmationSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { type PageSize, sortGroups } from './addressBookRules'
import { GroupAvatar } from './Avatar'
import { EntryPanel } from './EntryPanel'
import { EntryRow } from './EntryRow'
import { GroupDialog } from './GroupDialog'
import { useRowFocus } from './useRowFocus'

type GroupsPanelProps = { me: CurrentUser; pageSize: PageSize; onPageSizeChange: (size: PageSize) => void }

/** Lists a teacher's groups, which can be created, edited and removed. */
export function GroupsPanel({ me, pageSize, onPageSizeChange }: GroupsPanelProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const result = groupsApi.useGetGroupsQuery(
    { userId: me.id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const [remove] = groupsApi.useRemoveGroupMutation()
  /** The group in the dialog and the index of its row. Null creates a new group; undefined means that no dialog is open. */
  const [edited, setEdited] = useState<{ group: Group; index: number } | null>()
  const { list, onRowLeaves } = useRowFocus(result.data, edited)

  const removeConfirmed = async ({ id, group_name: name }: Group, index: number) => {
    if (!(await dispatch(confirm({ kind: 'removeGroup', values: { name } })))) return
    onRowLeaves(index)
    const { error } = await remove({ userId: me.id, groupId: id })
    if (!error) announce(t('addressBook.done.removeGroup', { name }))
  }

  const closeDialog = () => {
    // The row may be gone, because the edited group may have been removed elsewhere.
    if (edited) onRowLeaves(edited.index)
    setEdited(undefined)
  }

  return (
    <>
      <EntryPanel
        buddy={me.buddy}
        label={t('addressBook.tab.groups')}
        searchLabel={t('addressBook.searchGroups')}
        result={result}
        sort={sortGroups}
        nameOf={nameOf}
        pageSize={pageSize}
        onPageSizeChange={onPageSizeChange}
        empty={{
          mood: 'thinking',
          heading: t('addressBook.noGroups.title'),
          text: t('addressBook.noGroups.text'),
        }}
        action={
          <Button icon={<UsersRound size={20} />} onPress={() => setEdited(null)}>
            {t('addressBook.group.open')}
          </Button>
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
      </EntryPanel>
      {edited === undefined ? null : <GroupDialog me={me} group={edited?.group ?? null} onClose={closeDialog} />}
    </>
  )
}

const nameOf = ({ group_name }: Group) => group_name
const membersOf = ({ recipients }: Group) => recipients.map(({ name }) => name).join(', ')
