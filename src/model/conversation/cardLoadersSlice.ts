import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CardType } from '@/api/cards/card.schema'
import type { NamedCard } from '@/api/chat.contract'
import { rootReducer } from '@/store/rootReducer'
import { sessionEnded } from '@/store/sessionEvents'
import type { ChatKey } from './chatKeys'

/** Placeholder of a card that is being made, in the conversation (D-3117). */
export type CardLoader = {
  tempId: string
  chatKey: ChatKey
  /** `localId` of the message that is the placeholder. */
  localId: string
  type: CardType
  /** `localId` of the reply that makes the card; null if unknown. */
  replyId: string | null
  /** True if this tab asked for the card. */
  isOwn: boolean
  /** ms since the epoch: the last sign of life. */
  since: number
  /** Characters of the reply at the last sign of life; -1 after the end of the reply. */
  progress: number
  status: 'waiting' | 'created' | 'failed' | 'cancelled'
  /** The card of a created placeholder. */
  card: NamedCard | null
}

/** ms without a sign of life after which a card counts as not created. */
export const CARD_SILENCE_MS = 60_000

/** ms after the last sign of life for which a cancelled card may still come. */
const LATE_CARD_MS = 300_000

/** True once a placeholder has waited for `CARD_SILENCE_MS` without a sign of life. */
export const isSilent = ({ since }: Pick<CardLoader, 'since'>, now: number) => now - since >= CARD_SILENCE_MS

type State = {
  loaders: Record<string, CardLoader>
  /** Ids of the cards whose 'Created {title}' this tab has stored. */
  stored: string[]
}
const initialState: State = { loaders: {}, stored: [] }

/** True while `format.created` or `format.failed` may end a placeholder: also shortly after its cancellation. */
export const mayEnd = ({ status, since }: CardLoader, now: number) =>
  status === 'waiting' || (status === 'cancelled' && now - since < LATE_CARD_MS)

/** Cards that replies are making, by the temporary id of their placeholder. */
export const cardLoaders = createSlice({
  name: 'cardLoaders',
  initialState,
  reducers: {
    loaderAdded(state, { payload }: PayloadAction<CardLoader>) {
      state.loaders[payload.tempId] = payload
    },
    loaderChanged(state, { payload }: PayloadAction<{ tempId: string; changes: Partial<CardLoader> }>) {
      const loader = state.loaders[payload.tempId]
      if (loader) Object.assign(loader, payload.changes)
    },
    cardStored(state, { payload }: PayloadAction<string>) {
      state.stored.push(payload)
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectCardLoader: ({ loaders }, tempId: string): CardLoader | undefined => loaders[tempId],
    selectCardLoaders: ({ loaders }) => loaders,
    selectIsCardStored: ({ stored }, cardId: string) => stored.includes(cardId),
  },
})

export const { loaderAdded, loaderChanged, cardStored } = cardLoaders.actions
export const { selectCardLoader, selectCardLoaders, selectIsCardStored } = cardLoaders.injectInto(rootReducer).selectors
