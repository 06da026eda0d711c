/** When a page has joined the live channels of its cards, told from what it asks for. */
import type { BrowserContext, Page, Request } from 'playwright/test'

type Step = { request: Request; isAnswer: boolean }

/** What each page has asked for since its document was loaded, and what was answered. */
const stepsOf = new WeakMap<Page, Step[]>()

/** The channels of the cards are the first two that the app subscribes to. */
const CARD_CHANNELS = 2

const isJoin = ({ request }: Step) => request.url().endsWith('/broadcasting/auth')
const isList = ({ request }: Step) => request.url().includes('/api/v1/format?')

/** Begins to watch a page. */
function watchPage(page: Page): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) stepsOf.set(page, [])
    stepsOf.get(page)?.push({ request, isAnswer: false })
  })
  page.on('response', (response) => stepsOf.get(page)?.push({ request: response.request(), isAnswer: true }))
}

/** Begins to watch the pages of a context, those that are opened later too. */
export function watchPages(context: BrowserContext): void {
  context.pages().forEach(watchPage)
  context.on('page', watchPage)
}

/** Whether a list of cards that was asked for after both channels of the cards were joined has been answered: nothing is missed from then on. */
export function hasJoined(page: Page): boolean {
  const steps = stepsOf.get(page) ?? []
  const joins = steps.filter((step) => isJoin(step) && !step.isAnswer).slice(0, CARD_CHANNELS)
  const answers = joins.map(({ request }) => steps.findIndex((step) => step.isAnswer && step.request === request))
  if (answers.length < CARD_CHANNELS || answers.includes(-1)) return false
  const since = steps.slice(Math.max(...answers))
  const lists = since.filter((step) => isList(step) && !step.isAnswer).map(({ request }) => request)
  return since.some((step) => step.isAnswer && lists.includes(step.request))
}
