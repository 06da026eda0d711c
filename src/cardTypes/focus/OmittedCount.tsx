import { useTranslation } from '@/i18n/i18n'

/** Shows how many items of a long list are hidden. Renders nothing if `count` is 0. */
export function OmittedCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <p>{t('formats.card.leftOut', { count })}</p> : null
}
