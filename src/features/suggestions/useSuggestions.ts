import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { selectCachedCard } from '@/api/cards/optimisticCards'
import { errorKey, isHandledGlobally, serverMessage, statusOf, toApiError } from '@/api/core/errors'
import { suggestionsApi } from '@/api/suggestions'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import type { OpenText } from '@/editor/openText'
import { useTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import type { AppDispatch, RootState } from '@/store/rootReducer'
import { snackbarShown } from '@/store/snackbarsSlice'
import { applyStreamApi } from '@/streaming/applyStream'
import { createSuggestions, type SuggestionNews, type Suggestions, type SuggestionServices } from './createSuggestions'
import { initialSuggestions } from './suggestionState'

type Store = { getState: () => RootState; dispatch: AppDispatch }

const { tagSuggestion, generateSuggestion, dismissSuggestion, toggleSuggestionState } = suggestionsApi.endpoints

/** The calls of one card; the editor's and the saver's part is added by the hook. */
export function suggestionCalls(
  { getState, dispatch }: Store,
  cardId: string,
): Pick<SuggestionServices, 'card' | 'toggle' | 'tag' | 'generate' | 'dismiss' | 'apply'> {
  return {
    card: () => selectCachedCard(getState(), cardId),
    toggle: (isEnabled, level) => dispatch(toggleSuggestionState.initiate({ cardId, isEnabled, level })),
    tag: (body) => dispatch(tagSuggestion.initiate({ cardId, body })),
    generate: (level, hearts) => dispatch(generateSuggestion.initiate({ cardId, level, hearts })),
    dismiss: (level, suggestion) => dispatch(dismissSuggestion.initiate({ cardId, level, suggestion })),
    async apply(suggestion, onToken, signal) {
      let body = ''
      const call = dispatch(
        applyStreamApi.endpoints.applySuggestion.initiate({
          cardId,
          suggestion,
          onEvent(event) {
            if (event.event === 'token') onToken(event.data)
            if (event.event === 'end') ({ body } = event.data)
          },
        }),
      )
      signal.addEventListener('abort', () => call.abort())
      if (signal.aborted) call.abort()
      const { error } = await call
      return error ? { error } : { data: body }
    },
  }
}

/** Messages of the server that are keys of texts (B-555). */
const MESSAGE_KEYS: readonly TextKey[] = ['ai_suggestion.message.notFound', 'ai_suggestion.message.placeLost']

/** The text of a failure; undefined when it is told elsewhere: the session, maintenance, the daily quota. */
export function failureText(
  news: Extract<SuggestionNews, { error: unknown }>,
): { key: TextKey } | { message: string } | undefined {
  const error = toApiError(news.error)
  if (isHandledGlobally(error) || statusOf(error) === 429) return undefined
  const message = serverMessage(error)
  const key = MESSAGE_KEYS.find((each) => each === message)
  if (key) return { key }
  if (news.kind === 'tagFailed') return { key: 'ai_suggestion.message.notFound' }
  if (statusOf(error) === 403) return { key: errorKey(error) }
  return { key: 'suggestions.applyFailed' }
}

/** The suggestions of an open card, from mounting to closing. @returns undefined until they are made; `news` is to be announced politely */
export function useSuggestions(cardId: string, text: OpenText): { suggestions?: Suggestions; news: string } {
  const { t } = useTranslation()
  const store = useStore<RootState>() as Store
  const { flush, confirm } = useCardSaver()
  const [suggestions, setSuggestions] = useState<Suggestions>()
  const [news, setNews] = useState('')

  const tell = useEffectEvent((told: SuggestionNews) => {
    const { dispatch } = store
    if (told.kind === 'notFound' || told.kind === 'placeLost')
      dispatch(snackbarShown({ kind: 'danger', text: { key: `ai_suggestion.message.${told.kind}` } }))
    else if ('error' in told) {
      const failure = failureText(told)
      if (failure) dispatch(snackbarShown({ kind: 'danger', text: failure }))
    } else if (told.kind === 'present') setNews(t('suggestions.present', { count: told.count }))
    else setNews(t(`suggestions.${told.kind}`, { heart: t(`suggestions.heart.${told.heart}`) }))
  })
  const save = useEffectEvent(() => flush())
  const confirmBody = useEffectEvent((body: string) => confirm({ body }))

  useEffect(() => {
    const created = createSuggestions({
      ...suggestionCalls(store, cardId),
      text,
      save: () => save(),
      confirmBody: (body) => confirmBody(body),
      tell: (told) => tell(told),
    })
    setSuggestions(created)
    return () => created.close()
  }, [store, cardId, text])
  return { suggestions, news }
}

const NONE = initialSuggestions('beginner')
const noSubscription = () => () => undefined

export const useSuggestionState = (suggestions: Suggestions | undefined) =>
  useSyncExternalStore(suggestions?.subscribe ?? noSubscription, suggestions?.getState ?? (() => NONE))
