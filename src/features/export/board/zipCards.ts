import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { CardSheet } from '@/cardTypes/sheet/cardSheet'
import { exportFileName, pictureExtension, uniqueFileName } from '@/lib/exportFile'
import { fetchPicture } from '@/model/pictures/fetchPicture'
import type { AppThunk } from '@/store/rootReducer'
import { sheetsToMarkdown } from '../sheetsToMarkdown'
import type { ExportOptions } from './collectCards'

export type ZipFile = { path: string; content: Uint8Array<ArrayBuffer> }

/** A picture of the sheets, and the title of its card. */
type SheetPicture = { url: string; title: string }

const PICTURES = 'pictures'

/** Returns the pictures of the sheets and of their texts, each once. */
export function picturesOf(sheets: readonly CardSheet[]): SheetPicture[] {
  const titles = new Map<string, string>()
  for (const { picture, html, title } of sheets) {
    const inText = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')]
    for (const url of [picture, ...inText.map((image) => image.getAttribute('src'))]) {
      if (url && !titles.has(url)) titles.set(url, title)
    }
  }
  return [...titles].map(([url, title]) => ({ url, title }))
}

/** Returns the sheets of each exported card with those of the cards inside it. */
export function documentsOf(sheets: readonly CardSheet[]): CardSheet[][] {
  const documents: CardSheet[][] = []
  for (const sheet of sheets) {
    if (sheet.level === 1) documents.push([sheet])
    else documents.at(-1)?.push(sheet)
  }
  return documents
}

/** Returns the Markdown files of the sheets, one for each exported card. */
export function markdownFiles(sheets: readonly CardSheet[], pictures: ReadonlyMap<string, string>): ZipFile[] {
  const taken = new Set([PICTURES])
  return documentsOf(sheets).map((document) => ({
    path: uniqueFileName(exportFileName(document[0]?.title ?? '', 'md'), taken),
    content: new TextEncoder().encode(sheetsToMarkdown(document, pictures)),
  }))
}

/**
 * Fetches the pictures of the sheets as files of the ZIP.
 * @returns `paths` by URL. A picture that cannot be read is left out and remains a link; `missingCount` counts these
 * @throws the reason of an abort
 */
export const fetchPictures =
  (
    sheets: readonly CardSheet[],
    { signal, onProgress }: ExportOptions,
  ): AppThunk<Promise<{ files: ZipFile[]; paths: ReadonlyMap<string, string>; missingCount: number }>> =>
  async (dispatch) => {
    const pictures = picturesOf(sheets)
    const files: ZipFile[] = []
    const paths = new Map<string, string>()
    const taken = new Set<string>()
    for (const [index, { url, title }] of pictures.entries()) {
      onProgress({ done: index, total: pictures.length })
      const file = await dispatch(fetchPicture(url, signal))
      signal.throwIfAborted()
      if (!file) continue
      const path = `${PICTURES}/${uniqueFileName(exportFileName(title, pictureExtension(file.type)), taken)}`
      paths.set(url, path)
      files.push({ path, content: new Uint8Array(await file.arrayBuffer()) })
    }
    return { files, paths, missingCount: pictures.length - files.length }
  }

/**
 * Packs files. Works on this thread, file by file, because the app's content policy forbids the workers of the library (D-0128).
 * Pictures are compressed already.
 */
export async function zip(files: readonly ZipFile[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await new Promise<void>((resolve, reject) => {
    const archive = new Zip((error, chunk, isLast) => {
      if (error) return reject(error)
      chunks.push(chunk)
      if (isLast) resolve()
    })
    for (const { path, content } of files) {
      const entry = path.endsWith('.md') ? new ZipDeflate(path) : new ZipPassThrough(path)
      archive.add(entry)
      entry.push(content, true)
    }
    archive.end()
  })
  return new Blob(chunks, { type: 'application/zip' })
}
