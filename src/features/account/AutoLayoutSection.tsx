import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { userApi } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { confirm } from '@/store/confirmationSlice'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Switch } from '@/ui/Switch'
import { SettingsSection } from './SettingsSection'

/**
 * Auto Layout switch, shown to users with access to the board (A-187 to A-189, D-1122). A change asks for confirmation and is then saved at
 * once. If the user cancels or the save fails, the switch turns back (A-205 to A-210, D-1024, D-1025).
 */
export function AutoLayoutSection({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [updateMe] = userApi.useUpdateMeMutation()
  const [asked, setAsked] = useState<boolean>()
  if (!me.permissions.includes('system.whiteboard.access')) return null

  const change = async (autolayout: boolean) => {
    setAsked(autolayout)
    const effect = t(autolayout ? 'account.whiteboard.turnOn' : 'account.whiteboard.turnOff')
    const isConfirmed = await dispatch(confirm({ kind: 'autoLayout', values: { effect } }))
    setAsked(undefined)
    if (!isConfirmed) return
    const { data } = await updateMe({ autolayout })
    if (data) dispatch(snackbarShown({ kind: 'success', text: { key: 'accountsettings.message.update' } }))
  }

  return (
    <SettingsSection title={t('account.whiteboard.title')} icon={<LayoutGrid size={20} />}>
      <Switch
        label={t('account.whiteboard.autoLayout')}
        description={t('account.whiteboard.description')}
        isSelected={asked ?? me.autolayout}
        onChange={(autolayout) => void change(autolayout)}
      />
    </SettingsSection>
  )
}
