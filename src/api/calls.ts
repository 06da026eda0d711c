import { addressBookCalls } from './addressBook.contract'
import { authCalls } from './auth.contract'
import { chatCalls } from './chat.contract'
import { engagersCalls } from './engagers.contract'
import { feedbackCalls } from './feedback.contract'
import { cardsCalls } from './cards/cards.contract'
import { galleryCalls } from './gallery.contract'
import { generationCalls } from './generation.contract'
import { groupsCalls } from './groups.contract'
import { ideasCalls } from './ideas.contract'
import { imagesCalls } from './images.contract'
import { insightsCalls } from './insights.contract'
import { inviteCalls } from './invite.contract'
import { lessonsCalls } from './lessons.contract'
import { notificationsCalls } from './notifications/notifications.contract'
import { onboardingCalls } from './onboarding.contract'
import { questionsCalls } from './questions.contract'
import { recommendationsCalls } from './recommendations.contract'
import { shareCalls } from './share.contract'
import { sparksCalls } from './sparks.contract'
import { stacksCalls } from './cards/stacks.contract'
import { suggestionsCalls } from './suggestions.contract'
import { userCalls } from './user.contract'

/**
 * All calls by resource. The resource is also the file name of its contract, its endpoints and the mock server's
 * handlers.
 */
export const callGroups = {
  auth: authCalls,
  user: userCalls,
  onboarding: onboardingCalls,
  invite: inviteCalls,
  notifications: notificationsCalls,
  addressBook: addressBookCalls,
  groups: groupsCalls,
  cards: cardsCalls,
  stacks: stacksCalls,
  suggestions: suggestionsCalls,
  questions: questionsCalls,
  share: shareCalls,
  lessons: lessonsCalls,
  insights: insightsCalls,
  chat: chatCalls,
  generation: generationCalls,
  engagers: engagersCalls,
  recommendations: recommendationsCalls,
  feedback: feedbackCalls,
  gallery: galleryCalls,
  sparks: sparksCalls,
  ideas: ideasCalls,
  images: imagesCalls,
}
export type CallGroups = typeof callGroups
export type GroupName = keyof CallGroups

/**
 * All calls by name. The name is also that of the endpoint, the mock server's handler and the fixture file. Only tests,
 * mock server and verifier import this object. The app imports single resources, so that a screen loads only its own
 * calls.
 */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...onboardingCalls,
  ...inviteCalls,
  ...notificationsCalls,
  ...addressBookCalls,
  ...groupsCalls,
  ...cardsCalls,
  ...stacksCalls,
  ...suggestionsCalls,
  ...questionsCalls,
  ...shareCalls,
  ...lessonsCalls,
  ...insightsCalls,
  ...chatCalls,
  ...generationCalls,
  ...engagersCalls,
  ...recommendationsCalls,
  ...feedbackCalls,
  ...galleryCalls,
  ...sparksCalls,
  ...ideasCalls,
  ...imagesCalls,
}
export type Calls = typeof calls
export type CallName = keyof Calls
