import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Files with variables that all apps of a page share, with the reason (D-0095). State of a single app is declared with
 * `perApp`.
 */
const PAGE_STATE: Readonly<Record<string, string>> = {
  'src/api/cards/cardListPages.ts': 'memo of size 1',
  'src/api/core/contractValidation.ts': 'what the console has reported',
  'src/app/session/useIdle.ts': 'one clock of all tabs',
  'src/app/startup/chunkLoadErrors.ts': 'errors by identity',
  'src/buddy/followPointer.ts': 'the one pointer',
  'src/cardTypes/focus/loadedPictures.ts': 'pictures that the page has loaded',
  'src/cardTypes/tile/CardBoundary.tsx': 'what the console has reported',
  'src/editor/model/blocksToHtml.ts': 'cache by node',
  'src/editor/model/wordCount.ts': 'cache by node',
  'src/editor/view/pictures/usePictureUploads.ts': 'last id given out',
  'src/features/chat/reply/loadMath.ts': 'loaded code',
  'src/features/chat/reply/markdown.ts': 'cache by language',
  'src/model/readAloud/speaker.ts': 'the one voice of the browser',
  'src/features/notifications/notificationTimes.ts': 'cache by language',
  'src/i18n/dateFormat.ts': 'cache by language',
  'src/i18n/i18n.ts': 'the language of the page, and loaded texts',
  'src/i18n/translate.ts': 'cache by language',
  'src/lib/announce.ts': 'the live region of the page',
  'src/lib/drafts/warnBeforeUnload.ts': 'what keeps the page open',
  'src/lib/drafts/draftStore.ts': 'connection to the database of the browser',
  'src/lib/html/sanitise.ts': 'settings of a library',
  'src/lib/loading/lazyComponent.tsx': 'errors by identity',
  'src/lib/shortcuts.ts': 'the one keyboard listener of the page',
  'src/model/board/boardLoader.ts': 'loaded code',
}

/** Matches state of a module: a line that begins a `let`, an empty Map or Set, or an external store. */
const STATE = /^(?:export )?(?:let |const \w+[^\n]*= (?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|createExternalStore))/m

test('state that all apps of a page share is listed with its reason', () => {
  const paths = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[])
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^src\/testing\//.test(path))
  expect(paths.filter((path) => STATE.test(readFileSync(join(ROOT, path), 'utf8'))).toSorted()).toEqual(
    Object.keys(PAGE_STATE).toSorted(),
  )
})
