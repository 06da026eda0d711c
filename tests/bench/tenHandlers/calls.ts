import { authCalls } from '@/api/auth.contract'
import { formatsCalls } from '@/api/formats.contract'

const { login, logout, changePassword, validatePassword, getPermissions } = authCalls
const { getCards, getCard, createCard, updateCard, removeCards } = formatsCalls

/** Stands in for all calls of the contract. */
export const callGroups = {
  auth: { login, logout, changePassword, validatePassword, getPermissions },
  formats: { getCards, getCard, createCard, updateCard, removeCards },
}
