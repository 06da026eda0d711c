import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { userApi } from '@/api/user'
import type { CurrentUser } from '@/api/user.contract'
import { type BuddyName, buddyDisplayName } from '@/buddy/buddies'
import { BuddySpeech } from '@/buddy/BuddySpeech'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { Button } from '@/ui/Button'
import styles from './BuddyBanner.module.css'
import { BuddyPicker } from './BuddyPicker'

/**
 * Shows the buddy and the page's title. Students can change the buddy, which also changes the theme. The change shows at once and is rolled
 * back if the server refuses it (A-170 to, D-1123).
 */
export function BuddyBanner({ me }: { me: CurrentUser }) {
  const { t } = useTranslation()
  const [updateMe, { isSuccess }] = userApi.useUpdateMeMutation()
  const [isPicking, setPicking] = useState(false)

  const choose = (buddy: BuddyName) => {
    setPicking(false)
    if (buddy === me.buddy) return
    void updateMe({ buddy }).then(({ data }) => {
      if (data) announce(t('account.buddy.changed', { buddy: buddyDisplayName(buddy) }))
    })
  }

  return (
    <header className={styles.banner}>
      <BuddySpeech name={me.buddy} mood={isSuccess ? 'cheering' : 'happy'} size={116} isFollowingPointer>
        <span className={styles.greeting}>{t('account.buddy.speech', { name: me.name })}</span>
      </BuddySpeech>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('menu.accountSettings')}</h1>
        {me.roles.includes('student') ? (
          <Button variant="secondary" icon={<Sparkles />} onPress={() => setPicking(true)}>
            {t('account.buddy.change')}
          </Button>
        ) : null}
      </div>
      {isPicking ? <BuddyPicker buddy={me.buddy} onChoose={choose} onClose={() => setPicking(false)} /> : null}
    </header>
  )
}
