import type { ImageSource, imagesCalls } from '../../src/api/images.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { broadcastCardMade, broadcastCardUpdated } from '../domain/cards/cardEvents'
import { getVisibleCard } from '../domain/cards/cardRules'
import { viewCard } from '../domain/cards/cards'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import {
  cardForPicture,
  checkUpload,
  type ImageAction,
  isKnownPicture,
  storeUpload,
  MAX_INLINE_IMAGE,
  pictureAt,
  pictureFor,
  withEarlierImages,
} from '../domain/cards/pictures'
import { currentScenario } from '../scenarios/scenarios'
import { invalid, notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

/** In px. Without a height, a drawn picture is 4:3. */
const DEFAULT_WIDTH = 400
const CENTER_Y = 50
/** Maximum number of characters in the title of an image card. */
const TITLE_LENGTH = 60

/**
 * The toolbar action that each source of images belongs to. The action decides which permission is needed (C-304 to C-308,
 * D-3139).
 */
const ACTION_BY_SOURCE: Readonly<Record<ImageSource, ImageAction>> = {
  image_search: 'access',
  magic_images: 'magic',
  user_upload: 'create',
}

const fileName = (src: string, type: string) =>
  `${src
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')}.${type.replace(/^image\//, '').replace(/\+.*$/, '')}`

function requireText(field: string, text: string): string {
  if (!text.trim()) throw invalid(field, `The ${field} field is required.`)
  return text.trim()
}

const searchTextOf = ({ title, subtitle, question, body }: CardRecord) =>
  htmlToText([title, subtitle, question, body].filter((text) => typeof text === 'string').join(' '))

/**
 * Changes the image of a card and broadcasts the card to everyone who sees it. Reads the card again, because it may have
 * changed.
 * @throws HttpError 404
 */
function changePicture(
  mockServer: MockServer,
  person: PersonRecord,
  { id }: CardRecord,
  change: Partial<CardRecord>,
): CardRecord {
  const card = getVisibleCard(mockServer, person, id)
  const updated_at = mockServer.now().toISOString()
  const changed = withEarlierImages(card, { ...card, ...change, updated_at })
  mockServer.db.cards.set(changed)
  broadcastCardUpdated(mockServer, changed.id)
  return changed
}

function makeImageCard(mockServer: MockServer, person: PersonRecord, prompt: string, image: string) {
  const now = mockServer.now().toISOString()
  const title = prompt.length > TITLE_LENGTH ? `${prompt.slice(0, TITLE_LENGTH).replace(/\s+\S*$/, '')} …` : prompt
  const record: CardRecord = {
    id: crypto.randomUUID(),
    type: 'image',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    image,
    owner_id: person.id,
    parent_id: null,
    created_at: now,
    updated_at: now,
  }
  mockServer.db.cards.set(record)
  broadcastCardMade(mockServer, person, record)
  return viewCard(mockServer, record, person)
}

/** Handlers for pictures (C-382 to C-402, D-3137). */
export const imagesHandlers: HandlersOf<typeof imagesCalls> = {
  async getImage({ mockServer, params, query }) {
    const width = query.width || DEFAULT_WIDTH
    const size = { width, height: query.height || Math.round((width * 3) / 4) }
    const picture = await pictureAt(mockServer, params.src, size)
    if (!picture) throw notFound('There is no such picture.')
    // The router serves a `File` as a download, see `imageResponse` in `server/router.ts`.
    return query.download === undefined
      ? picture
      : new File([picture], fileName(params.src, picture.type), { type: picture.type })
  },
  async generateImage({ mockServer, person, body }) {
    const prompt = requireText('prompt', body.prompt)
    const image = await pictureFor(prompt)
    const format = makeImageCard(mockServer, person, prompt, image)
    return { data: { loaderId: body.loaderId, image, prompt, format } }
  },
  announceGeneratingFormat: ({ body: { loaderId, formatType } }) => ({
    data: { loaderId, formatType, status: 'GENERATING' },
  }),
  async uploadImage({ mockServer, person, body }) {
    cardForPicture(mockServer, person, body.uuid, 'create')
    await checkUpload(body.image)
    return { data: storeUpload(mockServer, person, 'uploads', body.image) }
  },
  async searchImages({ mockServer, person, body }) {
    const { searchScenes } = await import('../images/searchScenes')
    return {
      data: searchScenes(
        searchTextOf(getVisibleCard(mockServer, person, body.uuid)),
        '',
        currentScenario(mockServer).imageResults,
      ),
    }
  },
  async makeMagicImage({ mockServer, person, body }) {
    const { id } = cardForPicture(mockServer, person, body.uuid, 'magic')
    const prompt = requireText('prompt', body.prompt)
    return { data: { uuid: id, image: await pictureFor(prompt), prompt, source: 'magic_images' } }
  },
  async replaceImage({ mockServer, person, body }) {
    const card = cardForPicture(mockServer, person, body.uuid, ACTION_BY_SOURCE[body.source])
    if (!(await isKnownPicture(mockServer, body.image, card))) throw invalid('image', 'There is no such picture.')
    const change = { image: body.image, image_y: CENTER_Y, srcset: null, previewURL: null, mediaLoading: false }
    return { data: viewCard(mockServer, changePicture(mockServer, person, card, change), person) }
  },
  repositionImage({ mockServer, person, body }) {
    const card = cardForPicture(mockServer, person, body.uuid, 'edit')
    const { position_y } = body
    changePicture(mockServer, person, card, { image_y: position_y })
    return { data: { uuid: card.id, position_y, image_y: position_y } }
  },
  async findImages({ mockServer, person, body }) {
    getVisibleCard(mockServer, person, body.format_id)
    const { searchScenes } = await import('../images/searchScenes')
    return { data: searchScenes(body.keyword, body.category, currentScenario(mockServer).imageResults) }
  },
  async generateCardImage({ mockServer, person, params, body }) {
    const card = cardForPicture(mockServer, person, params.uuid, 'magic')
    const image = await pictureFor(requireText('text', body.text))
    changePicture(mockServer, person, card, {
      image,
      image_y: CENTER_Y,
      ...(card.type === 'question' && { showImage: true }),
    })
    return { data: { uuid: card.id, image } }
  },
  async saveImageInText({ mockServer, person, body }) {
    await checkUpload(body.image, MAX_INLINE_IMAGE)
    const image_path = storeUpload(mockServer, person, 'text', body.image)
    return { image_path, data: { image_path } }
  },
}
