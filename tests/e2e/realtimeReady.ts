/** When a page has joined the live channels of its cards, told from what it asks for. */
import type { BrowserContext, Page, Request } from 'playwright/test'

type NetworkEvent = { request: Request; isResponse: boolean }

/** What each page has asked for since its document was loaded, and what was answered. */
const networkEventsOf = new WeakMap<Page, NetworkEvent[]>()

/** The channels of the cards are the first two that the app subscribes to. */
const CARD_CHANNELS = 2

const isChannelAuth = ({ request }: NetworkEvent) => request.url().endsWith('/broadcasting/auth')
const isCardListRequest = ({ request }: NetworkEvent) => request.url().includes('/api/v1/format?')

/** Begins to watch a page. */
function trackPageRequests(page: Page): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) networkEventsOf.set(page, [])
    networkEventsOf.get(page)?.push({ request, isResponse: false })
  })
  page.on('response', (response) => networkEventsOf.get(page)?.push({ request: response.request(), isResponse: true }))
}

/** Begins to watch the pages of a context, those that are opened later too. */
export function trackRequests(context: BrowserContext): void {
  context.pages().forEach(trackPageRequests)
  context.on('page', trackPageRequests)
}

/** Whether a list of cards that was asked for after both channels of the cards were joined has been answered: nothing is missed from then on. */
export function isRealtimeReady(page: Page): boolean {
  const events = networkEventsOf.get(page) ?? []
  const authRequests = events.filter((event) => isChannelAuth(event) && !event.isResponse).slice(0, CARD_CHANNELS)
  const authResponseIndexes = authRequests.map(({ request }) =>
    events.findIndex((event) => event.isResponse && event.request === request),
  )
  if (authResponseIndexes.length < CARD_CHANNELS || authResponseIndexes.includes(-1)) return false
  const eventsAfterAuth = events.slice(Math.max(...authResponseIndexes))
  const listRequests = eventsAfterAuth
    .filter((event) => isCardListRequest(event) && !event.isResponse)
    .map(({ request }) => request)
  return eventsAfterAuth.some((event) => event.isResponse && listRequests.includes(event.request))
}
