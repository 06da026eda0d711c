import gallery from '../../fixtures/seed/gallery.json'
import type { GalleryItem, galleryCalls } from '../../src/api/gallery.contract'
import { broadcastCardMade } from '../domain/cards/cardEvents'
import { currentScenario } from '../scenarios/scenarios'
import type { HandlersOf } from '../server/router'
import type { CardRecord, PersonRecord } from '../db/tables'
import { notFound } from '../server/respond'
import type { MockServer } from '../server/mockServer'

/** The fields of a card that the server creates from a saved gallery item. */
type Content = { type: string; title: string; [field: string]: unknown }
type Item = GalleryItem & { content: Content[] }

const items = gallery as Item[]
const loadMalayItems = async () => (await import('../../fixtures/seed/gallery.ms.json')).default as Item[]
const CONTAINER_TYPES: readonly string[] = ['stack', 'quiz']
/** A path without a picture, for the scenario `galleryPictureMissing`. */
const MISSING_PICTURE = 'uploads/missing'
/** ms until the mock server broadcasts `format.created`, as late as a real server's queue worker. */
const ANNOUNCE_MS = 150

function copiesOf(
  { content, type, title, subtitle, image }: Item,
  mockServer: MockServer,
  person: PersonRecord,
): CardRecord[] {
  const now = mockServer.now().toISOString()
  const common = { owner_id: person.id, created_at: now, updated_at: now }
  const [only] = content
  const rootFields: Content = CONTAINER_TYPES.includes(type) || !only ? { type, title, subtitle, image } : only
  const root: CardRecord = { ...rootFields, ...common, id: crypto.randomUUID(), parent_id: null }
  if (rootFields === only) return [root]
  const children = content.map(
    (fields, manual_order): CardRecord => ({
      ...fields,
      ...common,
      id: crypto.randomUUID(),
      parent_id: root.id,
      manual_order,
    }),
  )
  return [root, ...children]
}

function viewItem(item: Item): GalleryItem {
  const { content: _, ...viewed } = item
  return viewed
}

export const galleryHandlers: HandlersOf<typeof galleryCalls> = {
  async getGallery({ mockServer, language }) {
    const viewed = (language === 'ms' ? await loadMalayItems() : items).map(viewItem)
    const [first, ...others] = viewed
    const isMissing = first !== undefined && currentScenario(mockServer).isGalleryPictureMissing
    return { data: isMissing ? [{ ...first, image: MISSING_PICTURE, preview: [] }, ...others] : viewed }
  },
  async saveGalleryContent({ mockServer, person, body }) {
    const isWanted = ({ id }: Item) => id === body.format_id
    const item = items.find(isWanted) ?? (await loadMalayItems()).find(isWanted)
    if (!item) throw notFound('Oops! Format cannot be found.')
    const copies = copiesOf(item, mockServer, person)
    for (const record of copies) mockServer.db.cards.set(record)
    const [root] = copies
    if (!root) throw notFound('Oops! Format cannot be found.')
    mockServer.enqueueJob(ANNOUNCE_MS, () => broadcastCardMade(mockServer, person, root))
    return { id: root.id, data: { id: root.id, type: item.type } }
  },
}
