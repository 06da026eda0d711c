import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { galleryApi } from '@/api/gallery'
import type { GalleryItem } from '@/api/gallery.contract'
import { GalleryScreen } from '@/features/gallery/GalleryScreen'
import { GallerySkeleton } from '@/features/gallery/GallerySkeleton'
import { loadTexts } from '@/i18n/i18n'

// Matched last: `/signup/gallery` is sign-up (A-087, A-088, D-1102, D-1103).
export const Route = createFileRoute('/_protected/{-$id}/gallery')({
  loader: () => loadTexts('gallery'),
  component: Gallery,
})

function Gallery() {
  const { id } = Route.useParams()
  const { data: items, isError } = galleryApi.useGetGalleryQuery()
  if (isError || items?.length === 0) return <Navigate to="/board" replace />
  return items ? <LoadedGallery items={items} id={id} /> : <GallerySkeleton />
}

/** Leads to the board for an unknown id (C-090). Reads the id once: the items of another language have other ids. */
function LoadedGallery({ items, id }: { items: readonly GalleryItem[]; id: string | undefined }) {
  const navigate = useNavigate()
  const [startIndex] = useState(() => (id === undefined ? 0 : items.findIndex((item) => item.id === id)))
  if (startIndex < 0) return <Navigate to="/board" replace />
  return (
    <GalleryScreen
      items={items}
      startIndex={startIndex}
      onSaved={(focusId) => void navigate({ to: '/board/focus/{-$focusId}', params: { focusId }, replace: true })}
      onSkip={() => void navigate({ to: '/board', replace: true })}
    />
  )
}
