import { Editor, Node, type Range, type RangeRef } from 'slate'
import type { Card, Heart, LearnerLevel } from '@/api/cards/card.schema'
import { blocksToHtml } from '@/editor/model/blocksToHtml'
import { inlinesToHtml } from '@/editor/model/inlinesToHtml'
import { applyPassage, previewPassage } from '@/editor/model/passage'
import { isTextBlock } from '@/editor/model/schema'
import type { OpenText } from '@/editor/openText'
import { createExternalStore } from '@/lib/createExternalStore'
import { createPacer } from '@/streaming/pacer'
import { findAnchors, readAnchors } from './anchors'
import type { Application } from './applySuggestion'
import {
  displayedLetters,
  initialSuggestions,
  missingLetters,
  reduceSuggestions,
  spentLetters,
  type SuggestionEvent,
  type SuggestionState,
} from './suggestionState'

/** Outcome of a request. A failure has already been logged. If every screen handles it in the same way, it has also been shown. */
type Answer<Data> = Promise<{ data?: Data; error?: unknown }>

/** Message for the user. `notFound`: there is no text for which to suggest anything. `placeLost`: the passage is no longer in the text. */
export type SuggestionNotice =
  | { kind: 'notFound' }
  | { kind: 'placeLost' }
  | { kind: 'tagFailed' | 'applyFailed'; error: unknown }
  | { kind: 'present'; count: number }
  | { kind: 'applied' | 'stopped' | 'dismissed'; heart: Heart }

/** Functions of the app that the suggestions of one open card need. */
export type SuggestionServices = {
  text: OpenText
  card: () => Card | undefined
  toggle: (isEnabled: boolean, level: LearnerLevel) => Answer<unknown>
  tag: (body: string) => Answer<{ body: string }>
  generate: (level: LearnerLevel, hearts: Heart[]) => Answer<unknown>
  dismiss: (level: LearnerLevel, heart: Heart) => Answer<unknown>
  /**
   * Resolves to the whole text that the server has stored, even if the stream fails afterwards; '' if the server did not send it.
   * @param onToken called with each piece of the passage's HTML
   */
  apply: (application: Application, onToken: (token: string) => void, signal: AbortSignal) => Answer<string>
}

/** Functions of the screen that shows the open card. */
type SuggestionHost = {
  /** Saves typed text. Resolves to true if the server has stored all of it. */
  save: () => Promise<boolean>
  /** Called with a text that the server has stored at the request of this screen. */
  confirmBody: (body: string) => void
  notify: (news: SuggestionNotice) => void
}

export type Suggestions = ReturnType<typeof createSuggestions>

/**
 * Controls the suggestions of one open card (D-2467, D-0082): sends the requests in order and keeps track of the passages in the text. The
 * rules are in `suggestionState.ts`.
 */
export function createSuggestions(services: SuggestionServices) {
  const { text } = services
  const { editor } = text
  const anchors = new Map<Heart, RangeRef>()
  const { getState, setState, subscribe } = createExternalStore<SuggestionState>(
    initialSuggestions(services.card()?.ai_suggestion_level ?? 'beginner'),
  )
  /** Number of the newest series of requests. Responses of older series are ignored. */
  let lastRun = 0
  /** Undefined while the card is closed. */
  let host: SuggestionHost | undefined
  let running: AbortController | undefined

  function dispatch(event: SuggestionEvent): void {
    setState(reduceSuggestions(getState(), event))
  }

  function beginRun(): () => boolean {
    lastRun += 1
    const run = lastRun
    return () => run === lastRun && host !== undefined
  }

  const notify = (news: SuggestionNotice) => host?.notify(news)
  const save = async () => (await host?.save()) === true

  const storedCard = () => services.card() ?? { ai_suggestions: null }
  const bodyNow = () => blocksToHtml(editor.children)
  const isTextEmpty = () => Editor.string(editor, []).trim() === ''

  function forgetAnchors(): void {
    for (const anchor of anchors.values()) anchor.unref()
    anchors.clear()
  }

  function readTags(taggedBody: string): void {
    forgetAnchors()
    const found = Object.entries(findAnchors(editor.children, readAnchors(taggedBody))) as [Heart, Range][]
    for (const [heart, range] of found) setAnchor(heart, range)
  }

  function setAnchor(heart: Heart, range: Range): void {
    anchors.get(heart)?.unref()
    anchors.set(heart, Editor.rangeRef(editor, range, { affinity: 'inward' }))
  }

  /** Returns the current range of a letter's passage; undefined if its words have been removed. */
  function rangeOf(heart: Heart): Range | undefined {
    const range = anchors.get(heart)?.current
    if (!range) return undefined
    try {
      return Editor.string(editor, range).trim() === '' ? undefined : range
    } catch {
      // `Editor.string` throws if a shorter document has replaced the text.
      return undefined
    }
  }

  function turnOff(): void {
    beginRun()
    forgetAnchors()
    dispatch({ type: 'disabled' })
  }

  async function generate(hearts: Heart[], isCurrent: () => boolean): Promise<void> {
    if (hearts.length > 0) {
      dispatch({ type: 'generating', hearts })
      await services.generate(getState().level, hearts)
      if (!isCurrent()) return
    }
    dispatch({ type: 'present' })
    notify({ kind: 'present', count: displayedLetters(storedCard(), getState().level).length })
  }

  /**
   * Asks the server to mark the passages. A failure switches the suggestions off. Returns true if the passages are marked and no newer
   * series has begun.
   */
  async function tag(isCurrent: () => boolean): Promise<boolean> {
    const body = bodyNow()
    const { data, error } = await services.tag(body)
    if (!isCurrent()) return false
    if (data) {
      readTags(data.body)
      return true
    }
    notify({ kind: 'tagFailed', error })
    turnOff()
    void services.toggle(false, getState().level)
    return false
  }

  /** @param lettersOf returns the letters to request; called after the passages are marked */
  async function enable(lettersOf: () => Heart[]): Promise<void> {
    if (isTextEmpty()) return notify({ kind: 'notFound' })
    const isCurrent = beginRun()
    const wasOff = getState().phase === 'disabled'
    dispatch({ type: 'enabled' })
    const isReady = (await save()) && (!wasOff || !(await services.toggle(true, getState().level)).error)
    if (!isCurrent()) return
    if (!isReady) return turnOff()
    if (await tag(isCurrent)) await generate(lettersOf(), isCurrent)
  }

  const missing = () => missingLetters(storedCard(), getState().level)
  const spent = () => spentLetters(storedCard(), getState().level)

  /**
   * Returns the request for a passage, with its HTML and the HTML of the block that contains it. Undefined if the passage crosses blocks.
   */
  function applicationOf(heart: Heart, range: Range): Application | undefined {
    const [start, end] = Editor.edges(editor, range)
    const block = Editor.above(editor, { at: start, match: isTextBlock })
    if (!block || Editor.above(editor, { at: end, match: isTextBlock })?.[0] !== block[0]) return undefined
    const fragment = { children: Editor.fragment(editor, range) } as Node
    const passage = [...Node.elements(fragment)].find(([node]) => isTextBlock(node))?.[0]
    const [outer] = Editor.node(editor, block[1].slice(0, 1))
    return {
      suggestion: heart,
      level: getState().level,
      context: blocksToHtml([outer]),
      original: passage ? inlinesToHtml(passage.children, false) : '',
      // H rephrases the passage; the other letters add to it (D-0007).
      action: heart === 'H' ? 'replace' : 'append',
    }
  }

  async function apply(heart: Heart): Promise<void> {
    if (getState().phase === 'disabled' || getState().applying) return
    const first = rangeOf(heart)
    if (!first) return notify({ kind: 'placeLost' })
    const abort = new AbortController()
    running = abort
    dispatch({ type: 'applying', heart })
    const release = text.hold()
    let isApplied = false
    try {
      if (await save()) isApplied = await stream(heart, abort, release)
    } finally {
      release()
      running = undefined
      dispatch({ type: 'applyEnded', isApplied })
    }
  }

  /**
   * Returns true if the suggestion is in the text. Otherwise the text is unchanged and the user gets a message, unless the card was closed.
   */
  async function stream(heart: Heart, abort: AbortController, release: () => void): Promise<boolean> {
    const range = rangeOf(heart)
    const application = range && applicationOf(heart, range)
    if (!range || !application) {
      notify({ kind: 'placeLost' })
      return false
    }
    const end = Editor.end(editor, range)
    const place = application.action === 'append' ? { anchor: end, focus: end } : range
    const preview = previewPassage(editor, place)
    let received = ''
    let html = ''
    const pacer = createPacer({
      onText(words) {
        html += words
        preview.show(html)
      },
    })
    abort.signal.addEventListener('abort', pacer.stop)
    const onToken = (token: string) => {
      received += token
      pacer.push(token)
    }
    const { data: body, error } = await services.apply(application, onToken, abort.signal)
    // The server has stored the text. From here on, Stop only ends the animation early.
    if (body !== undefined) await pacer.whenDrained()
    pacer.stop()
    preview.revert()
    if (!host) return false
    // The preview replaced the passage's words, so its anchor must be set again.
    setAnchor(heart, range)
    if (body === undefined) {
      notify(abort.signal.aborted ? { kind: 'stopped', heart } : { kind: 'applyFailed', error })
      return false
    }
    if (body !== '') host.confirmBody(body)
    release()
    applyPassage(editor, place, received, body)
    anchors.get(heart)?.unref()
    anchors.delete(heart)
    notify({ kind: 'applied', heart })
    return true
  }

  return {
    subscribe,
    getState,
    rangeOf,
    /** Switches the suggestions on or off, for the Suggest button (B-313 to B-315). */
    toggle(): void {
      if (getState().phase === 'disabled') return void enable(missing)
      running?.abort()
      turnOff()
      void services.toggle(false, getState().level)
    },
    /** Shows the stored suggestions of a card that opens with suggestions switched on. It generates none. */
    async resume(): Promise<void> {
      if (getState().phase !== 'disabled' || isTextEmpty() || !services.card()?.is_ai_suggestion_enabled) return
      const isCurrent = beginRun()
      dispatch({ type: 'enabled' })
      const { data } = await services.tag(bodyNow())
      if (!isCurrent()) return
      if (data) readTags(data.body)
      dispatch({ type: 'present' })
    },
    /** For the 'Suggest more' button: requests new texts for applied, dismissed and missing letters (D-2469, B-316). */
    more: () => enable(() => [...missing(), ...spent()]),
    async setLevel(level: LearnerLevel): Promise<void> {
      if (level === getState().level || getState().applying) return
      dispatch({ type: 'levelChosen', level })
      if (getState().phase === 'disabled') return
      const isCurrent = beginRun()
      dispatch({ type: 'present' })
      await services.toggle(true, level)
      if (isCurrent()) await generate(missing(), isCurrent)
    },
    activate: (heart: Heart | undefined) => dispatch({ type: 'activated', heart }),
    select: (heart: Heart | undefined) => dispatch({ type: 'selected', heart }),
    apply,
    /** Aborts the stream and restores the text. If the server has already stored the text, shows the rest of it at once. */
    stop: () => running?.abort(),
    async dismiss(heart: Heart): Promise<void> {
      dispatch({ type: 'selected', heart: undefined })
      const { error } = await services.dismiss(getState().level, heart)
      if (!error) notify({ kind: 'dismissed', heart })
    },
    /** Connects the screen that shows the card. Returns a function to call when the card closes. */
    open(next: SuggestionHost): () => void {
      host = next
      return () =>
        // Deferred, because Strict Mode closes the card and opens it again at once.
        queueMicrotask(() => {
          if (host !== next) return
          host = undefined
          running?.abort()
          turnOff()
        })
    },
  }
}
