/** The agent that answers (C-013, D-3112). */
import { magicMenuApi, type MagicMenu, type MenuEntry } from '@/api/magicMenu'
import { selectMe } from '@/api/user'
import type { RootState } from '@/store/rootReducer'
import type { EnterableMode } from './turns'

/** Key of the preference that keeps the chosen agent. */
export const AGENT_PREFERENCE = 'chat_agent'
/** Agent without preference and menu. */
export const STANDARD = 'standard'

/** The modes that entries of `chats` enter; a map, because the id of an entry is the server's text. */
export const modesByEntry: ReadonlyMap<string, EnterableMode> = new Map([
  ['tutorme', 'tutor'],
  ['writeastory', 'creative-writer'],
])

const agentsOf = ({ chats }: Pick<MagicMenu, 'chats'>): MenuEntry[] => chats.filter(({ id }) => !modesByEntry.has(id))

/**
 * Id of the agent that answers: the saved agent, else the menu's default, else `standard`.
 * @param menu undefined before the menu was fetched: the saved agent counts without a check
 */
export function currentAgentId(menu: Pick<MagicMenu, 'chats'> | undefined, saved: string | undefined): string {
  if (!menu) return saved ?? STANDARD
  const agents = agentsOf(menu)
  const agent = agents.find(({ id }) => id === saved) ?? agents.find((entry) => entry.default)
  return agent?.id ?? STANDARD
}

export const selectMenu = magicMenuApi.endpoints.getMagicMenu.select()

export const selectCurrentAgentId = (state: RootState): string =>
  currentAgentId(
    selectMenu(state).data,
    selectMe(state)?.preferences.find(({ key }) => key === AGENT_PREFERENCE)?.value,
  )
