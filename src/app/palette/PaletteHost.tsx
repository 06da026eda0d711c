import { useNavigate } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Card } from '@/api/cards/card.schema'
import { selectCachedPages } from '@/api/cards/cardSelectors'
import { sparksApi } from '@/api/sparks'
import { selectMe, selectPermissions, userApi } from '@/api/user'
import { getCardTypeDefinition } from '@/cardTypes/definitions'
import { useCanCreateBoard } from '@/features/board/tools/useCanCreateBoard'
import { Palette } from '@/features/palette/Palette'
import type { PaletteCommand } from '@/features/palette/paletteEntries'
import { useLoadedCards } from '@/features/palette/useLoadedCards'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { offeredActionsOf } from '@/model/actions/offeredActions'
import { searchParamsInside } from '@/model/board/boardUrl'
import { readOpenedCards } from '@/model/board/readOpenedCards'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import type { ChatContext } from '@/model/conversation/ask'
import { DENSITY_PREFERENCE, selectDensity } from '@/store/density'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatClosed, chatOpened, feedbackOpened, pageDialogChanged, selectIsLandingOpen } from '@/store/panelsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { languageChanged, modeChanged, selectPreferences } from '@/store/preferencesSlice'
import { usePerApp } from '@/store/usePerApp'
import { visibleEntries } from '../shell/menuItems'
import { useRouteStaticData } from '../shell/routeStaticData'
import { useSparkPress } from '../sparks/useSparkPress'

const CreateBoardDialog = lazyComponent(() =>
  import('@/features/board/tools/CreateBoardDialog').then((file) => file.CreateBoardDialog),
)

/** Asks as the chat's field does. While nothing can be asked, the words wait in that field. */
const askTyped =
  (question: string, context: ChatContext): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const [{ askQuestion, isAskDisabled }, { beginQuestion }] = await Promise.all([
      import('@/model/conversation/chatCommands'),
      import('@/model/conversation/modeParts'),
    ])
    dispatch(isAskDisabled(getState()) ? beginQuestion(question) : askQuestion(question, context))
  }

export type PaletteHostProps = {
  /** What a question is about. */
  context: ChatContext
  /** True where the chat covers the screen. */
  isChatCovering: boolean
  /** Returns what was typed before the palette had loaded. */
  typed: () => string
  onLogOut: () => void
  onClose: () => void
}

/** Returns a function that tells the actions which the screen below offers at the moment. */
function useOffered({ focusedId }: ChatContext) {
  const screens = usePerApp(offeredActionsOf)
  return () => screens.get(focusedId === null ? 'board' : 'focus')
}

/** Returns the palette's entries for the screen below: what the person may see and do there. */
function usePaletteContext(context: ChatContext) {
  const { list, stackId } = useBoardLocation()
  const { listed, cards } = useLoadedCards(list)
  const me = useAppSelector(selectMe)
  const permissions = useAppSelector(selectPermissions)
  const { hasChat = false } = useRouteStaticData()
  const canChat = hasChat && permissions.includes('system.chat.access')
  const { data: sparks = [] } = sparksApi.useGetSparksQuery({}, { skip: !canChat })
  const canCreateBoard = useCanCreateBoard(stackId, { status: 'ready', cards: listed })
  const breadcrumbs = useAppSelector((state) => selectCachedPages(state, list).at(-1)?.metadata.breadcrumbs)
  const { language, mode } = useAppSelector(selectPreferences)
  const density = useAppSelector(selectDensity)
  const [opened] = useState(() => (me ? readOpenedCards(me.id) : []))
  const [offered] = useState(useOffered(context))
  return {
    cards,
    chosenCount: offered?.cards.length ?? 0,
    actions: offered?.actions ?? [],
    places: [
      ...visibleEntries(permissions),
      { key: 'keyboard-shortcuts', icon: Keyboard, label: 'app.shortcuts' as const },
    ],
    stacks: (stackId && breadcrumbs) || [],
    opened,
    openId: context.focusedId,
    canCreateText: canCreateBoard && permissions.includes('board.format.text.edit'),
    canCreateBoard,
    chat: canChat ? { buddy: me?.buddy, sparks: sparks.toSorted((a, b) => a.order - b.order) } : undefined,
    settings: { language, mode, density, buddy: me?.buddy, canChooseBuddy: me?.roles.includes('student') ?? false },
  }
}

/** Returns the function that runs an entry once the palette is closed. */
function useRunEntry({ context, isChatCovering, onLogOut }: PaletteHostProps, onNewBoard: () => void) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { stackId, openCard, openStack } = useBoardLocation()
  const permissions = useAppSelector(selectPermissions)
  const isOverLanding = useAppSelector(selectIsLandingOpen)
  const offeredNow = useOffered(context)
  const [savePreference] = userApi.useSavePreferenceMutation()
  const [updateMe] = userApi.useUpdateMeMutation()

  // A question of the landing is about no card.
  const askedContext = isOverLanding ? { ...context, selectedIds: [] } : context
  const showChat = () => {
    if (!isOverLanding) dispatch(chatOpened())
  }
  const ask = (question: string) => {
    showChat()
    void dispatch(askTyped(question, askedContext))
  }
  const pressSpark = useSparkPress({ ask, onShowChat: showChat })
  /** A screen that opens must not stay behind the chat. */
  const uncover = () => {
    if (isChatCovering) dispatch(chatClosed())
  }
  const open = (card: Pick<Card, 'id' | 'type'>) => {
    uncover()
    if (getCardTypeDefinition(card).opensIn === 'stack') openStack(card.id, searchParamsInside(card))
    else openCard(card.id)
  }
  const goTo = (key: string) => {
    const place = visibleEntries(permissions).find((entry) => entry.key === key)
    if (!place) return void dispatch(pageDialogChanged('shortcuts'))
    if (!('to' in place)) return void dispatch(feedbackOpened())
    uncover()
    void navigate({ to: place.to })
  }
  const startText = async () => {
    const { createText } = await import('@/features/board/boardParts')
    const id = await dispatch(createText(stackId ?? null))
    if (id) openCard(id)
  }

  return (command: PaletteCommand) => {
    switch (command.kind) {
      case 'openCard':
        return open(command.card)
      case 'action': {
        // The cards may have changed since the palette opened, so the screen decides again.
        const offered = offeredNow()
        const action = offered?.actions.find(({ id }) => id === command.id)
        return action && offered?.run(action)
      }
      case 'place':
        return goTo(command.key)
      case 'openStack':
        return openStack(command.stackId)
      case 'newText':
        return startText()
      case 'newBoard':
        return onNewBoard()
      case 'ask':
        return ask(command.question)
      case 'spark':
        return pressSpark(command.spark)
      case 'language':
        return dispatch(languageChanged(command.language))
      case 'mode':
        return dispatch(modeChanged(command.mode))
      case 'density':
        return savePreference({ key: DENSITY_PREFERENCE, value: command.density })
      case 'buddy':
        return updateMe({ buddy: command.buddy })
      case 'logOut':
        return onLogOut()
    }
  }
}

/** Palette over any screen of the Shell, and the dialog for a new board that it opens. */
export function PaletteHost(props: PaletteHostProps) {
  const { stackId, openStack } = useBoardLocation()
  const [isCreating, setIsCreating] = useState(false)
  const entries = usePaletteContext(props.context)
  const runEntry = useRunEntry(props, () => setIsCreating(true))
  const run = (command: PaletteCommand) => {
    // The palette keeps keyboard focus until it is gone.
    if (command.kind !== 'newBoard') flushSync(props.onClose)
    void runEntry(command)
  }
  return isCreating ? (
    <CreateBoardDialog
      parentId={stackId ?? null}
      onCreated={({ id }) => openStack(id)}
      onClose={props.onClose}
      onLoadError={props.onClose}
    />
  ) : (
    <Palette context={entries} typed={props.typed} onRun={run} onClose={props.onClose} />
  )
}
