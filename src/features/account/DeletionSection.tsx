import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '@/api/user.contract'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import { type DeleteAccount, DeleteAccountDialog } from './DeleteAccountDialog'
import { SettingsSection } from './SettingsSection'

type DeletionSectionProps = { me: CurrentUser; onDelete: DeleteAccount }

/** Section "Account Deletion". */
export function DeletionSection({ me, onDelete }: DeletionSectionProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection title={t('account.deletion.title')} icon={<Trash2 size={20} />}>
      <p>{t('account.deletion.text')}</p>
      <div>
        <Button variant="danger" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {t('account.deletion.button')}
        </Button>
      </div>
      {isOpen ? <DeleteAccountDialog me={me} onDelete={onDelete} onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  )
}
