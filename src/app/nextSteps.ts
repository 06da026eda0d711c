/** One chunk: what a person may do next, below a card and on an empty board. */
export { GalleryStrip } from '@/features/gallery/GalleryStrip'
export { CardRecommendations } from './CardRecommendations'
