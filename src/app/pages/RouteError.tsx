import type { ErrorComponentProps } from '@tanstack/react-router'
import { isChunkLoadError } from '../startup/chunkLoadErrors'
import { ErrorPage } from './ErrorPage'
import { UnknownSessionError } from '../startup/session'
import { NotLoadedPage } from './NotLoadedPage'
import { ServerSilentPage } from './ServerSilentPage'

/** Replaces a failed screen with the 500 page, or with a page that loads the code or the session again. */
export function RouteError({ error }: ErrorComponentProps) {
  if (error instanceof UnknownSessionError) return <ServerSilentPage />
  return isChunkLoadError(error) ? <NotLoadedPage /> : <ErrorPage status={500} />
}
