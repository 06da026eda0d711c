import type { ComponentType } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { DemoAccountsProps } from './DemoAccounts'
import styles from './DemoAccountsOfSite.module.css'

/**
 * Adds links to stories and contract below the demo accounts, for a demo that is part of the site (`npm run build:site`).
 * @param basePath path of the site, with a slash at its end
 */
export function withSiteLinks(DemoAccounts: ComponentType<DemoAccountsProps>, basePath: string) {
  return function SiteDemoAccounts(props: DemoAccountsProps) {
    const { t } = useTranslation()
    return (
      <>
        <DemoAccounts {...props} />
        <nav className={styles.links} aria-label={t('demo.site')}>
          <a href={`${basePath}stories/`}>{t('demo.stories')}</a>
          <a href={`${basePath}contract/`}>{t('demo.contract')}</a>
        </nav>
      </>
    )
  }
}
