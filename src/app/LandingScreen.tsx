import { useLayoutEffect, useMemo, useRef } from 'react'
import { engagersApi } from '@/api/engagers'
import { selectMe } from '@/api/user'
import { buddyDisplayName } from '@/buddy/buddies'
import { LandingField, LandingMessages } from '@/features/chat/landing/lazyLandingParts'
import type { Engager } from '@/features/landing/engagers'
import { Landing } from '@/features/landing/Landing'
import { readDraft } from '@/lib/drafts/useDraft'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import type { ChatContext } from '@/model/conversation/ask'
import { chatDraftKey } from '@/model/conversation/chatDraft'
import { selectHasLandingMessages, selectIsAnyReplyLive } from '@/model/conversation/landing'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { landingClosed, landingOpened } from '@/store/panelsSlice'
import { selectIsStarted } from '@/store/startUpSlice'
import { DueFirstHint } from './DueFirstHint'
import styles from './LandingScreen.module.css'
import { focusScreen } from './shell/screenFocus'
import { ChatSparks } from './sparks/lazyChatSparks'

const loadCommands = () => import('@/model/conversation/chatCommands')

type LandingScreenProps = {
  /** Open stack below the landing; null: My Board. */
  stackId: string | null
  /** True if replies can be rated (C-284). */
  isFeedbackOn: boolean
  onClose: () => void
}

/** The landing with the chat's field and messages (C-019, D-3023). */
export function LandingScreen({ stackId, isFeedbackOn, onClose }: LandingScreenProps) {
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)
  const isReady = useAppSelector(selectIsStarted)
  const { data, isError } = engagersApi.useGetEngagersQuery()
  // The prompt is read first: sparks and field load after the frame that shows the prompt.
  const isPromptPainted = useAfterPaint(isReady && (data !== undefined || isError))
  const hasMessages = useAppSelector(selectHasLandingMessages)
  const isReplying = useAppSelector(selectIsAnyReplyLive)
  const field = useRef<HTMLTextAreaElement>(null)
  const context = useMemo((): ChatContext => ({ focusedId: null, stackId, selectedIds: [] }), [stackId])
  // Before the first paint, which would show earlier messages.
  useLayoutEffect(() => {
    dispatch(landingOpened())
    return () => {
      dispatch(landingClosed())
    }
  }, [dispatch])
  if (!me) return null

  const engage = async (engager: Engager) => {
    const commands = await loadCommands()
    await dispatch(commands.engage(engager, stackId))
  }
  const ask = async (question: string) => {
    const { askQuestion } = await loadCommands()
    dispatch(askQuestion(question, context))
  }
  const reset = async () => {
    const { landingReset } = await loadCommands()
    if (readDraft(chatDraftKey(me.id)) === '') dispatch(landingReset())
  }
  return (
    <Landing
      name={me.name}
      buddy={me.buddy}
      buddyName={buddyDisplayName(me.buddy)}
      isReady={isReady}
      engagers={data ?? (isError ? NO_ENGAGERS : undefined)}
      isReplying={isReplying}
      isQuotaReached={me.metadata.usage_quota_reached}
      sparks={
        <>
          <DueFirstHint hint="LANDING" />
          {isPromptPainted ? (
            <ChatSparks onAsk={(question) => void ask(question)} fallback={sparksPlaceholder} />
          ) : (
            sparksPlaceholder
          )}
        </>
      }
      messages={
        hasMessages ? (
          <LandingMessages
            context={context}
            field={field}
            isFeedbackOn={isFeedbackOn}
            fallback={<div className={styles.messages} aria-busy="true" />}
          />
        ) : null
      }
      field={
        isPromptPainted ? (
          <LandingField context={context} field={field} fallback={fieldPlaceholder} />
        ) : (
          fieldPlaceholder
        )
      }
      onEngage={(engager) => void engage(engager)}
      onReset={() => void reset()}
      onClose={onClose}
      onFocusLost={focusScreen}
    />
  )
}

const sparksPlaceholder = <div className={styles.sparks} />
const fieldPlaceholder = <div className={styles.field} aria-busy="true" />

const NO_ENGAGERS: readonly Engager[] = []
