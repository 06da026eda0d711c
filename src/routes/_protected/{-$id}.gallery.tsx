import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { galleryApi, type SavedContent } from '@/api/gallery'
import type { GalleryItem } from '@/api/gallery.contract'
import { selectPermissions } from '@/api/user'
import { isPermitted } from '@/cardTypes/rules/isPermitted'
import { GalleryScreen } from '@/features/gallery/GalleryScreen'
import { GallerySkeleton } from '@/features/gallery/GallerySkeleton'
import { loadTexts } from '@/i18n/i18n'
import { useAppSelector } from '@/store/hooks'

// Matched last: `/signup/gallery` is sign-up (A-087, A-088, D-1102, D-1103).
export const Route = createFileRoute('/_protected/{-$id}/gallery')({
  loader: () => loadTexts('gallery'),
  component: Gallery,
})

function Gallery() {
  const { id } = Route.useParams()
  const { data: items, isError } = galleryApi.useGetGalleryQuery()
  // After a failed refetch, for example in another language, the items on screen stay.
  const isMissing = items ? items.length === 0 : isError
  if (isMissing) return <Navigate to="/board" replace />
  return items ? <LoadedGallery items={items} id={id} /> : <GallerySkeleton />
}

/** Leads to the board for an unknown id (C-090). Reads the id once: the items of another language have other ids. */
function LoadedGallery({ items, id }: { items: readonly GalleryItem[]; id: string | undefined }) {
  const navigate = useNavigate()
  const [startIndex] = useState(() => (id === undefined ? 0 : items.findIndex((item) => item.id === id)))
  const permissions = useAppSelector(selectPermissions)
  const openSaved = ({ id: focusId, type }: SavedContent) => {
    // The new card's screen would refuse the person with a notice.
    if (!isPermitted({ type, isOwner: true }, 'focus', permissions))
      return void navigate({ to: '/board', replace: true })
    void navigate({ to: '/board/focus/{-$focusId}', params: { focusId }, replace: true })
  }
  if (startIndex < 0) return <Navigate to="/board" replace />
  return (
    <GalleryScreen
      items={items}
      startIndex={startIndex}
      onSaved={openSaved}
      onSkip={() => void navigate({ to: '/board', replace: true })}
    />
  )
}
