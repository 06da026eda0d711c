import { useTranslation } from '@/i18n/i18n'

/** Says how many items of a long list are not shown; renders nothing for none. */
export function OmittedCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <p>{t('formats.card.leftOut', { count })}</p> : null
}
