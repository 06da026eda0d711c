import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { CardPage, CardListArg } from '@/api/cards/cardListPages'
import { CARDS_PER_PAGE } from '@/api/cards/cardQueries'
import { patchCard, primeListCache } from '@/api/cards/listPatches'
import { userApi } from '@/api/user'
import { syncAppearance } from '@/app/startup/appearance'
import { createStore } from '@/app/startup/store'
import { loadTexts } from '@/i18n/i18n'
import { DENSITY_PREFERENCE } from '@/store/density'
import { createRealtimeService } from '@/realtime/realtimeService'
import { ImageUrlContext } from '@/cardTypes/rules/imageUrl'
import type { BoardData } from './boards'
import { DndKitBoard } from './DndKitBoard'
import { HeartboardBoard } from './HeartboardBoard'
import { exposeMeter } from './meter'

const ARG: CardListArg = { search: '', filter: 'all', sort: 'manual', order: 'asc' }

const search = new URLSearchParams(location.search)
const response = await fetch(`/bench-cards.json?count=${search.get('count') ?? 100}`)
const { me, cards } = (await response.json()) as BoardData

/** Requests never get a response, because all data is in the cache from the start. */
const transport = { baseUrl: '/api', readCookies: () => '', fetch: () => new Promise<never>(() => undefined) }
const store = createStore(
  { transport, realtime: createRealtimeService().service },
  () => (next) => (action) => next(action),
)

const pages = Array.from({ length: Math.ceil(cards.length / CARDS_PER_PAGE) }, (_, index): CardPage => {
  const data = cards.slice(index * CARDS_PER_PAGE, (index + 1) * CARDS_PER_PAGE)
  return { data, metadata: { page: index + 1, total: cards.length, breadcrumbs: [] } }
})
await store.dispatch(userApi.util.upsertQueryData('getMe', undefined, me))
// Puts all pages of the list into the cache, as if the user had scrolled to the end.
store.dispatch(primeListCache({ ...ARG, sort: 'updated_at' }, ARG, () => pages))
syncAppearance(store)
// Do not await: the modules with the texts import main.tsx, so both would wait for each other forever.
void loadTexts('board')

const isOurs = search.get('board') !== 'dndKit'
// Redux Toolkit notifies subscribers only in the next frame. This further action notifies them at once, so that the bench
// measures the work and not the wait.
const flush = () => void store.dispatch({ type: 'bench/flush' })
exposeMeter(isOurs ? 'body > [data-rfd-draggable-id]' : '[data-bench-clone]', {
  // Changes the card as the live event `format.updated` does.
  patch: (cardId, title) => {
    store.dispatch(patchCard(cardId, (card) => ({ ...card, title, updated_at: new Date().toISOString() })))
    flush()
  },
  chooseDensity: (density) => {
    void store.dispatch(userApi.endpoints.savePreference.initiate({ key: DENSITY_PREFERENCE, value: density }))
    flush()
  },
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <Provider store={store}>
    <ImageUrlContext value={(src) => `/bench-pictures/${src}`}>
      {isOurs ? <HeartboardBoard list={ARG} /> : <DndKitBoard list={ARG} />}
    </ImageUrlContext>
  </Provider>,
)
