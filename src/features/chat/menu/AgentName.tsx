import { useEffect } from 'react'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { useTranslation } from '@/i18n/i18n'
import { keepMenu } from '@/model/conversation/agents'
import { selectCurrentAgentId, selectMenu, STANDARD } from '@/model/conversation/currentAgent'
import { selectShownMode } from '@/model/conversation/chatSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** The name of the agent that answers; a mode has its own. Only another agent than the standard one needs the menu for its name before the first opening. */
export function AgentName() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const menu = useAppSelector((state) => selectMenu(state).data)
  const agentId = useAppSelector(selectCurrentAgentId)
  const isNeeded = menu !== undefined || agentId !== STANDARD
  useEffect(() => (isNeeded ? dispatch(keepMenu()) : undefined), [dispatch, isNeeded])
  const entry = menu?.chats.find(({ id }) => id === agentId)
  const mode = useAppSelector(selectShownMode)
  const agentName = entry ? decodeEntities(entry.name) : agentId === STANDARD ? t('chat.agentStandard') : ''
  const name = mode === 'normal' ? agentName : t(`chat.mode.${mode}`)
  return name ? t('chat.agent', { name }) : ' '
}
