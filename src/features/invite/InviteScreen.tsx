import { Copy, Maximize2, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { inviteApi } from '@/api/invite'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Skeleton'
import { InviteCodes } from './InviteCodes'
import styles from './InviteScreen.module.css'
import { InviteSteps } from './InviteSteps'
import { messageOf, referralIdOf } from './invitation'
import { useCopy } from './useCopy'

const SignUpQrCode = lazyComponent(() => import('@/ui/QrCode').then((file) => file.QrCode))

/**
 * QR code, with a placeholder of the same size. If its chunk does not load, a banner offers a retry; the message contains the link in any
 * case.
 */
function QrCode({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <SignUpQrCode
      link={link}
      label={t('invite.qr.label')}
      fallback={<Skeleton height="auto" radius="m" className={styles.qrRoom} />}
      renderLoadError={(retry) => (
        <Banner
          action={
            <Button variant="secondary" onPress={retry}>
              {t('app.retry')}
            </Button>
          }
        >
          {t('invite.qrFailed')}
        </Banner>
      )}
    />
  )
}

/**
 * Invitation page, /invite: a message with the sign-up link, the invitation codes and a QR code (A-081, A-211 to A-219, D-0075).
 * @param linkOf returns the absolute sign-up link for a referral id
 */
export function InviteScreen({ linkOf }: { linkOf: (referralId: string | undefined) => string }) {
  const { t } = useTranslation()
  const me = useAppSelector(selectMe)
  const { data, isError, isFetching, refetch } = inviteApi.useGetInviteCodesQuery()
  const message = useRef<HTMLParagraphElement>(null)
  const [isLarge, setIsLarge] = useState(false)
  const { copy, share } = useCopy()

  // If the codes do not load, the link has no referral id (D-1130) and no snackbar is shown.
  const codes = data ?? (isError ? [] : undefined)
  const link = codes && linkOf(referralIdOf(codes))
  const text = link && messageOf(me?.roles ?? [], link, t)

  return (
    <main className={styles.page}>
      <title>{`${t('invite.title')} · ${t('app.name')}`}</title>
      <div className={styles.column}>
        <header className={styles.header}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('invite.title')}</h1>
            <p className={styles.lead}>{t('invite.lead')}</p>
          </div>
          <Buddy name={me?.buddy} mood="waving" size={112} isFollowingPointer className={styles.buddy} />
        </header>
        <InviteSteps />
        <section className={styles.sheet}>
          <div className={styles.invitation}>
            <h2 className={styles.heading}>{t('invite.yourMessage')}</h2>
            {text ? (
              <p ref={message} className={styles.message}>
                {text}
              </p>
            ) : (
              <div role="status" aria-busy="true" aria-label={t('invite.loading')} className={styles.message}>
                <Skeleton height="2.6em" />
              </div>
            )}
            {isError ? (
              <Banner
                kind="warning"
                action={
                  <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
                    {t('app.retry')}
                  </Button>
                }
              >
                {t('invite.failed')}
              </Banner>
            ) : null}
            <div className={styles.actions}>
              <Button
                size="large"
                icon={<Copy size={20} />}
                isDisabled={!text}
                onPress={() => text && void copy(text, message.current)}
              >
                {t('invite.copy')}
              </Button>
              {share ? (
                <Button
                  variant="secondary"
                  size="large"
                  icon={<Share2 size={20} />}
                  isDisabled={!text}
                  onPress={() => text && void share(text, message.current)}
                >
                  {t('invite.share')}
                </Button>
              ) : null}
            </div>
            {codes ? <InviteCodes codes={codes} onCopy={(code, shown) => void copy(code, shown)} /> : null}
          </div>
          <div className={styles.camera}>
            <h2 className={styles.heading}>{t('invite.qr.title')}</h2>
            {link ? <QrCode link={link} /> : <Skeleton height="auto" radius="m" className={styles.qrRoom} />}
            <Button variant="quiet" icon={<Maximize2 size={20} />} isDisabled={!link} onPress={() => setIsLarge(true)}>
              {t('invite.qr.large')}
            </Button>
          </div>
        </section>
      </div>
      {link ? (
        <Dialog
          isOpen={isLarge}
          onClose={() => setIsLarge(false)}
          title={t('invite.qr.title')}
          closeLabel={t('invite.qr.close')}
          size="large"
        >
          <div className={styles.large}>
            <QrCode link={link} />
            <p className={styles.link}>{link}</p>
          </div>
        </Dialog>
      ) : null}
    </main>
  )
}
