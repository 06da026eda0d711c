import type { ErrorComponentProps } from '@tanstack/react-router'
import { isChunkLoadError } from '../startup/chunkLoadErrors'
import { ErrorPage } from './ErrorPage'
import { NotLoadedPage } from './NotLoadedPage'

/** In place of a screen that failed: the 500 page, or a way to load its code again. */
export function RouteError({ error }: ErrorComponentProps) {
  return isChunkLoadError(error) ? <NotLoadedPage /> : <ErrorPage status={500} />
}
