/** One chunk: what a person may do next, below a card, on an empty board and in a quiz. */
export { QuizStart } from '@/features/board/QuizStart'
export { GalleryStrip } from '@/features/gallery/GalleryStrip'
export { CardRecommendations } from './CardRecommendations'
