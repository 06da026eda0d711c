import type { Card } from '@/api/cards/card.schema'
import { type ApiError, isHandledGlobally, saveErrorText, toApiError } from '@/api/core/errors'
import { createExternalStore } from '@/lib/createExternalStore'
import { onPageHidden } from '@/lib/drafts/onPageHidden'
import type { CardSaver, FieldsSource } from './CardSaver'
import { createDraftKeeper, type DraftStorage } from './createDraftKeeper'
import { isEmptyCard } from './isEmptyCard'
import { type Version, versionOf } from './ownSaves'
import { savableFields, type SavableFields } from './savableFields'
import {
  hasUnsaved,
  initialState,
  isForeign,
  publicState,
  reduceSaver,
  type SaverEvent,
  unsavedFields,
} from './saverState'

/** ms from a change to its save (B-344). */
const AUTOSAVE_MS = 1000

/** What a saver needs of the app; bound to one person and one card. */
export type SaverServices = {
  /** `isFull`: the fields replace all others of the card. `isLeaving`: the page may be unloaded before the response. */
  send: (
    change: SavableFields,
    options: { isFull: boolean; isLeaving: boolean },
  ) => Promise<{ data?: Card; error?: unknown }>
  drafts: DraftStorage
  isSignedIn: () => boolean
  /** A call that got no response is reported and tried again for the whole app. @returns false when this one is not waited for */
  whenServerAnswers: (run: () => void) => boolean
  /** @param unsaved what was typed, when the card has been closed and cannot show it */
  onRefused: (error: ApiError, unsaved: SavableFields | undefined) => unknown
  removeCard: () => Promise<unknown>
  /** The card is closed and nothing is left to do. */
  onDone: () => void
}

/** A saver with what its owner needs, the screen of the open card. */
export type OpenCardSaver = CardSaver & {
  /** The card is on screen. @returns its closing, which saves what is not saved, or deletes an empty card */
  open: () => () => void
  /**
   * The newest version of the card.
   * @param isPermitted whether this person may edit it now
   * @param isStreamedInto whether the server is writing its content
   */
  receive: (card: Card, isPermitted: boolean, isStreamedInto?: boolean) => void
  /** A version of the card that a live event brings, before optimistic fields cover it. */
  hear: (version: Version) => void
  /** The card was deleted or its access was lost: nothing more is sent. @returns what was typed and not saved */
  abandon: () => SavableFields
  /** Removes the stored draft as well. */
  forget: () => void
  /** As closing, for a person who logs out; resolves when the save has settled. */
  leave: () => Promise<void>
}

/** The saver of one card. Rules: `saverState.ts`; here are the timer, the calls and the storage. */
export function createCardSaver(services: SaverServices): OpenCardSaver {
  const { send, onRefused, onDone } = services
  const draft = createDraftKeeper(services.drafts)
  let state = initialState
  const shown = createExternalStore(publicState(state))
  /** Reads the content of the editor; called only when it is saved or stored. */
  let readContent: (() => SavableFields) | undefined
  let changedFields: SavableFields = {}
  let changedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isSaveWanted = false
  /** The call of a page that was hidden; the page may have come back. */
  let leavingCall: Promise<void> | undefined
  /** Number of the last call; an older one is part of it. */
  let lastCall = 0
  let isKeptAlive = false
  let stopListening: (() => void) | undefined
  let openCount = 0
  let isAbandoned = false
  let isLookingForDraft = false
  /** The server writes the content: what it has is not what there will be. */
  let isGenerated = false
  /** Work on the content that closing waits for. */
  const held = new Set<Promise<unknown>>()

  function dispatch(event: SaverEvent): void {
    state = reduceSaver(state, event)
    const next = publicState(state)
    const keys = Object.keys(next) as (keyof typeof next)[]
    const before = shown.getState()
    if (!keys.every((key) => Object.is(next[key], before[key]))) shown.setState(next)
  }

  function read(): void {
    if (!state.hasUnread) return
    const fields = { ...changedFields, ...readContent?.() }
    changedFields = {}
    readContent = undefined
    dispatch({ type: 'read', fields })
  }

  const storeDraft = () => draft.store({ fields: unsavedFields(state), changedAt, title: state.server?.title })

  /** Keeps for another visit what nobody has decided about; removes what the server has. */
  function storeOffered(): void {
    const [offered] = state.unsavedVersions
    if (hasUnsaved(state) || offered?.kind === 'draft') return
    if (!offered) return draft.remove()
    const { kind, fields, changedAt: at } = offered
    draft.store({ fields, changedAt: at, title: state.server?.title, isOverwritten: kind === 'overwritten' })
  }

  async function sendPending(isLeaving: boolean): Promise<void> {
    dispatch({ type: 'sent' })
    storeDraft()
    lastCall += 1
    const call = lastCall
    isKeptAlive = isLeaving
    const change = state.sent ?? {}
    const isFull = 'title' in change && 'body' in change && state.server !== undefined
    const whole = isFull && state.server ? { ...savableFields(state.server), ...state.confirmed, ...change } : change
    const { data, error } = await send(whole, { isFull, isLeaving })
    // A later call has taken its fields along.
    if (call !== lastCall) return
    isKeptAlive = false
    if (data) {
      dispatch({ type: 'saved', card: data, now: Date.now() })
      storeOffered()
      return
    }
    settleFailure(toApiError(error))
  }

  /** The editors begin again with other words. */
  function forgetUnread(): void {
    readContent = undefined
    changedFields = {}
    clearTimeout(timer)
    timer = undefined
  }

  const startTimer = () => {
    timer ??= setTimeout(() => void flush(), AUTOSAVE_MS)
  }

  function settleFailure(failure: ApiError): void {
    const onAnswer = () => {
      dispatch({ type: 'serverReached' })
      void flush().then(finish)
    }
    if (failure.kind === 'offline' && services.whenServerAnswers(onAnswer)) return dispatch({ type: 'unanswered' })
    const fieldErrors = failure.kind === 'http' ? failure.errors : undefined
    dispatch({ type: 'refused', now: Date.now(), errorText: saveErrorText(failure), fieldErrors })
    if (!isHandledGlobally(failure)) onRefused(failure, openCount === 0 ? unsavedFields(state) : undefined)
  }

  /** Whether the server would take a change of the card, and nobody has to decide anything first. */
  const isReachable = () =>
    services.isSignedIn() &&
    !isAbandoned &&
    // Words of somebody else do not hold the own ones back.
    state.unsavedVersions.every(({ kind }) => kind === 'overwritten') &&
    state.outcome !== 'failed' &&
    state.outcome !== 'waiting'

  /** Whether what is typed may be sent; else it is stored (B-347). */
  const canSend = () => state.isPermitted && isReachable()

  /** One call at a time; what is typed while it is in flight is sent by the next one. */
  async function run(): Promise<boolean> {
    while (isSaveWanted) {
      isSaveWanted = false
      if (leavingCall) await leavingCall
      read()
      if (Object.keys(state.pending).length === 0) break
      // The tab may be closed right after the card.
      if (canSend()) await sendPending(openCount === 0)
      else if (!isAbandoned) storeDraft()
    }
    return !hasUnsaved(state)
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    isSaveWanted = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  /** The page is hidden or about to go: no other call can be waited for. */
  function saveBeforePageGoes(): void {
    read()
    const isInFlight = state.sent !== undefined && !isKeptAlive
    if (!isInFlight && Object.keys(state.pending).length === 0) return
    if (canSend()) {
      leavingCall = sendPending(true).finally(() => {
        leavingCall = undefined
      })
    } else if (!isAbandoned) storeDraft()
  }

  function finish(): void {
    if (openCount === 0 && state.outcome !== 'waiting') onDone()
  }

  /** An empty card of the owner is deleted, judged by the content of the editor (B-270 to B-273). */
  async function leave(): Promise<void> {
    const isClosed = openCount === 0
    while (held.size > 0) {
      await flush()
      await Promise.allSettled(held)
      // Opened again meanwhile.
      if (isClosed && openCount > 0) return
    }
    read()
    const { server } = state
    const isEmpty =
      server?.isOwner === true && !isGenerated && isReachable() && isEmptyCard({ ...server, ...state.shown } as Card)
    if (isEmpty) {
      isAbandoned = true
      draft.remove()
      await services.removeCard()
    } else await flush()
    finish()
  }

  async function lookForDraft(): Promise<void> {
    isLookingForDraft = true
    dispatch({ type: 'draftFound', draft: await draft.find() })
    // The server has its words already: the page was closed before the response.
    storeOffered()
  }

  return {
    subscribe: shown.subscribe,
    getState: shown.getState,
    change(source: FieldsSource) {
      if (typeof source === 'function') readContent = source
      else changedFields = { ...changedFields, ...source }
      changedAt = Date.now()
      if (!state.hasUnread) dispatch({ type: 'changed' })
      if (state.outcome !== 'failed') startTimer()
    },
    flush,
    confirm: (fields) => dispatch({ type: 'confirmed', fields }),
    hold(work) {
      held.add(work)
      const release = () => held.delete(work)
      work.then(release, release)
    },
    editAgain: () => dispatch({ type: 'editedAgain' }),
    restore() {
      if (state.unsavedVersions[0]?.kind === 'overwritten') forgetUnread()
      dispatch({ type: 'restored' })
      void flush()
    },
    discard() {
      if (state.unsavedVersions[0]?.kind !== 'overwritten') forgetUnread()
      dispatch({ type: 'discarded' })
      storeOffered()
    },
    open() {
      openCount += 1
      stopListening ??= onPageHidden(saveBeforePageGoes)
      return () => {
        openCount -= 1
        // Strict Mode opens the card again at once.
        queueMicrotask(() => {
          if (openCount > 0) return
          stopListening?.()
          stopListening = undefined
          void leave()
        })
      }
    },
    receive(card, isPermitted, isStreamedInto = false) {
      isGenerated = isStreamedInto
      if (isForeign(state, card)) read()
      // A response that arrives during a save shows others' words without an event.
      if (state.inFlight) dispatch({ type: 'versionReceived', version: versionOf(card), now: Date.now() })
      const wasPermitted = state.isPermitted
      dispatch({ type: 'cardReceived', card, isPermitted, now: Date.now() })
      if (!wasPermitted && isPermitted && hasUnsaved(state)) startTimer()
      if (!isLookingForDraft) void lookForDraft()
    },
    hear(version) {
      dispatch({ type: 'versionReceived', version, now: Date.now() })
      storeOffered()
    },
    abandon() {
      read()
      isAbandoned = true
      clearTimeout(timer)
      const unsaved = unsavedFields(state)
      if (Object.keys(unsaved).length > 0) storeDraft()
      return unsaved
    },
    forget: () => draft.remove(),
    leave,
  }
}
