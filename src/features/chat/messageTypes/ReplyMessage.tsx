import type { ReplyData } from '@/api/chat.contract'
import { Picture } from '@/cardTypes/focus/Picture'
import { Buddy } from '@/buddy/Buddy'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Chip } from '@/ui/Chip'
import { stripUnclosedEmphasis } from '../reply/unclosedEmphasis'
import { useChatPanel } from '../panel/chatPanelContext'
import { selectLiveReply } from '@/model/conversation/chatSlice'
import { retryReply } from '@/model/conversation/repeatQuestion'
import styles from '../messages/Message.module.css'
import { SourcedText } from '../reply/SourcedText'
import type { TextMessageProps } from './messageProps'
import { AnswerPager } from './AnswerPager'
import { ReplyActions } from './ReplyActions'
import { ReplyOutcome } from './ReplyOutcome'

/** In CSS px, 4:3 like the pictures of cards. */
const PICTURE = { width: 480, height: 360 }
const MAX_PICTURES = 6

/** Pictures that belong to a reply, shown below its text (C-411, D-3107). */
function Pictures({ artifacts }: { artifacts: NonNullable<ReplyData['artifacts']> }) {
  const { t } = useTranslation()
  const pictures = artifacts.filter(({ type }) => /^(svg|png|jpe?g|webp|gif|image)/i.test(type)).slice(0, MAX_PICTURES)
  return pictures.map(({ data }, index) => (
    <Picture
      key={index}
      src={data}
      alt={t('chat.pictureAlt')}
      className={styles.picture}
      fallback={null}
      {...PICTURE}
    />
  ))
}

/** Status line that is shown until the reply's first text arrives (C-407, C-408). */
function Waiting({ info }: { info: { agent: string } | { text: string } | null }) {
  const { t } = useTranslation()
  const { buddyName } = useChatPanel()
  if (!info) return <span className={styles.waiting}>{t('chat.thinking', { buddy: buddyName })}</span>
  return <span className={styles.info}>{'agent' in info ? t('chat.agentWorking', info) : info.text}</span>
}

/**
 * A reply of the assistant or its tutor. While it streams, its text comes from the live reply in the store, to which no other component
 * subscribes. The buttons appear when it ends (C-209).
 */
export function ReplyMessage({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { buddy, buddyName, getContext, isQuote } = useChatPanel()
  const { status, type, turnId, answers } = message
  const retry = () => dispatch(retryReply(message.localId, getContext()))
  const isRunning = status === 'waiting' || status === 'streaming'
  const isCut = !isRunning && status !== 'complete'
  const live = useAppSelector((state) => (isRunning ? selectLiveReply(state, message.localId) : undefined))
  const content = live?.content ?? message.content
  const data = live?.data ?? message.data
  return (
    <li className={styles.reply} aria-busy={isRunning}>
      <Buddy name={buddy ?? 'T'} mood={isRunning ? 'thinking' : status === 'complete' ? 'happy' : 'sorry'} size={40} />
      <div className={styles.bubble} data-type={type}>
        <span className="visually-hidden">{buddyName}: </span>
        {type === 'tutor' ? <Chip className={styles.tutor}>{t('chat.tutor')}</Chip> : null}
        {content === '' ? (
          isRunning ? (
            <Waiting info={live?.info ?? null} />
          ) : null
        ) : (
          <SourcedText text={content} isGrowing={isRunning} isCut={isCut} sources={data?.sources ?? []} />
        )}
        {data?.artifacts ? <Pictures artifacts={data.artifacts} /> : null}
        {isRunning || status === 'complete' ? null : (
          <ReplyOutcome status={status} onRetry={turnId === null ? undefined : retry} />
        )}
        {isRunning || isQuote || content === '' ? null : (
          <ReplyActions message={message} content={isCut ? stripUnclosedEmphasis(content) : content} />
        )}
        {isRunning || turnId === null || !answers ? null : <AnswerPager turnId={turnId} answers={answers} />}
      </div>
    </li>
  )
}
