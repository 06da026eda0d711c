import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Packages that the first page needs already, whichever it is; the router's question before leaving comes with the form that asks it. */
const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|use-sync-external-store|@tanstack\/(?!.*virtual)[^/]+|zod|clsx)\/(?!.*\/useBlocker)/

/** What the mock server shares with the app: the contract, what it is made of, the card types as data, the storage of a browser. */
const CONTRACT_MODULES =
  /idb-keyval\/|src\/(lib\/(describeIssue|fieldRules|html\/htmlToText|uniqueBy)|api\/(.+\.contract|channels|calls|cards\/card\.schema|core\/(call|contractValidation))|cardTypes\/(definitions|cardTypeDefinition|video\/videoAddress|\w+\/definition))\b/

/**
 * Chunks of what loads together, because many small files compress worse than one. Each takes the files that match and everything these
 * import statically, unless an earlier one has it: whatever the login page shares with the board has to be in `start`, or it would load the board.
 */
const firstChunksOf = (api: string): Group[] => [
  { name: 'base', test: BASE_PACKAGES },
  {
    name: 'start',
    test: /src\/(app\/((startup|pages)\/|shell\/LanguageChoice\.)|lib\/(loading\/lazyComponent|styleNonce)\.|ui\/(Logo|ErrorText)\.)|lucide-react\/.+\/eye\./,
  },
  // The mock server imports the contract, and must not load the board with it.
  ...(api === 'mock' ? [{ name: 'contract', test: CONTRACT_MODULES }] : []),
  // What the pages before the board share.
  {
    name: 'fields',
    test: /src\/(ui\/(TextField|Checkbox)|features\/(signup\/signUpDraft|terms\/TermsText)|buddy\/BuddySpeech)\./,
  },
  { name: 'login', test: /src\/(features\/auth\/LoginScreen\.|routes\/login\.tsx\?)/ },
  // What screens before the login share with the board, and what any page loads with the first response that violates the contract.
  {
    name: 'shared',
    test: /src\/(ui\/(IconButton|Skeleton)|lib\/(useDebouncedCallback|loading\/useIsPainted|drafts\/onPageHidden)|api\/core\/contractValidation)\./,
  },
  {
    name: 'board',
    test: /src\/(app\/(session\/SessionLayout|shell\/Shell)|model\/board\/loadCardList|features\/(board\/BoardScreen|share\/useShareDialog|chat\/panel\/useChatContext))\.|src\/routes\/_protected(\/_shell(\/board(\.index)?)?)?\.tsx\?/,
  },
]

/** As above, of what loads once the first screen is there: what a press opens is a few files, and a small shared file costs more than its bytes. */
const LATER_CHUNKS: Group[] = [
  { name: 'realtime', test: /src\/app\/realtime\/realtimeListeners\./ },
  // What presses on the board show, without the menus' collections in a toolbar, or a toolbar's in a progress bar.
  { name: 'toolbars', test: /react-aria-components\/.+\/Toolbar\./ },
  { name: 'progress', test: /src\/ui\/ProgressBar\./ },
  { name: 'menus', test: /src\/ui\/(AnchoredMenu|Menu)\./ },
  // A press, a drop and a shortcut run the same commands.
  {
    name: 'commands',
    test: /src\/(model\/board\/(commands|undo)\/|features\/board\/(dnd\/(applyDrop|dropTarget)|toolbar\/ToolbarButton|tools\/sharedFilterKey|table\/CardTable\.module)|cardTypes\/rules\/placeForContent|api\/generation\.)/,
  },
  // An icon that two screens show would be a file of its own, and so would the smallest parts of the design system.
  { name: 'icons', test: /lucide-react|src\/(lib\/paintRanges|ui\/(Banner|Prose))\./, minShareCount: 2 },
  { name: 'sanitise', test: /src\/lib\/html\/sanitise\./ },
  {
    name: 'focus',
    test: /src\/(app\/FocusedCard|cardTypes\/(focus\/.+|richText\/RichTextBody))\./,
  },
  { name: 'stream', test: /src\/(streaming\/|model\/conversation\/replyFeed\.)/, minShareCount: 2 },
  {
    name: 'conversation',
    test: /src\/(model\/conversation\/|api\/(chat|feedback)\.|features\/chat\/(panel|messages|messageTypes|reply\/useReadAloud))/,
    minShareCount: 2,
  },
  // A reply's Markdown comes after the panel, which opens sooner without it.
  { name: 'reply', test: /src\/features\/chat\/reply\/replyToText\./ },
  { name: 'editor', test: /src\/(cardTypes\/richText\/CardTextEditor|editor\/model\/passage)\./ },
  {
    name: 'dialogs',
    test: /src\/ui\/(Dialog|ConfirmationDialog|SelectableList|SelectField|Switch|TagGroup)\.|src\/lib\/(useRowKeys|matchesSearch)\.|react-aria-components\/.+\/Tabs\./,
  },
  {
    name: 'forms',
    test: /react-hook-form|useBlocker|src\/(ui\/RadioTiles|lib\/(fieldRules|useServerCheck)|api\/onboarding)\./,
    minShareCount: 2,
  },
  // What card types share beyond the open card.
  { name: 'cardTypes', test: /src\//, minShareCount: 2 },
]

/** Every group, in the order in which they take their files. */
export const chunkGroups = (api: string) => [...firstChunksOf(api), ...LATER_CHUNKS]

/**
 * The first line of the chunks that come later, most of them ahead of a press: their functions are compiled while they load, beside the page,
 * and not in the press that calls them for the first time. Browsers that do not know it read a comment (D-0094).
 */
const COMPILED_WHILE_LOADING = '//# allFunctionsCalledOnLoad'
/** Characters of a chunk, before minification, that are worth the 29 of the line. */
const MUCH_CODE = 6000

/** The line for a chunk that is worth it: not of a first screen, whose limits in bytes leave no room, and not small. */
export function compiledWhileLoading(api: string) {
  const first = new Set(firstChunksOf(api).map(({ name }) => name))
  return ({ name, isEntry, modules }: Rolldown.RenderedChunk): string => {
    const size = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    return isEntry || first.has(name) || size < MUCH_CODE ? '' : COMPILED_WHILE_LOADING
  }
}
