import * as z from 'zod/mini'
import { dataEnvelope, defineCalls } from './core/call'
import { cardTypeSchema } from './cards/card.schema'

/** An item of the starter content (C-170, D-3136). */
export const galleryItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  type: cardTypeSchema,
  /** Number of cards in a stack. */
  cards: z.number(),
  /** In minutes. */
  duration: z.number(),
  preview: z.array(z.string()),
})
export type GalleryItem = z.output<typeof galleryItemSchema>

export const galleryCalls = defineCalls({
  getGallery: {
    method: 'GET',
    path: 'gallery/contents',
    // A failure leads to My Board, and the strip of the empty board is optional (C-090).
    isErrorLocal: true,
    status: 200,
    response: dataEnvelope(z.array(galleryItemSchema)),
  },
  saveGalleryContent: {
    method: 'POST',
    path: 'gallery/saveContent',
    body: z.object({ format_id: z.string() }),
    status: 201,
    response: z.object({ id: z.string(), data: z.object({ id: z.string(), type: cardTypeSchema }) }),
  },
})
