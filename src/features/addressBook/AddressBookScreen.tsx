import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { addressBookApi, isIncoming } from '@/api/addressBook'
import { selectMe } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { rowsPerPageChanged, selectPreferences } from '@/store/preferencesSlice'
import styles from './AddressBookScreen.module.css'
import { type PageSize, tabsOf } from './addressBookRules'
import type { AddressBookTab } from './addressBookTab'
import { FriendsPanel } from './FriendsPanel'
import { GroupsPanel } from './GroupsPanel'
import { InviteBanner } from './InviteBanner'

type AddressBookScreenProps = {
  /** Undefined opens the first tab of the user's role. */
  tab: AddressBookTab | undefined
  onTabChange: (tab: AddressBookTab) => void
}

/** Address book page, /addressbook, with friends, requests and groups (A-032, A-033, A-077, A-227 to A-238, D-0076). */
export function AddressBookScreen(props: AddressBookScreenProps) {
  const me = useAppSelector(selectMe)
  return me ? <AddressBook {...props} me={me} /> : null
}

function AddressBook({ tab, onTabChange, me }: AddressBookScreenProps & { me: CurrentUser }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { rowsPerPage } = useAppSelector(selectPreferences)
  const paging = {
    pageSize: rowsPerPage,
    onPageSizeChange: (size: PageSize) => void dispatch(rowsPerPageChanged(size)),
  }
  // The server sends no event for a friend request, so the list refetches on mount and when the tab becomes visible (D-0076).
  const friends = addressBookApi.useGetAddressBookQuery(
    { userId: me.id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const incomingCount = friends.data?.filter(isIncoming).length ?? 0
  const tabs = tabsOf(me.roles)
  const selected = tabs.find((each) => each === tab) ?? tabs[0]

  return (
    <main className={styles.page}>
      <title>{`${t('addressBook.title')} · ${t('app.name')}`}</title>
      <div className={styles.column}>
        <header className={styles.header}>
          <h1 tabIndex={-1} className={styles.title}>
            {t('addressBook.title')}
          </h1>
          <Buddy
            name={me.buddy}
            mood={incomingCount > 0 ? 'waving' : 'happy'}
            size={104}
            isFollowingPointer
            className={styles.buddy}
          />
        </header>
        <Tabs
          className={styles.book}
          selectedKey={selected}
          onSelectionChange={(key) => {
            const next = tabs.find((each) => each === key)
            if (next && next !== selected) onTabChange(next)
          }}
        >
          <TabList aria-label={t('addressBook.title')} className={styles.tabs}>
            {tabs.map((each) => (
              <Tab key={each} id={each} className={styles.tab}>
                {t(`addressBook.tab.${each}`)}
                {each === 'friends' && incomingCount > 0 ? (
                  <>
                    <span aria-hidden="true" className={styles.count}>
                      {incomingCount}
                    </span>
                    <span className="visually-hidden">{t('addressBook.requests', { count: incomingCount })}</span>
                  </>
                ) : null}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="groups" className={styles.sheet}>
            <GroupsPanel me={me} {...paging} />
          </TabPanel>
          <TabPanel id="friends" className={styles.sheet}>
            <FriendsPanel me={me} result={friends} {...paging} />
          </TabPanel>
        </Tabs>
        <InviteBanner />
      </div>
    </main>
  )
}
