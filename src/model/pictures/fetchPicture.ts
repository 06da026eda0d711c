import type { AppThunk } from '@/store/rootReducer'

/**
 * Fetches a picture of the server as a file, because a link or a navigation would pass by the mock server's worker.
 * @param url as `imageUrl` returns it
 * @returns undefined if the picture cannot be read
 */
export const fetchPicture =
  (url: string, signal?: AbortSignal): AppThunk<Promise<Blob | undefined>> =>
  async (_dispatch, _getState, { transport }) => {
    const request = new Request(new URL(url, globalThis.location.href), { credentials: 'include', signal })
    const response = await transport.fetch(request).catch(() => undefined)
    return response?.ok ? response.blob().catch(() => undefined) : undefined
  }
