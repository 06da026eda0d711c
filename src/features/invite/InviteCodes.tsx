import { Copy } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { BaseButton } from '@/ui/BaseButton'
import styles from './InviteCodes.module.css'
import type { InviteCodes as Codes } from './invitation'

type InviteCodesProps = { codes: Codes; onCopy: (code: string, shown: Element | null) => void }

/** Lists the invitation codes by role. A press copies a code. */
export function InviteCodes({ codes, onCopy }: InviteCodesProps) {
  const { t } = useTranslation()
  const each = codes.flatMap(({ target_role: role, codes: ofRole }) => ofRole.map((code) => ({ role, code })))
  if (each.length === 0) return null
  return (
    <section className={styles.codes}>
      <h3 className={styles.heading}>{t('invite.codes')}</h3>
      <ul className={styles.list}>
        {each.map(({ role, code }) => (
          <li key={`${role} ${code}`}>
            <BaseButton
              className={styles.code}
              aria-label={t('invite.copyCode', { code, role: t(`invite.codesOf.${role}`) })}
              onPress={({ currentTarget }) => onCopy(code, currentTarget.querySelector('code'))}
            >
              <code className={styles.text}>{code}</code>{' '}
              <span className={styles.role}>{t(`invite.codesOf.${role}`)}</span>
              <Copy aria-hidden="true" size={20} />
            </BaseButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
