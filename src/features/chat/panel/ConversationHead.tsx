import { History } from 'lucide-react'
import { historyArg, useGetChatMessagesInfiniteQuery } from '@/api/chat'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { ErrorText } from '@/ui/ErrorText'
import { Spinner } from '@/ui/Spinner'
import { historyShown, selectIsHistoryVisible } from '@/model/conversation/chatSlice'
import styles from './ConversationHead.module.css'
import { type ChatKey, formatIdOf } from '@/model/conversation/chatKeys'

type ConversationHeadProps = {
  chatKey: ChatKey
  /** Called when a button unmounts and had focus. The caller moves focus elsewhere. */
  onFocusLost: () => void
}

type Pages = { pages: { data: { id: string }[] }[] }
const countKnown = ({ pages }: Pages) => new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size

/** Button 'Show history', later 'More Messages' while there are older ones (C-062 to C-064, C-224, D-3117). */
export function ConversationHead({ chatKey, onFocusLost }: ConversationHeadProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isVisible = useAppSelector((state) => selectIsHistoryVisible(state, chatKey))
  const history = useGetChatMessagesInfiniteQuery(historyArg(formatIdOf(chatKey)), { skip: !isVisible })
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = history

  /** New messages may move known ones to the next page. Pages are therefore loaded until one contains an unknown message. */
  const loadMore = async () => {
    if (isFetching || !data) return
    let known = countKnown(data)
    for (;;) {
      const result = await fetchNextPage()
      if (!result.data) return
      if (!result.hasNextPage) onFocusLost()
      if (!result.hasNextPage || countKnown(result.data) > known) return
      known = countKnown(result.data)
    }
  }
  const show = () => {
    dispatch(historyShown(chatKey))
    onFocusLost()
  }

  if (!isVisible) {
    return (
      <div className={styles.head}>
        <Button variant="quiet" icon={<History aria-hidden="true" size={20} />} onPress={show}>
          {t('chat.showHistory')}
        </Button>
      </div>
    )
  }
  if (isError) {
    return (
      <div className={styles.head}>
        <ErrorText>{t('error.generic')}</ErrorText>
        <Button variant="quiet" isPending={isFetching} onPress={() => void (data ? loadMore() : refetch())}>
          {t('app.retry')}
        </Button>
      </div>
    )
  }
  if (!data)
    return (
      <div className={styles.head}>
        <Spinner label={t('chat.loadingHistory')} />
      </div>
    )
  if (hasNextPage) {
    return (
      <div className={styles.head}>
        <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void loadMore()}>
          {t('chat.moreMessages')}
        </Button>
      </div>
    )
  }
  return countKnown(data) === 0 ? <div className={styles.head}>{t('chat.noHistory')}</div> : null
}
