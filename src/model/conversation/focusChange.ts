/** Event `focus.changed`: finds the tab that asked, and decides what this tab does (C-218, C-415, D-0917, D-3108). */
import type { channels, EventsOf } from '@/api/channels'
import type { MadeCard } from '@/store/madeCard'
import type { RootState } from '@/store/rootReducer'
import { type Asker, selectCardMaker, selectOpenAskers } from './cardMaker'

export type FocusChange = EventsOf<typeof channels.magic>['focus.changed']

/** Reads the three forms of the event; the short forms carry no title. */
export function changedCardOf(change: FocusChange): Omit<MadeCard, 'chatId'> {
  const isStreamed = change.stream !== false
  if ('format' in change) return { ...change.format, isStreamed }
  const id = 'format_id' in change ? change.format_id : change.formatId
  return { id, type: change.type, title: '', parent_id: null, isStreamed }
}

/** State of the tab when an event has to act. */
export type TabState = {
  asker: Asker
  isFocused: boolean
  isVisible: boolean
  /** True while the person types or drags, or has a dialog or menu open. */
  isBusy: boolean
  /** True if the card is open already. */
  isOpen: boolean
}

/** `open`: open the card, or stream the content of a card that is open. `offer`: snackbar with 'Open'. */
export type FocusStep = 'open' | 'offer' | 'stay'

/** Decides about a finished card: acts in the tab that asked, else in the tab in front, and never interrupts (D-0917). */
export function focusStepFor({ asker, isFocused, isVisible, isBusy, isOpen }: TabState): FocusStep {
  if (asker === 'elsewhere') return 'stay'
  if (asker === 'nobody' && !isVisible) return 'stay'
  if (isOpen) return 'open'
  return isBusy || (asker === 'nobody' && !isFocused) ? 'offer' : 'open'
}

/** ms from the first event in which later events replace earlier ones. */
export const COLLECT_MS = 1000
/** Maximum ms from the end of a reply until a held event acts without metadata, or before the last words are shown. */
export const HOLD_MS = 10_000

type Store = { getState: () => RootState; subscribe: (listener: () => void) => () => void }
type Act = (card: MadeCard, asker: Asker) => void

/** Resolves with the asker of a card once the reply that made the card is shown to its end. */
function whenShown({ getState, subscribe }: Store, cardId: string): Promise<Asker> {
  return new Promise((resolve) => {
    let deadline: ReturnType<typeof setTimeout> | undefined
    let isPossiblyOwn = false
    const finish = (asker: Asker) => {
      clearTimeout(deadline)
      unsubscribe()
      resolve(asker)
    }
    const check = () => {
      const maker = selectCardMaker(getState(), cardId)
      if (maker && (maker.asker === 'elsewhere' || !maker.isLive)) return finish(maker.asker)
      const { askers, hasLive } = selectOpenAskers(getState())
      if (!maker && askers.length === 0) return finish('nobody')
      isPossiblyOwn ||= askers.includes('here')
      // Metadata comes right after the end of a reply: from then on the deadline runs.
      if (!maker && hasLive) {
        clearTimeout(deadline)
        deadline = undefined
      } else deadline ??= setTimeout(() => finish(maker?.asker ?? (isPossiblyOwn ? 'here' : 'elsewhere')), HOLD_MS)
    }
    const unsubscribe = subscribe(check)
    check()
  })
}

/** Collects the events of a second until their replies are shown; acts on the last one that concerns this tab. */
export function createFocusChanges(store: Store, act: Act): { receive: (change: FocusChange) => void } {
  let collected: ReturnType<typeof changedCardOf>[] = []
  const actOnLast = async () => {
    const cards = collected
    collected = []
    const askers = await Promise.all(cards.map(({ id }) => whenShown(store, id)))
    const last = askers.findLastIndex((asker) => asker !== 'elsewhere')
    const [card, asker] = [cards[last], askers[last]]
    if (!card || !asker) return
    act({ ...card, chatId: selectCardMaker(store.getState(), card.id)?.chatId ?? null }, asker)
  }
  return {
    receive(change) {
      if (collected.length === 0) setTimeout(() => void actOnLast(), COLLECT_MS)
      collected.push(changedCardOf(change))
    },
  }
}
