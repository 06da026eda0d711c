import { skipToken } from '@reduxjs/toolkit/query'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import type { Card } from '@/api/cards/card.schema'
import { isNotAccessible, isHandledGlobally, statusOf, toApiError } from '@/api/core/errors'
import { useFreshError } from '@/api/core/useFreshError'
import { useListenToCardQuery } from '@/api/cards/openCard'
import { useGetCardQuery } from '@/api/cards/cardQueries'
import { useChangeShareStatusMutation } from '@/api/share'
import { mayEditCard } from '@/cardTypes/rules/editPermission'
import { FocusCard } from '@/cardTypes/focus/FocusCard'
import { type FocusCommands, FocusCommandsContext } from '@/cardTypes/focus/focusCommands'
import { cardTitle } from '@/cardTypes/rules/labels'
import { IsStreamingContext, withStream } from '@/cardTypes/focus/streamedCard'
import type { CardSaver } from '@/editor/saving/CardSaver'
import type { SavableFields } from '@/editor/saving/savableFields'
import { CardSaverContext } from '@/editor/saving/cardSaverContext'
import { useOpenCardSaver } from '@/editor/saving/openSavers'
import { useExternalStore } from '@/lib/createExternalStore'
import { useShortcuts } from '@/lib/shortcuts'
import type { CardCommands } from '@/model/actions/cardActionContext'
import { cardActionsFor } from '@/model/actions/cardActions'
import { closeCard, type FocusAction, nextCard, previousCard } from '@/model/actions/focusActions'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import { silenceShownInPlace } from '@/store/connectionSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { removeInaccessibleCards, reportInaccessibleCard } from '@/store/inaccessibleCards'
import { selectPictureWork } from '@/store/selectPictureWork'
import { snackbarShown } from '@/store/snackbarsSlice'
import { useCloseOnInaccessibleCard } from '@/store/useCloseOnInaccessibleCard'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import styles from './FocusScreen.module.css'
import { FocusToolbar } from './FocusToolbar'
import { focusActionForKey } from './focusKeys'
import { focusableTypes, adjacentCards } from './adjacentCards'
import { OrphanedDraftView } from './OrphanedDraftView'
import { PreparingContent } from './PreparingContent'
import { useScreenFocus } from './useScreenFocus'

type FocusScreenProps = {
  cardId: string
  /** Cards of the list from which the card was opened. */
  cards: readonly Card[]
  permissions: readonly string[]
  /** True if that list is the result of a search. */
  isSearching: boolean
  /** Commands of the actions on the card. The editor handles undo and redo. */
  cardCommands: CardCommands
  /** Closes the card. With `isRemoved`, the card no longer exists and its history entry must be removed. */
  onClose: (parentId: string | null, options?: { isRemoved: boolean }) => void
  onNavigate: (cardId: string) => void
  /** Commands that the card's content may run. `close` is added here. */
  commands: Omit<FocusCommands, 'close'>
  /** Renders tools of other features beside the card's toolbar, from the first frame on. */
  renderTools?: (card: Card) => ReactNode
  /** Renders writing suggestions beside the content of a card that the user may edit. */
  renderBeside?: (card: Card) => ReactNode
  /** Renders what follows below the content of a loaded card. */
  renderBelow?: (card: Card) => ReactNode
}

/** Marks a shared card as read when it opens, but a question only when it is answered (B-211 to B-213). */
function useMarkAsRead(card: Card | undefined) {
  const [changeShareStatus] = useChangeShareStatusMutation()
  const isNew = card?.share_status === 'not_read' && !card.isOwner && (card.type !== 'question' || card.is_answered)
  const cardId = card?.id
  useEffect(() => {
    if (isNew && cardId) void changeShareStatus({ cardId })
  }, [isNew, cardId, changeShareStatus])
}

/**
 * Closes the card with a snackbar if it cannot be loaded (B-277, D-2205). A card already on screen stays open if only a refetch failed. A
 * card that is not accessible also leaves the board, which closes the open card and every dialog about it.
 */
function useCloseOnError(cardId: string, error: unknown, isShown: boolean, close: () => void) {
  const dispatch = useAppDispatch()
  const onError = useEffectEvent(() => {
    const apiError = toApiError(error)
    if (isNotAccessible(apiError)) {
      dispatch(reportInaccessibleCard(statusOf(apiError) === 404 && !isShown ? 'focus.notFound' : 'focus.noAccess'))
      void dispatch(removeInaccessibleCards([cardId], { isReported: true }))
    } else if (!isHandledGlobally(apiError) && !isShown) {
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.generic' } }))
      close()
    }
  })
  useEffect(() => {
    if (error) onError()
  }, [error])
}

function hasUnsavedWords(saver: CardSaver): boolean {
  const { status } = saver.getState()
  return status !== 'unchanged' && status !== 'saved'
}

/**
 * Suppresses the global snackbar 'Please reload' for a missing response, because the banner of the open card ('Go on') already shows it.
 */
function useSilenceShownInPlace(isShown: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isShown) return
    dispatch(silenceShownInPlace(true))
    return () => void dispatch(silenceShownInPlace(false))
  }, [dispatch, isShown])
}

type ToolsProps = { actionCount: number; isInList: boolean; children: ReactNode }

/**
 * Bar with the tools of the card. On a phone it has one or two rows: five actions and two buttons fit into one. It has
 * the height of its rows before the tools are rendered, so that they move nothing.
 */
function Tools({ actionCount, isInList, children }: ToolsProps) {
  const rows = actionCount >= 7 || (actionCount >= 4 && isInList) ? 2 : 1
  return (
    <div className={styles.tools} data-rows={rows}>
      {children}
    </div>
  )
}

/** Opens one card above the board for reading and writing (B-105, B-108 to B-111). Typed text is saved automatically (D-0070). */
export function FocusScreen(props: FocusScreenProps) {
  const {
    cardId,
    cards,
    permissions,
    isSearching,
    cardCommands,
    onClose,
    onNavigate,
    commands,
    renderTools,
    renderBeside,
    renderBelow,
  } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const overlay = useRef<HTMLDivElement>(null)
  const { currentData, error, refetch } = useGetCardQuery({ cardId })
  const freshError = useFreshError(cardId, error, refetch)
  const { currentData: stream = null } = useListenToCardQuery(currentData ? { cardId } : skipToken)
  const isStreaming = stream !== null
  const pictureSource = useAppSelector((state) => selectPictureWork(state, cardId)?.source)
  const card = currentData ?? cards.find(({ id }) => id === cardId)
  const types = focusableTypes(permissions)
  // Permissions are empty only after the session has ended, which the app handles elsewhere.
  const isForbidden = card !== undefined && permissions.length > 0 && !types.has(card.type)
  const { previous, next, isInList } = adjacentCards(cards, cardId, types)
  const actions =
    card && !isForbidden
      ? cardActionsFor({
          cards: [card],
          permissions,
          isSearching,
          isInFocus: true,
          isInsideStack: card.parent_id !== null,
        })
      : []
  // The tools are rendered one frame after the card, so the card opens a sixth faster. The bar has the same height without them (D-0094).
  const hasTools = useAfterPaint(true)
  const parentId = card?.parent_id ?? null
  const isPermitted = currentData !== undefined && !isForbidden && !isStreaming && mayEditCard(currentData, permissions)
  const saver = useOpenCardSaver(cardId, currentData, isPermitted, isStreaming)
  const { fields, status, revision, isEditable, unsavedVersion } = useExternalStore(saver)
  useSilenceShownInPlace(status === 'waiting' && !unsavedVersion)
  const [lost, setLost] = useState<{ cardId: string; fields: SavableFields }>()
  const lostFields = lost?.cardId === cardId ? lost.fields : undefined
  const close = () => {
    if (lostFields) saver.forget()
    onClose(parentId, { isRemoved: lostFields !== undefined })
  }
  const way = { previous, next, commands: { openCard: onNavigate, close } }
  const focusCommands = useMemo(() => ({ ...commands, close: () => onClose(parentId) }), [commands, onClose, parentId])

  useMarkAsRead(currentData)
  const isInaccessible = useCloseOnInaccessibleCard([cardId], () => {
    const unsaved = saver.abandon()
    if (Object.keys(unsaved).length > 0) setLost({ cardId, fields: unsaved })
    else onClose(parentId, { isRemoved: true })
  })
  useCloseOnError(cardId, isInaccessible ? undefined : freshError, currentData !== undefined, close)

  const onForbidden = useEffectEvent(() => {
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'error.403' } }))
    onClose(null)
  })
  useEffect(() => {
    if (isForbidden) onForbidden()
  }, [isForbidden])

  useShortcuts(
    'focus',
    (event) => {
      const action = focusActionForKey(event, event.target instanceof Element ? event.target : null)
      // A key that was meant for the text must not leave the card while text is unsaved (B-559).
      if (action !== closeCard && hasUnsavedWords(saver)) return undefined
      // Only arrows repeat. A held Enter or Space is often still the press that opened the card, and would open the next card.
      return action && { run: () => action.run(way), isRepeatable: event.key.startsWith('Arrow') }
    },
    overlay,
  )

  const noteField = useScreenFocus(overlay, { cardId, status, isEditable, revision, isLost: lost !== undefined })

  const wayButton = ({ icon: Icon, labelKey, isAvailable, run }: FocusAction) => (
    <IconButton
      label={t(labelKey)}
      icon={<Icon aria-hidden="true" />}
      isDisabled={!isAvailable(way)}
      onPress={() => run(way)}
      placement="bottom"
    />
  )

  return (
    <main
      ref={overlay}
      tabIndex={-1}
      aria-label={card ? t('focus.label', { title: cardTitle(card, t) }) : t('focus.loading')}
      className={styles.overlay}
      data-foot={card?.type === 'question' || undefined}
      onFocus={noteField}
    >
      {card ? <title>{`${cardTitle(card, t)} · ${t('app.name')}`}</title> : null}
      <Tools actionCount={lostFields ? 0 : actions.length} isInList={isInList}>
        {hasTools && actions.length > 0 && card && !lostFields ? (
          <FocusToolbar
            card={card}
            actions={actions}
            commands={cardCommands}
            onRemoved={() => onClose(card.parent_id, { isRemoved: true })}
          />
        ) : null}
        <div className={styles.way}>
          {card && !isForbidden ? renderTools?.(card) : null}
          {isInList ? (
            <>
              {wayButton(previousCard)}
              {wayButton(nextCard)}
            </>
          ) : null}
        </div>
        {wayButton(closeCard)}
      </Tools>
      {lostFields ? (
        <OrphanedDraftView fields={lostFields} onClose={close} />
      ) : card && !isForbidden ? (
        <div key={card.id} className={styles.card}>
          {isStreaming ? null : <PreparingContent card={card} />}
          <CardSaverContext value={saver}>
            <FocusCommandsContext value={focusCommands}>
              <IsStreamingContext value={isStreaming}>
                <FocusCard
                  key={revision}
                  card={withStream({ ...card, ...fields } as Card, stream)}
                  savedCard={card}
                  pictureSource={pictureSource}
                />
              </IsStreamingContext>
            </FocusCommandsContext>
            {actions.some(({ id }) => id === 'suggest') && !isStreaming ? renderBeside?.(card) : null}
          </CardSaverContext>
          {hasTools && currentData && !isStreaming && !isInaccessible ? (
            <div className={styles.below}>{renderBelow?.(currentData)}</div>
          ) : null}
        </div>
      ) : (
        <div className={styles.skeleton} role="status" aria-label={t('focus.loading')}>
          <Skeleton height="330px" />
          <div className={styles.lines}>
            <Skeleton height="44px" width="60%" />
            <Skeleton height="20px" />
            <Skeleton height="20px" />
            <Skeleton height="20px" width="80%" />
          </div>
        </div>
      )}
    </main>
  )
}
