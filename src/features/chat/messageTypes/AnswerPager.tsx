import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { useChatPanel } from '../panel/chatPanelContext'
import { answerShown, selectIsReplying } from '@/model/conversation/chatSlice'
import styles from '../messages/Message.module.css'
import { chatKeyOf } from '@/model/conversation/chatKeys'
import type { TextMessageProps } from './messageProps'

type AnswerPagerProps = {
  turnId: string
  answers: NonNullable<TextMessageProps['message']['answers']>
}

/** Pages through the answers to a question that was asked several times: '1 of 2', previous, next. */
export function AnswerPager({ turnId, answers }: AnswerPagerProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isReplying = useAppSelector(selectIsReplying)
  const { getContext, pagedTurnRef } = useChatPanel()
  const pager = useRef<HTMLDivElement>(null)
  const { shown, count } = answers

  // Each answer is a message of its own. The pressed button unmounts with its message, so the new pager gets focus.
  useLayoutEffect(() => {
    const { turnId: pagedId, step = 0 } = pagedTurnRef.current ?? {}
    if (pagedId !== turnId) return
    pagedTurnRef.current = null
    const [previous, next] = pager.current?.querySelectorAll('button') ?? []
    const [pressed, other] = step < 0 ? [previous, next] : [next, previous]
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }, [pagedTurnRef, turnId])

  const go = (step: 1 | -1) => {
    pagedTurnRef.current = { turnId, step }
    // `answerShown` counts from 0.
    dispatch(answerShown({ chatKey: chatKeyOf(getContext().focusedId), turnId, shown: shown - 1 + step }))
  }
  return (
    <div ref={pager} className={styles.pager}>
      <IconButton
        label={t('chat.previousAnswer')}
        icon={<ChevronLeft aria-hidden="true" size={20} />}
        isDisabled={shown <= 1 || isReplying}
        onPress={() => go(-1)}
      />
      <span aria-live="polite">{t('chat.answerOf', { shown, count })}</span>
      <IconButton
        label={t('chat.nextAnswer')}
        icon={<ChevronRight aria-hidden="true" size={20} />}
        isDisabled={shown >= count || isReplying}
        onPress={() => go(1)}
      />
    </div>
  )
}
