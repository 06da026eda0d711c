/** Matches a YouTube id. Any other text must not become part of a URL. */
const VIDEO_ID = /^[\w-]{11}$/

/**
 * Returns the URLs of the video's player, which sets no cookie, and of its page at YouTube. Returns null if the id is
 * not a YouTube id (D-0073).
 * @param language language of the player's buttons
 */
export function videoAddress(videoId: string, language: string): { player: string; page: string } | null {
  if (!VIDEO_ID.test(videoId)) return null
  const settings = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language })
  return {
    player: `https://www.youtube-nocookie.com/embed/${videoId}?${settings}`,
    page: `https://www.youtube.com/watch?v=${videoId}`,
  }
}
