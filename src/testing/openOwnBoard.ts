import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { decodeEntities } from '@/cardTypes/decode'
import { type RenderedApp, renderApp } from './renderApp'

const AINA = 12

/**
 * Opens the teacher's board, ready for dragging.
 * @param titlesToKeep titles of her own cards that stay on My Board; a small board loads and renders faster
 */
export async function openOwnBoard(
  titlesToKeep: readonly string[],
  options: Parameters<typeof renderApp>[0] = {},
): Promise<RenderedApp> {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  const { cards } = app.session.mockServer.db
  for (const { id, owner_id, parent_id, title } of [...cards.all()]) {
    if (owner_id === AINA && !parent_id && !titlesToKeep.includes(decodeEntities(title))) cards.remove(id)
  }
  // The drag layer is a lazy chunk.
  await waitFor(() => expect(document.querySelector('[data-rfd-draggable-id]')).not.toBeNull())
  return app
}
