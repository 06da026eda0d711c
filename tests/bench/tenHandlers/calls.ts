import { authCalls } from '@/api/auth.contract'
import { cardsCalls } from '@/api/cards/cards.contract'

const { login, logout, changePassword, validatePassword, getPermissions } = authCalls
const { getCards, getCard, createCard, updateCard, removeCards } = cardsCalls

/** Replaces the calls of the contract in the build with ten calls. */
export const callGroups = {
  auth: { login, logout, changePassword, validatePassword, getPermissions },
  cards: { getCards, getCard, createCard, updateCard, removeCards },
}
