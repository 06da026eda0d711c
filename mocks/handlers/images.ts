import { channels } from '../../src/api/channels'
import type { ImageSource, imagesCalls } from '../../src/api/images.contract'
import { htmlToText } from '../../src/lib/htmlToText'
import { announceSave } from '../cardNews'
import { seenCard } from '../cardRules'
import { viewCard } from '../cards'
import type { HandlersOf } from '../createHandlers'
import type { CardRecord, PersonRecord } from '../db'
import {
  cardForPicture,
  checkUpload,
  type ImageAction,
  isKnownPicture,
  keepUpload,
  MAX_IN_TEXT,
  pictureAt,
  pictureFor,
} from '../pictures'
import { invalid, notFound } from '../reply'
import type { School } from '../school'

const DEFAULT_SIZE = { width: 400, height: 300 }
const MIDDLE = 50
/** Characters of a picture's title. */
const TITLE_LENGTH = 60

/** The button that a picture of a source comes from (decisions/chat O-39). */
const BUTTONS: Readonly<Record<ImageSource, ImageAction>> = {
  image_search: 'access',
  magic_images: 'magic',
  user_upload: 'create',
}

const fileName = (src: string, type: string) =>
  `${src
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')}.${type.replace(/^image\//, '').replace(/\+.*$/, '')}`

function required(field: string, text: string): string {
  if (!text.trim()) throw invalid(field, `The ${field} field is required.`)
  return text.trim()
}

/** The words that a picture for a card is looked for by: its heading before its text. */
const wordsOf = ({ title, subtitle, question, body }: CardRecord) =>
  htmlToText([title, subtitle, question, body].filter((text) => typeof text === 'string').join(' '))

/** Stores a change of a card's picture and tells everybody who has the card. */
function changePicture(school: School, card: CardRecord, change: Partial<CardRecord>): CardRecord {
  const changed: CardRecord = { ...card, ...change, updated_at: school.now().toISOString() }
  school.db.cards.set(changed)
  announceSave(school, changed.id)
  return changed
}

/** An own card that is nothing but a picture, announced as new. */
function makeImageCard(school: School, person: PersonRecord, prompt: string, image: string) {
  const now = school.now().toISOString()
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
  school.db.cards.set(record)
  const format = viewCard(school, record, person)
  school.emit(channels.cards, { userId: person.id }, 'format.created', { format, temp_id: null })
  return format
}

/** Pictures (chat 7; decisions/chat O-37 to O-40). */
export const imagesHandlers: HandlersOf<typeof imagesCalls> = {
  async getImage({ school, params, query }) {
    const size = { width: query.width || DEFAULT_SIZE.width, height: query.height || DEFAULT_SIZE.height }
    const picture = await pictureAt(school, params.src, size)
    if (!picture) throw notFound('There is no such picture.')
    // A file has a name, and so becomes something to be saved.
    return query.download === undefined
      ? picture
      : new File([picture], fileName(params.src, picture.type), { type: picture.type })
  },
  async generateImage({ school, person, body }) {
    const prompt = required('prompt', body.prompt)
    const image = await pictureFor(prompt)
    const format = makeImageCard(school, person, prompt, image)
    return { data: { loaderId: body.loaderId, image, prompt, format } }
  },
  announceGeneratingFormat: ({ body: { loaderId, formatType } }) => ({
    data: { loaderId, formatType, status: 'GENERATING' },
  }),
  async uploadImage({ school, person, body }) {
    cardForPicture(school, person, body.uuid, 'create')
    await checkUpload(body.image)
    return { data: await keepUpload(school, person, 'uploads', body.image) }
  },
  async searchImages({ school, person, body }) {
    const { searchScenes } = await import('../images/searchScenes')
    return { data: searchScenes(wordsOf(seenCard(school, person, body.uuid))) }
  },
  async makeMagicImage({ school, person, body }) {
    const { id } = cardForPicture(school, person, body.uuid, 'magic')
    const prompt = required('prompt', body.prompt)
    return { data: { uuid: id, image: await pictureFor(prompt), prompt, source: 'magic_images' } }
  },
  async replaceImage({ school, person, body }) {
    const card = cardForPicture(school, person, body.uuid, BUTTONS[body.source])
    if (!(await isKnownPicture(school, body.image))) throw invalid('image', 'There is no such picture.')
    const change = { image: body.image, image_y: MIDDLE, srcset: null, previewURL: null, mediaLoading: false }
    return { data: viewCard(school, changePicture(school, card, change), person) }
  },
  repositionImage({ school, person, body }) {
    const card = cardForPicture(school, person, body.uuid, 'edit')
    const { position_y } = body
    changePicture(school, card, { image_y: position_y })
    return { data: { uuid: card.id, position_y, image_y: position_y } }
  },
  async findImages({ school, person, body }) {
    seenCard(school, person, body.format_id)
    const { searchScenes } = await import('../images/searchScenes')
    return { data: searchScenes(body.keyword, body.category) }
  },
  async generateCardImage({ school, person, params, body }) {
    const card = cardForPicture(school, person, params.uuid, 'magic')
    const image = await pictureFor(required('text', body.text))
    changePicture(school, card, { image, image_y: MIDDLE, ...(card.type === 'question' && { showImage: true }) })
    return { data: { uuid: card.id, image } }
  },
  async saveImageInText({ school, person, body }) {
    await checkUpload(body.image, MAX_IN_TEXT)
    const image_path = await keepUpload(school, person, 'text', body.image)
    return { image_path, data: { image_path } }
  },
}
