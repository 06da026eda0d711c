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

/** Time in ms from the first unsaved change to the save (B-344). */
const AUTOSAVE_MS = 1000

/** Functions through which a saver uses the app, bound to one user and one card. */
export type SaverServices = {
  /**
   * `isFull`: the request replaces all fields of the card. `isLeaving`: the page may unload before the response
   * arrives.
   */
  send: (
    change: SavableFields,
    options: { isFull: boolean; isLeaving: boolean },
  ) => Promise<{ data?: Card; error?: unknown }>
  drafts: DraftStorage
  isSignedIn: () => boolean
  /**
   * Calls `run` once an unreachable server responds again. The app shows the outage to the user.
   * @returns false if the server does not count as unreachable; `run` is then never called
   */
  whenServerAnswers: (run: () => void) => boolean
  /**
   * @param unsaved unsaved fields of a card that is closed and therefore cannot show them; undefined if the card is
   * open
   */
  onRefused: (error: ApiError, unsaved: SavableFields | undefined) => unknown
  removeCard: () => Promise<unknown>
  /**
   * Called when the card is closed and no save waits for the server. Text of a failed save stays in storage as a draft.
   */
  onDone: () => void
}

/** A saver with additional methods for its owner, the screen of the open card. */
export type OpenCardSaver = CardSaver & {
  /**
   * Marks the card as displayed. Returns a function that closes the card: it saves pending fields, or deletes the card
   * if it is empty.
   */
  open: () => () => void
  /**
   * Called with the newest version of the card.
   * @param isPermitted true if this user may edit the card now
   * @param isStreamedInto true while the server streams content into the card
   */
  receive: (card: Card, isPermitted: boolean, isStreamedInto?: boolean) => void
  /** Call this with each version from a live event, before optimistic updates cover its fields. */
  hear: (version: Version) => void
  /**
   * Stops sending, because the card was deleted or the user lost access. Stores a draft and returns the unsaved fields.
   */
  abandon: () => SavableFields
  /** Removes the stored draft. */
  forget: () => void
  /**
   * Runs a call that changes the card outside of this saver, such as that of a picture. The call waits for a save in
   * flight, and the next save for the call: a full save would send the fields from before.
   * @param call resolves to the card afterwards; undefined if nothing has changed
   */
  runOutside: (call: () => Promise<Card | undefined>) => Promise<void>
  /** Closes the card before a log-out. Resolves when the save has ended. */
  leave: () => Promise<void>
}

/** Creates the saver of one card: timer, requests and draft storage. The rules are in `saverState.ts`. */
export function createCardSaver(services: SaverServices): OpenCardSaver {
  const { send, onRefused, onDone } = services
  const draft = createDraftKeeper(services.drafts)
  let state = initialState
  const shown = createExternalStore(publicState(state))
  /** Reads the content of the editor. Called only for a save or a draft. */
  let readContent: (() => SavableFields) | undefined
  let changedFields: SavableFields = {}
  let changedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isSaveWanted = false
  /** Request sent when the page was hidden. Since then the page may have become visible again. */
  let leavingCall: Promise<void> | undefined
  let sending: Promise<void> | undefined
  /** Last call outside of the saver; undefined if none runs. */
  let outsideCall: Promise<void> | undefined
  /** Number of the last request. It contains the fields of every older request too. */
  let lastCall = 0
  let isKeptAlive = false
  let stopListening: (() => void) | undefined
  let openCount = 0
  let isAbandoned = false
  let isLookingForDraft = false
  /** True while the server streams content into the card. An empty card must not be deleted then. */
  let isGenerated = false
  /** Work on the content that must end before the card is closed. */
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

  /**
   * Stores the offered version for another session, or removes the stored draft if nothing is offered. Unsaved fields
   * keep their own draft.
   */
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
    // While a picture is being changed, only a save of a closing page gets here; the fields typed are enough.
    const isFull = 'title' in change && 'body' in change && state.server !== undefined && !outsideCall
    const whole = isFull && state.server ? { ...savableFields(state.server), ...state.confirmed, ...change } : change
    const { data, error } = await send(whole, { isFull, isLeaving })
    // A later request contains the same fields, so this response no longer matters.
    if (call !== lastCall) return
    isKeptAlive = false
    if (data) {
      dispatch({ type: 'saved', card: data, now: Date.now() })
      storeOffered()
      return
    }
    settleFailure(toApiError(error))
  }

  /** Discards unread input and the timer, because the editors remount with another text. */
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

  /**
   * True if requests may be sent. The user must be signed in and the card not abandoned; the last save must neither have
   * failed nor wait. No draft or conflict may be on offer.
   */
  const isReachable = () =>
    services.isSignedIn() &&
    !isAbandoned &&
    // An offered draft or conflict blocks saving. An offer of another person's overwritten text does not.
    state.unsavedVersions.every(({ kind }) => kind === 'overwritten') &&
    state.outcome !== 'failed' &&
    state.outcome !== 'waiting'

  /** True if pending fields may be sent. Otherwise they are stored as a draft (B-347). */
  const canSend = () => state.isPermitted && isReachable()

  /** Sends one request at a time. Text typed during a request goes into the next one. */
  async function run(): Promise<boolean> {
    while (isSaveWanted) {
      isSaveWanted = false
      if (leavingCall) await leavingCall
      // Without such a call, fields are read in the same turn as the wish to save.
      if (outsideCall) await outsideCallsEnd()
      read()
      if (Object.keys(state.pending).length === 0) break
      // The user may close the tab directly after the card, so `isLeaving` keeps the request alive.
      if (canSend()) {
        sending = sendPending(openCount === 0).finally(() => {
          sending = undefined
        })
        await sending
      } else if (!isAbandoned) storeDraft()
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

  /** Saves when the page is hidden or unloads, without waiting for a request in flight. */
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

  /** Resolves once no call runs outside of the saver, including those that begin meanwhile. */
  async function outsideCallsEnd(): Promise<void> {
    if (!outsideCall) return
    await outsideCall
    await outsideCallsEnd()
  }

  async function callOutside(call: () => Promise<Card | undefined>, previous: Promise<void> | undefined) {
    await Promise.allSettled([previous, leavingCall, sending])
    const card = await call()
    if (card) dispatch({ type: 'cardReceived', card, isPermitted: state.isPermitted, now: Date.now() })
  }

  function finish(): void {
    if (openCount === 0 && state.outcome !== 'waiting') onDone()
  }

  /** Deletes the user's own card if its edited content is empty, otherwise saves it (B-270 to B-273). */
  async function leave(): Promise<void> {
    const isClosed = openCount === 0
    while (held.size > 0) {
      await flush()
      await Promise.allSettled(held)
      // The user has opened the card again in the meantime, so it is not deleted.
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
    // Removes a draft that the server has already stored. Such a draft remains if the page closed before the response
    // arrived.
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
        // Waits a microtask, because Strict Mode closes the card and immediately opens it again.
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
      // During a save, a requested card may contain another person's text that no live event has announced.
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
    runOutside(call) {
      const own = callOutside(call, outsideCall)
      const settled = own
        .catch(() => undefined)
        .finally(() => {
          if (outsideCall === settled) outsideCall = undefined
        })
      outsideCall = settled
      return own
    },
    leave,
  }
}
