import type { ChatContext } from '@/model/conversation/ask'
import { ChatPanel } from '@/features/chat/panel/ChatPanel'
import { LazyCardRecommendations, LazyOnboardingCharacter } from '../lazyOnboarding'
import { ChatSparks } from '../sparks/lazyChatSparks'

/** One chunk: the chat beside a screen, and the chat as a screen, which is the same panel. */
export { WorkplaceChat } from '@/features/chat/workplace/WorkplaceChat'

type PanelChatProps = {
  context: ChatContext
  /** True if replies can be rated (C-284). */
  isFeedbackOn: boolean
  /** True where the chat covers the screen. */
  isCovering: boolean
  onClose: () => void
}

/** Magic Chat beside a screen, with sparks, recommendations and notes of the buddy. */
export function PanelChat(props: PanelChatProps) {
  return (
    <ChatPanel
      {...props}
      renderSparks={(ask) => <ChatSparks onAsk={ask} />}
      renderCharacter={(character) => <LazyOnboardingCharacter character={character} />}
      renderBelowCard={(card) => <LazyCardRecommendations key={card.id} card={card} place="chat" />}
    />
  )
}
