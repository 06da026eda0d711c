import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { ChangePasswordDialog } from './ChangePasswordDialog'
import { SettingsSection } from './SettingsSection'

/** Section "Password Management". */
export function PasswordSection({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection title={t('account.password.title')} icon={<KeyRound size={20} />}>
      <p>{t('account.password.text')}</p>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {t('account.password.button')}
        </Button>
      </div>
      {isOpen ? <ChangePasswordDialog me={me} onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  )
}
