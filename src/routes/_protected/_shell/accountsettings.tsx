import { createFileRoute } from '@tanstack/react-router'
import { deleteAccount } from '@/app/session/deleteAccount'
import { AccountScreen } from '@/features/account/AccountScreen'
import { loadTexts } from '@/i18n/i18n'
import { useAppDispatch } from '@/store/hooks'

export const Route = createFileRoute('/_protected/_shell/accountsettings')({
  loader: () => loadTexts('account'),
  component: AccountSettings,
})

function AccountSettings() {
  const { navigate } = Route.useRouteContext()
  const dispatch = useAppDispatch()
  return <AccountScreen onDelete={(password) => dispatch(deleteAccount(password, navigate))} />
}
