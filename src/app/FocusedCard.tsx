import { useEffect, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { selectCardStream } from '@/api/cards/openCard'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { selectMe, selectPermissions } from '@/api/user'
import { getCardTypeDefinition, knownCardType } from '@/cardTypes/definitions'
import { isContainer } from '@/cardTypes/rules/isContainer'
import { cardTitle } from '@/cardTypes/rules/labels'
import { forgetOpenedCard, rememberOpenedCard } from '@/model/board/openedCards'
import { searchParamsInside } from '@/model/board/boardUrl'
import { useCardCommands } from '@/model/board/commands/useCardCommands'
import { useOpenOrigin } from '@/model/board/commands/useOpenOrigin'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { ExportButton } from '@/features/export/ExportButton'
import { FocusScreen } from '@/features/focus/FocusScreen'
import { CardPictureDrop } from '@/features/pictureTool/CardPictureDrop'
import { PictureToolbar as LoadedPictureToolbar } from '@/features/pictureTool/PictureToolbar'
import { usePictureTool } from '@/features/pictureTool/usePictureTool'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatOpened } from '@/store/panelsSlice'
import { loadTexts, useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useShareDialog } from '@/features/share/useShareDialog'
import { LazyCardRecommendations } from './lazyOnboarding'
import { FindButton } from './shell/FindButton'

const SuggestionsPanel = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/suggestions/SuggestionsPanel'), loadTexts('suggestions')])
  return file.SuggestionsPanel
})

/** Its texts are in the chunk of an open card. */
const PictureToolbar = lazyComponent(() => loadTexts('pictureTool').then(() => LoadedPictureToolbar), {
  isOptional: true,
})

const ExitStreamingQuestion = lazyComponent(async () => {
  const [file] = await Promise.all([import('@/features/focus/ExitStreamingQuestion'), loadTexts('confirmation')])
  return file.ExitStreamingQuestion
})

/** Keeps an opened card for the palette, and forgets one that is gone. */
function useRememberedCard(cardId: string) {
  const userId = useAppSelector(selectMe)?.id
  const { t } = useTranslation()
  const card = useAppSelector(cardQueriesApi.endpoints.getCard.select({ cardId })).data
  const title = card && cardTitle(card, t)
  const type = card && knownCardType(card)
  useEffect(() => {
    if (userId !== undefined && type && title) rememberOpenedCard(userId, { id: cardId, type, title })
  }, [userId, cardId, type, title])
  return () => {
    if (userId !== undefined) forgetOpenedCard(userId, cardId)
  }
}

function useSuggestPresses(openId: string) {
  const [{ cardId, count }, setPresses] = useState({ cardId: openId, count: 0 })
  if (cardId !== openId) setPresses({ cardId: openId, count: 0 })
  return { presses: count, press: () => setPresses((last) => ({ ...last, count: last.count + 1 })) }
}

type FocusedCardProps = {
  cardId: string
  /** List from which the card was opened; empty if it was opened without a list. */
  cards: readonly Card[]
  isSearching: boolean
  /** With `isRemoved`, the card's history entry is replaced, so that Back does not lead to a removed card. */
  onClose: (parentId: string | null, options?: { isRemoved?: boolean }) => void
  onNavigate: (cardId: string) => void
}

/** Screen of a card in focus, with actions, share dialog and chat button. Every URL that opens a card renders it. */
export function FocusedCard({ cardId, cards, isSearching, onClose, onNavigate }: FocusedCardProps) {
  const { stackId, openCardOfStack, openStack: showStack, replaceCard, present } = useBoardLocation()
  const dispatch = useAppDispatch()
  const permissions = useAppSelector(selectPermissions)

  /** Opens a card over the list of `stack`. If that list is already behind the card, no history entry is added. */
  const openQuestion = (stack: Card, childId: string) =>
    stack.id === stackId ? replaceCard(childId) : openCardOfStack(stack.id, childId, searchParamsInside(stack))

  const openStack = (stack: Card) => {
    if (isContainer(stack) && stack.first_child_id) openQuestion(stack, stack.first_child_id)
  }

  /** Opens a child of the open stack or group. A stack opens as a list, any other card over the list of `container`. */
  const openChild = (child: Card, container: Card) =>
    getCardTypeDefinition(child).opensIn === 'stack'
      ? showStack(child.id, searchParamsInside(child))
      : openCardOfStack(container.id, child.id, searchParamsInside(container))
  const openOrigin = useOpenOrigin()

  const isStreaming = useAppSelector((state) => selectCardStream(state, cardId) !== null)
  const isCardInaccessible = useRef(false)
  const forgetCard = useRememberedCard(cardId)
  const close: typeof onClose = (parentId, options) => {
    if (options?.isRemoved) forgetCard()
    isCardInaccessible.current = options?.isRemoved === true
    onClose(parentId, options)
  }
  const { presses, press } = useSuggestPresses(cardId)
  const { share, shareDialog } = useShareDialog()
  const { commands: pictureCommands, openWithFile, pictureTool } = usePictureTool()
  // `magic` passes no card, because the chat reads the open card from the URL.
  const cardCommands = {
    ...useCardCommands(),
    magic: () => dispatch(chatOpened()),
    share,
    present: ({ id }: Card) => present(id),
    suggest: press,
  }

  return (
    <>
      <FocusScreen
        cardId={cardId}
        cards={cards}
        permissions={permissions}
        isSearching={isSearching}
        cardCommands={cardCommands}
        onClose={close}
        onNavigate={onNavigate}
        commands={{
          openStack,
          openCard: openChild,
          openQuestion,
          openOrigin: (insight) => void openOrigin(insight),
          renderPictureTools: (card) =>
            isStreaming ? null : (
              <>
                <PictureToolbar card={card} commands={pictureCommands} />
                <CardPictureDrop card={card} onFile={(file) => openWithFile(card.id, file)} />
              </>
            ),
        }}
        renderBeside={(card) =>
          card.is_ai_suggestion_enabled || presses > 0 ? (
            <SuggestionsPanel key={card.id} card={card} presses={presses} />
          ) : null
        }
        renderBelow={(card) => <LazyCardRecommendations key={card.id} card={card} place="card" />}
        renderTools={(card) => (
          <>
            <FindButton />
            <ExportButton key={card.id} cardId={card.id} scope="focus" />
          </>
        )}
      />
      {shareDialog}
      {pictureTool}
      {isStreaming ? <ExitStreamingQuestion isCardInaccessible={() => isCardInaccessible.current} /> : null}
    </>
  )
}
