import { lazyComponent } from '@/lib/loading/lazyComponent'

// Loaded on demand: most conversations are in normal mode.
export const LazyModeBadge = lazyComponent(() => import('./modeParts').then((file) => file.ModeBadge))
export const LazyModeDivider = lazyComponent(() => import('./modeParts').then((file) => file.ModeDivider))
