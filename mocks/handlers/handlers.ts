import type { HandlerLoaders } from '../server/router'

/** Loaders for the handlers of each resource. The first call of a resource loads its handlers. */
export const handlers: HandlerLoaders = {
  auth: async () => (await import('./auth')).authHandlers,
  user: async () => (await import('./user')).userHandlers,
  onboarding: async () => (await import('./onboarding')).onboardingHandlers,
  invite: async () => (await import('./invite')).inviteHandlers,
  notifications: async () => (await import('./notifications')).notificationsHandlers,
  addressBook: async () => (await import('./addressBook')).addressBookHandlers,
  groups: async () => (await import('./groups')).groupsHandlers,
  cards: async () => (await import('./cards')).cardsHandlers,
  stacks: async () => (await import('./stacks')).stacksHandlers,
  suggestions: async () => (await import('./suggestions')).suggestionsHandlers,
  questions: async () => (await import('./questions')).questionsHandlers,
  share: async () => (await import('./share')).shareHandlers,
  lessons: async () => (await import('./lessons')).lessonsHandlers,
  insights: async () => (await import('./insights')).insightsHandlers,
  chat: async () => (await import('./chat')).chatHandlers,
  generation: async () => (await import('./generation')).generationHandlers,
  engagers: async () => (await import('./engagers')).engagersHandlers,
  recommendations: async () => (await import('./recommendations')).recommendationsHandlers,
  feedback: async () => (await import('./feedback')).feedbackHandlers,
  gallery: async () => (await import('./gallery')).galleryHandlers,
  sparks: async () => (await import('./sparks')).sparksHandlers,
  ideas: async () => (await import('./ideas')).ideasHandlers,
  images: async () => (await import('./images')).imagesHandlers,
}
