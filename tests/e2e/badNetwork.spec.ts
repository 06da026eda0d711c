/**
 * A teacher and a student use the app for five minutes while one in five API calls fails (`FAILURES`). When something fails,
 * both repeat it or press the button that the app offers. The log begins with the seed of the run: `BAD_NETWORK_SEED` repeats
 * the same failures and choices. `BAD_NETWORK_SECONDS` shortens the run.
 */
import { startBadNetwork } from './badNetwork'
import {
  answerQuiz,
  arrive,
  askInChat,
  finish,
  move,
  openQuiz,
  type Person,
  rename,
  share,
  STUDENT,
  TEACHER,
  write,
} from './patientPerson'
import { livePort } from './ports'
import { expect, test } from './test'

const SECONDS = Number(process.env.BAD_NETWORK_SECONDS ?? 300)
const SEED = Number(process.env.BAD_NETWORK_SEED ?? Date.now() % 1_000_000)

const ROLES = [
  { account: TEACHER, actions: [write, write, write, rename, move, share, askInChat, openQuiz] },
  { account: STUDENT, actions: [write, write, write, rename, askInChat, answerQuiz] },
]

/** Returns the typed sentences, titles and questions that the server has not stored in full. */
async function lostWords({ page, sentences, titles, questions }: Person) {
  const read = async (path: string) => (await page.request.get(`/api/${path}`)).text()
  const texts = new Map<string, string>()
  for (const cardId of [...sentences.map((sentence) => sentence.cardId), ...titles.keys()])
    texts.set(cardId, texts.get(cardId) ?? (await read(`v1/format/${cardId}`)))
  const messages = await read('v1/chatmessage?sort_dir=desc&per_page=100&page=1')
  return [
    ...sentences.filter(({ cardId, text }) => !texts.get(cardId)?.includes(text)).map(({ text }) => text),
    ...[...titles].filter(([cardId, title]) => !texts.get(cardId)?.includes(`"${title}"`)).map(([, title]) => title),
    ...questions.filter((question) => !messages.includes(question)),
  ]
}

// Takes five minutes, so it runs only in `npm run test:full`.
for (const seconds of process.env.FULL_TESTS ? [SECONDS] : []) {
  test('while a fifth of all calls fails nothing that is typed is lost, nobody is sent away, and nothing stays busy', {
    tag: '@live',
  }, async ({ browser, backend, consoleErrors }) => {
    test.skip(backend === 'demo', 'The server of the demo answers without a network.')
    test.setTimeout(seconds * 1000 + 240_000)
    for (const failure of [500, 429, 'net::ERR_']) consoleErrors.allow(failure, '')
    // The router logs the error of the page that offers 'Try again'.
    consoleErrors.allow('v1/user/me has no usable answer', '')
    // The teacher moves a card out of the shared stack. The student's app may request the card before the event arrives.
    consoleErrors.allow(403, 'v1/format/')
    const network = await startBadNetwork(livePort, SEED)
    const people = await Promise.all(
      ROLES.map(async ({ account, actions }) => {
        // High enough to render all cards that the people use without scrolling, even beside an open chat.
        const viewport = { width: 1280, height: 2200 }
        const context = await browser.newContext({ baseURL: network.origin, viewport, reducedMotion: 'reduce' })
        consoleErrors.watch(context)
        return { ...(await arrive(context, account, SEED)), actions }
      }),
    )
    const end = Date.now() + seconds * 1000
    const stuck: string[] = []
    const act = async ({ actions, ...person }: (typeof people)[number]) => {
      const action = person.choose(actions)
      await test
        .step(`${person.username}: ${action.name}`, () => action(person))
        .catch(async (cause: unknown) => {
          stuck.push(`${person.username}: ${action.name}: ${String(cause)}`, ...network.failures.slice(-10))
          await person.page.reload()
        })
    }
    await Promise.all(
      people.map(async (person) => {
        while (Date.now() < end) await act(person)
      }),
    )

    network.heal()
    expect.soft(stuck, `what could not be done, with BAD_NETWORK_SEED=${SEED}`).toEqual([])
    for (const { page } of people) {
      const busy = page.locator('[aria-busy="true"], [role="progressbar"], [data-status="saving"]')
      await expect.soft(busy, 'what is still busy').toHaveCount(0, { timeout: 15_000 })
    }
    for (const person of people) {
      await finish(person)
      expect
        .soft(await lostWords(person), `what was typed and is not on the server, with BAD_NETWORK_SEED=${SEED}`)
        .toEqual([])
      expect.soft(person.addresses.filter((address) => address.includes('/login'))).toEqual([])
      await person.page.context().close()
    }
    network.close()
  })
}
