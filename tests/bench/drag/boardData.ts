import type { Connect } from 'vite'
import { viewCard } from '../../../mocks/domain/cards/cards'
import { drawScene } from '../../../mocks/images/drawScene'
import { createMockClient } from '../../../mocks/runtimes/inProcess'
import { generateCards } from '../../../mocks/db/generateCards'
import { teacher } from '../people'
import type { BoardData } from './boards'

const PICTURE = /^\/bench-pictures\/scenes\/([\w-]+)$/
const PICTURE_SIZE = { width: 440, height: 330 }

/** Returns the mock server's list response for a board of `count` generated cards. */
async function createBoardData(count: number): Promise<BoardData> {
  const session = createMockClient()
  const { mockServer, transport } = session
  session.signIn(teacher.username)
  const response = await transport.fetch(new Request(`${transport.baseUrl}/v1/user/me`))
  const { data: me } = (await response.json()) as { data: BoardData['me'] }
  const person = [...mockServer.db.people.all()].find(({ id }) => id === me.id)
  if (!person) throw new Error('The teacher is not in the seed.')
  const cards = generateCards(count, me.id).map((card) => viewCard(mockServer, card, person))
  session.close()
  return { me, cards }
}

/** Serves the cards and images for the page with both boards. */
export function boardDataMiddleware(): Connect.NextHandleFunction {
  const bodies = new Map<string, Promise<string>>()
  const bodyFor = (count: string) => {
    const body = bodies.get(count) ?? createBoardData(Number(count)).then((boardData) => JSON.stringify(boardData))
    bodies.set(count, body)
    return body
  }
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const scene = PICTURE.exec(pathname)?.[1]
    if (scene) {
      response.setHeader('Content-Type', 'image/svg+xml')
      response.setHeader('Cache-Control', 'max-age=3600')
      return response.end(drawScene(scene, PICTURE_SIZE))
    }
    if (pathname !== '/bench-cards.json') return next()
    response.setHeader('Content-Type', 'application/json')
    bodyFor(searchParams.get('count') ?? '').then((body) => response.end(body), next)
  }
}
