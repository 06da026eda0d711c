/** Checks and stores uploaded pictures, and finds the picture for a path below `file/image/`. */
import { hasPermission, getVisibleCard } from './cardRules'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { forbidden, invalid, HttpError } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

/** Maximum size of a picture in bytes. The server answers a larger picture with 422 (C-292, D-3004). */
const MAX_UPLOAD = 10 * 1024 * 1024
/** Maximum size of an uploaded file in bytes. The server answers a larger file with 413 instead of 422. */
const MAX_BODY = 12 * 1024 * 1024
/** Maximum size in bytes of an image inside rich text. The server answers a larger image with 413. */
export const MAX_INLINE_IMAGE = 5 * 1024 * 1024

/** The harmless EICAR signature for testing virus scanners. It is split so that no scanner reports this source file. */
const TEST_SIGNATURE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')

async function isInfected(file: Blob): Promise<boolean> {
  const hasTestName = file instanceof File && file.name.toLowerCase().includes('eicar')
  return hasTestName || (await file.slice(0, TEST_SIGNATURE.length).text()) === TEST_SIGNATURE
}

const uploadError = (code: string, message: string) =>
  new HttpError(422, { message, code, errors: { image: [message] } })

/** Accepts images except HEIC. Browsers cannot show HEIC, so the app converts it to PNG before the upload (C-291). */
const isPicture = ({ type }: Blob) => type.startsWith('image/') && !/^image\/hei[cf]/.test(type)

/**
 * Checks an upload (C-465 to C-467, D-3004, D-3140).
 * @throws HttpError 413 above `maxBytes`; 422 for a file that is no picture, larger than 10 MB or infected
 */
export async function checkUpload(file: Blob, maxBytes = MAX_BODY): Promise<void> {
  if (file.size > maxBytes) throw new HttpError(413, { message: 'Maximum file size limit reached' })
  if (!isPicture(file)) throw invalid('image', 'The image must be a picture.')
  if (file.size > MAX_UPLOAD) throw uploadError('file_too_large', 'The image uploaded must not be greater than 10MB')
  if (await isInfected(file)) throw uploadError('infected_file', 'File uploaded is infected with a virus')
}

/**
 * Stores an uploaded picture.
 * @returns its path below `file/image/`
 */
export function storeUpload(mockServer: MockServer, person: PersonRecord, folder: string, file: Blob): string {
  const id = `${folder}/${crypto.randomUUID()}`
  // A slice is a blob without the file's name.
  mockServer.db.pictures.set({ id, owner_id: person.id, content: file.slice(0, file.size, file.type) })
  return id
}

/** Remembers the picture that a changed card had before, so that it may return. */
export function withEarlierImages(before: CardRecord, changed: CardRecord): CardRecord {
  const isReplaced = typeof before.image === 'string' && before.image !== changed.image
  const earlier = [...(before.earlier_images ?? []), ...(isReplaced ? [String(before.image)] : [])]
  return earlier.length === 0 ? changed : { ...changed, earlier_images: [...new Set(earlier)] }
}

type Size = { width: number; height: number }

/** Paths of pictures that the server draws from the name in the path. They are not stored. */
const DRAWN_PATH = /^(?:scenes|magic)\/(?:[\w-]+\/)?[\w-]+(?:\.\w{3,4})?$/

/**
 * Returns the picture of a path, or undefined for an unknown path. Drawn pictures get the `size` in px; uploads keep their own
 * size.
 */
export async function pictureAt(mockServer: MockServer, path: string, size: Size): Promise<Blob | undefined> {
  const stored = mockServer.db.pictures.get(path)
  if (stored) return stored.content
  if (!DRAWN_PATH.test(path)) return undefined
  const { drawScene, lightIn } = await import('../../images/drawScene')
  const { lightFor } = await import('../../images/lights')
  const seed = path.startsWith('magic/') ? path.split('/')[1] : undefined
  return new Blob([drawScene(path, size, seed ? lightFor(seed) : lightIn(path))], { type: 'image/svg+xml' })
}

/** True if a card may have this path as its `image`: one that it had, an upload, a generated picture or an existing scene. */
export async function isKnownPicture(mockServer: MockServer, path: string, card: CardRecord): Promise<boolean> {
  if (card.image === path || card.earlier_images?.includes(path) || mockServer.db.pictures.get(path)) return true
  if (!DRAWN_PATH.test(path)) return false
  const { sceneNames } = await import('../../images/drawScene')
  return path.startsWith('magic/') || sceneNames.includes(path.split('/').at(-1) ?? '')
}

/** Returns the path of the picture generated for a prompt. The prompt's subject selects the scene, its wording the light. */
export async function pictureFor(prompt: string): Promise<string> {
  const { sceneFor } = await import('../../images/drawScene')
  const { hash } = await import('../../images/pattern')
  const normalizedPrompt = prompt.trim().toLowerCase().replace(/\s+/g, ' ')
  return `magic/${hash(normalizedPrompt).toString(36)}/${sceneFor(normalizedPrompt)}`
}

/** The actions of the image toolbar (C-300, D-3139). */
export type ImageAction = 'access' | 'magic' | 'create' | 'edit'

/**
 * Returns a card whose picture the person may change. This is an own card, or a visible one with the permission to edit shared
 * cards. Each action of the toolbar needs a further permission (C-300, C-310, D-3011, D-3139).
 * @throws HttpError 404 or 403
 */
export function cardForPicture(
  mockServer: MockServer,
  person: PersonRecord,
  id: string,
  action: ImageAction,
): CardRecord {
  const card = getVisibleCard(mockServer, person, id)
  const mayEdit = card.owner_id === person.id || hasPermission(person, 'board.format.shared.edit')
  if (!mayEdit || !hasPermission(person, `board.format.image.${action}`)) throw forbidden()
  return card
}
