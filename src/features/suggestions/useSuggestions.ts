import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { errorKey, isHandledGlobally, statusOf, toApiError } from '@/api/core/errors'
import { suggestionsApi } from '@/api/suggestions'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import type { OpenText } from '@/editor/openText'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import { useExternalStore } from '@/lib/createExternalStore'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch, AppThunk } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { applySuggestion } from './applySuggestion'
import {
  createSuggestions,
  type SuggestionNotice,
  type Suggestions,
  type SuggestionServices,
} from './createSuggestions'
import type { SuggestionState } from './suggestionState'

const { tagSuggestion, generateSuggestion, dismissSuggestion, toggleSuggestionState } = suggestionsApi.endpoints

const readCard =
  (cardId: string): AppThunk<Card | undefined> =>
  (_, getState) =>
    selectCachedCard(getState(), cardId)

export function suggestionCalls(dispatch: AppDispatch, cardId: string): Omit<SuggestionServices, 'text'> {
  return {
    card: () => dispatch(readCard(cardId)),
    toggle: (isEnabled, level) => dispatch(toggleSuggestionState.initiate({ cardId, isEnabled, level })),
    tag: (body) => dispatch(tagSuggestion.initiate({ cardId, body })),
    generate: (level, hearts) => dispatch(generateSuggestion.initiate({ cardId, level, hearts })),
    dismiss: (level, suggestion) => dispatch(dismissSuggestion.initiate({ cardId, level, suggestion })),
    apply: (application, onToken, signal) => dispatch(applySuggestion(cardId, application, onToken, signal)),
  }
}

/** Text keys that the server may send as a message (B-555). */
const MESSAGE_KEYS: readonly TextKey[] = ['ai_suggestion.message.notFound', 'ai_suggestion.message.placeLost']

/** Returns the text of a failure; undefined if another part of the app shows it (session, maintenance or daily quota). */
function failureText(
  news: Extract<SuggestionNotice, { error: unknown }>,
): { key: TextKey } | { message: string } | undefined {
  const error = toApiError(news.error)
  if (isHandledGlobally(error) || statusOf(error) === 429) return undefined
  const key = error.kind === 'http' ? MESSAGE_KEYS.find((each) => each === error.message) : undefined
  if (key) return { key }
  if (news.kind === 'tagFailed') return { key: 'ai_suggestion.message.notFound' }
  if (statusOf(error) === 403) return { key: errorKey(error) }
  return { key: 'suggestions.applyFailed' }
}

/** Returns the suggestions of a card for as long as it is open, and `news`: text for a polite live region. */
export function useSuggestions(cardId: string, text: OpenText): { suggestions: Suggestions; news: string } {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { flush, confirm } = useCardSaver()
  const [news, setNews] = useState('')
  const suggestions = useMemo(
    () => createSuggestions({ ...suggestionCalls(dispatch, cardId), text }),
    [dispatch, cardId, text],
  )

  const notify = useEffectEvent((event: SuggestionNotice) => {
    if (event.kind === 'notFound' || event.kind === 'placeLost')
      dispatch(snackbarShown({ kind: 'danger', text: { key: `ai_suggestion.message.${event.kind}` } }))
    else if ('error' in event) {
      const failure = failureText(event)
      if (failure) dispatch(snackbarShown({ kind: 'danger', text: failure }))
    } else if (event.kind === 'present') setNews(t('suggestions.present', { count: event.count }))
    else setNews(t(`suggestions.${event.kind}`, { heart: t(`suggestions.heart.${event.heart}`) }))
  })
  const save = useEffectEvent(() => flush())
  const confirmBody = useEffectEvent((body: string) => confirm({ body }))

  useEffect(
    () =>
      suggestions.open({
        save: () => save(),
        confirmBody: (body) => confirmBody(body),
        notify: (event) => notify(event),
      }),
    [suggestions],
  )
  return { suggestions, news }
}

export const useSuggestionState = (suggestions: Suggestions): SuggestionState => useExternalStore(suggestions)
