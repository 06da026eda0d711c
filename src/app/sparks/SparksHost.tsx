import { flushSync } from 'react-dom'
import { selectIsAutoLayout } from '@/api/user'
import { SparksDialog } from '@/features/sparks/SparksDialog'
import { cardListArgFromUrl } from '@/model/board/boardUrl'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { askQuestion, type ChatContext } from '@/model/conversation/ask'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatClosed, chatOpened, selectIsLandingOpen, selectSparksPlace, sparksClosed } from '@/store/panelsSlice'
import { DueFirstHint } from '../DueFirstHint'
import { useSparkPress } from './useSparkPress'

type SparksHostProps = {
  /** What a question is about. */
  context: ChatContext
  /** True where the chat covers the screen. */
  isChatCovering: boolean
}

/** Sparks dialog over any screen of the Shell: sparks act in the chat, ideas become a stack (C-023, C-253). */
export function SparksHost({ context, isChatCovering }: SparksHostProps) {
  const dispatch = useAppDispatch()
  const place = useAppSelector(selectSparksPlace)
  const isOverLanding = useAppSelector(selectIsLandingOpen)
  const isAutoLayout = useAppSelector(selectIsAutoLayout)
  const { openStack } = useBoardLocation()
  const press = useSparkPress({
    // A question of the landing is about no card.
    ask: (question) => dispatch(askQuestion(question, isOverLanding ? { ...context, selectedIds: [] } : context)),
    onShowChat: () => {
      // The dialog keeps keyboard focus until it is gone, and the chat's field takes it afterwards.
      flushSync(() => {
        dispatch(sparksClosed())
      })
      if (!isOverLanding) dispatch(chatOpened())
    },
  })
  if (place === null) return null
  return (
    <SparksDialog
      place={place}
      openStackId={context.stackId}
      hint={<DueFirstHint hint="ALL_SPARK" />}
      listOf={(stackId) => cardListArgFromUrl({}, stackId, isAutoLayout)}
      onPick={press}
      onMade={(stackId) => {
        dispatch(sparksClosed())
        if (isChatCovering) dispatch(chatClosed())
        openStack(stackId)
      }}
      onClose={() => dispatch(sparksClosed())}
    />
  )
}
