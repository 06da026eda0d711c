import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Editor, Range, Transforms } from 'slate'
import type { Card, Heart } from '@/api/cards/card.schema'
import { type OpenText, useOpenText } from '@/editor/openText'
import { focusText, textElement } from '@/editor/view/caret/focusText'
import { paintHighlight } from '@/editor/view/caret/highlights'
import { useTranslation } from '@/i18n/i18n'
import { readItem, writeItem } from '@/lib/browserStorage'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { useRootAttribute } from '@/ui/useRootAttribute'
import type { Suggestions } from './createSuggestions'
import { letterButtonId, SuggestionItem } from './SuggestionItem'
import { scrollToText } from './scrollToText'
import styles from './SuggestionsPanel.module.css'
import { LEVELS, missingLetters, shownLetters, spentLetters } from './suggestionState'
import { type Item, useBesideText } from './useBesideText'
import { useSuggestions, useSuggestionState } from './useSuggestions'

type SuggestionsPanelProps = {
  card: Card
  /** How often the user has pressed Suggest since the card opened. Each press switches the suggestions on or off. */
  presses: number
}

/** Shows writing suggestions beside the text of an open card, or in a sheet if there is no room (B-042, B-333, B-334). */
export function SuggestionsPanel(props: SuggestionsPanelProps) {
  const text = useOpenText()
  const handledRef = useRef(0)
  return text ? <OpenPanel {...props} text={text} handledRef={handledRef} /> : null
}

/** Key in localStorage. The value 'false' means that this browser has shown the hint, which is shown only once (B-580, D-2471). */
const TIP = 'isShowAISuggestionTooltip'
const isTipDue = () => readItem('localStorage', TIP) !== 'false'

type OpenPanelProps = SuggestionsPanelProps & { text: OpenText; handledRef: RefObject<number> }

/** Panel for one `OpenText`. When the whole text is replaced, the editor creates another `OpenText`. */
function OpenPanel({ card, presses, text, handledRef }: OpenPanelProps) {
  const { suggestions, news } = useSuggestions(card.id, text)
  useEffect(() => {
    if (presses > handledRef.current) suggestions.toggle()
    else void suggestions.resume()
    handledRef.current = presses
  }, [suggestions, presses, handledRef])
  return <Panel card={card} text={text} suggestions={suggestions} news={news} isRequested={presses > 0} />
}

type PanelProps = {
  card: Card
  text: OpenText
  suggestions: Suggestions
  news: string
  /** True if the user has pressed Suggest. False if the card opened with its suggestions. */
  isRequested: boolean
}

function Panel({ card, text: { editor }, suggestions, news, isRequested }: PanelProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const state = useSuggestionState(suggestions)
  const { phase, level, active, selected, applying } = state
  const letters = shownLetters(card, state)
  const { column, tops } = useBesideText(editor, frame, suggestions.rangeOf)
  const goBack = (heart: Heart) => {
    const range = suggestions.rangeOf(heart)
    suggestions.select(undefined)
    if (range) Transforms.select(editor, Range.start(range))
    focusText(editor)
  }
  useKeyToLetter(editor, suggestions, () => letters.map(({ heart }) => heart))
  useFocusAfterwards(frame, letters.map(({ heart }) => heart).join(''), () => focusText(editor))

  useEffect(() => {
    const places = letters.flatMap(({ heart }) => suggestions.rangeOf(heart) ?? [])
    const marked = selected ?? active
    const range = marked && !applying ? suggestions.rangeOf(marked) : undefined
    const remove = [
      paintHighlight(editor, 'suggestion', places),
      paintHighlight(editor, 'suggestion-active', range ? [range] : []),
    ]
    return () => {
      for (const each of remove) each()
    }
  })

  const isOn = phase !== 'disabled'
  useEffect(() => {
    const element = isOn && isRequested ? textElement(editor) : null
    if (element) scrollToText(element)
  }, [editor, isOn, isRequested])
  const isWriting = phase === 'enabled' || phase === 'generating'
  const hasMissing = phase === 'present' && missingLetters(card, level).length > 0
  const hasSpent = phase === 'present' && spentLetters(card, level).length > 0
  const place = (item: Item) => (column ? { insetBlockStart: tops.get(item) ?? 0 } : undefined)

  return (
    <section
      ref={frame}
      aria-label={t('suggestions.label')}
      className={styles.frame}
      data-layout={column ? 'column' : 'sheet'}
      hidden={!isOn}
    >
      {isOn ? <BuddyAway /> : null}
      <div
        className={styles.panel}
        style={column && { insetInlineStart: column.left, inlineSize: column.width, insetBlockStart: column.top }}
      >
        <p role="status" className="visually-hidden">
          {phase === 'enabled' ? t('suggestions.tagging') : news}
        </p>
        <div data-item="head" className={styles.head} style={place('head')}>
          <SelectField
            label={t('suggestions.level')}
            options={LEVELS.map((value) => ({ value, label: t(`suggestions.levels.${value}`) }))}
            value={level}
            onChange={(value) => void suggestions.setLevel(value)}
            isReadOnly={applying !== undefined}
          />
          {isOn ? <Tip /> : null}
        </div>
        <ul className={styles.list}>
          {letters.map((letter) => (
            <li key={letter.heart} data-item={letter.heart} className={styles.item} style={place(letter.heart)}>
              <SuggestionItem
                letter={letter}
                hasPlace={suggestions.rangeOf(letter.heart) !== undefined}
                isBusy={applying !== undefined || phase === 'enabled'}
                suggestions={suggestions}
                onBack={() => goBack(letter.heart)}
              />
            </li>
          ))}
        </ul>
        <div data-item="foot" className={styles.foot} style={place('foot')}>
          {phase === 'enabled' ? <p className={styles.note}>{t('suggestions.tagging')}</p> : null}
          {letters.length === 0 && !isWriting && !hasMissing ? (
            <p className={styles.note}>{t('suggestions.none')}</p>
          ) : null}
          {hasMissing ? <p className={styles.note}>{t('suggestions.failed')}</p> : null}
          {hasMissing || hasSpent ? (
            <Button variant="secondary" isDisabled={applying !== undefined} onPress={() => void suggestions.more()}>
              {t(hasMissing ? 'suggestions.retry' : 'suggestions.more')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/** Lets the buddy leave the lower corner, where suggestions stand (`src/features/chat/panel/ChatButton.module.css`). */
function BuddyAway() {
  useRootAttribute('beside', 'suggestions')
  return null
}

function Tip() {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(isTipDue)
  useEffect(() => {
    if (isShown) writeItem('localStorage', TIP, 'false')
  }, [isShown])
  if (!isShown) return null
  return (
    <div className={styles.tip}>
      <p>{t('suggestions.tip')}</p>
      <Button variant="quiet" onPress={() => setIsShown(false)}>
        {t('suggestions.tipDone')}
      </Button>
    </div>
  )
}

/** With the caret in a passage, Alt+Enter moves keyboard focus to the passage's letter. */
function useKeyToLetter(editor: OpenText['editor'], suggestions: Suggestions, hearts: () => Heart[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { selection } = editor
    if (event.key !== 'Enter' || !event.altKey || !selection) return
    const caret = Editor.start(editor, selection)
    const heart = hearts().find((each) => {
      const range = suggestions.rangeOf(each)
      return range && Range.includes(range, caret)
    })
    if (!heart) return
    event.preventDefault()
    event.stopPropagation()
    suggestions.select(heart)
    document.querySelector<HTMLElement>(`#${letterButtonId(heart)}`)?.focus()
  })
  useEffect(() => {
    const text = textElement(editor)
    const listener = (event: KeyboardEvent) => onKey(event)
    // The capture phase is needed, because the editor would insert a line break first.
    text?.addEventListener('keydown', listener, true)
    return () => text?.removeEventListener('keydown', listener, true)
  }, [editor])
}

/**
 * Restores keyboard focus when the focused letter is removed: to the first remaining letter, otherwise to the buttons below, otherwise to
 * the text.
 */
function useFocusAfterwards(frame: { current: HTMLElement | null }, shown: string, focusTheText: () => void): void {
  const focusedItem = useRef<string>(undefined)
  const onChange = useEffectEvent(() => {
    const panel = frame.current
    const item = focusedItem.current
    if (!panel || item === undefined || document.activeElement !== document.body) return
    const target = panel.querySelector<HTMLElement>(`.${styles.list} button, .${styles.foot} button:not(:disabled)`)
    if (target && !panel.hidden) target.focus()
    else focusTheText()
  })
  useEffect(() => onChange(), [shown])
  useEffect(() => {
    const panel = frame.current
    if (!panel) return
    const remember = ({ target }: FocusEvent) => {
      focusedItem.current =
        target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset.item : undefined
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focusedItem.current = undefined
    }
    panel.addEventListener('focusin', remember)
    panel.addEventListener('focusout', forget)
    return () => {
      panel.removeEventListener('focusin', remember)
      panel.removeEventListener('focusout', forget)
    }
  }, [frame])
}
