import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Packages that every first page needs. The router's `useBlocker` is left out: it loads with the form that asks before leaving. */
const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|use-sync-external-store|@tanstack\/(?!.*virtual)[^/]+|zod|clsx)\/(?!.*\/useBlocker)/

/** Modules that the mock server shares with the app: the contract and its parts, card types as data, browser storage. */
const CONTRACT_MODULES =
  /idb-keyval\/|src\/(lib\/(describeIssue|fieldRules|html\/htmlToText|uniqueBy)|api\/(.+\.contract|channels|calls|cards\/card\.schema|core\/(call|contractValidation))|cardTypes\/(definitions|cardTypeDefinition|video\/videoAddress|\w+\/definition))\b/

/**
 * Chunks of modules that load together, because many small files compress worse. Each group takes the matching files and their
 * static imports, unless an earlier group has them. Code that login page and board share belongs in `start`. Otherwise the
 * login page would load the board.
 */
const firstChunksOf = (api: string): Group[] => [
  { name: 'base', test: BASE_PACKAGES },
  {
    name: 'start',
    test: /src\/(app\/((startup\/(?!(open\w+|discardStack)\.)|pages\/)|shell\/LanguageChoice\.)|lib\/(loading\/lazyComponent|styleNonce)\.|ui\/(Logo|ErrorText)\.)|lucide-react\/.+\/eye\./,
  },
  // A separate chunk: the mock server imports the contract, and would otherwise load the board with it.
  ...(api === 'mock' ? [{ name: 'contract', test: CONTRACT_MODULES }] : []),
  // Modules that the pages before the board share.
  {
    name: 'fields',
    test: /src\/(ui\/(TextField|Checkbox)|features\/(signup\/signUpDraft|terms\/TermsText)|buddy\/BuddySpeech)\./,
  },
  { name: 'login', test: /src\/(features\/auth\/LoginScreen\.|routes\/login\.tsx\?)/ },
  // Modules that the board and the screens before it share, and the code that repairs an invalid response.
  {
    name: 'shared',
    test: /src\/(ui\/(IconButton|Skeleton)|lib\/(useDebouncedCallback|loading\/useAfterPaint|drafts\/onPageHidden)|api\/core\/contractValidation)\./,
  },
  {
    name: 'board',
    test: /src\/(app\/(session\/SessionLayout|shell\/Shell)|model\/board\/loadCardList|features\/(board\/BoardScreen|share\/useShareDialog|chat\/panel\/useChatContext))\.|src\/routes\/_protected(\/_shell(\/board(\.index)?)?)?\.tsx\?/,
  },
]

/** Chunks that load after the first screen. A press should load only a few files, because each file costs more than its bytes. */
const LATER_CHUNKS: Group[] = [
  { name: 'realtime', test: /src\/app\/realtime\/realtimeListeners\.|es-toolkit\/.+debounce/ },
  // Parts that presses on the board show. Separate chunks: toolbars load no code of menus, progress bars no code of toolbars.
  { name: 'toolbars', test: /react-aria-components\/.+\/Toolbar\./ },
  { name: 'progress', test: /src\/ui\/ProgressBar\./ },
  { name: 'menus', test: /src\/ui\/(AnchoredMenu|Menu)\./ },
  // Pictures of the empty board, which the page of welcome shows as well. Those of the secret code load with the sign-up.
  { name: 'drawings', test: /src\/ui\/drawings\/(?!CodeDrawing)/ },
  // One chunk, because presses, drops and shortcuts run the same commands. The origin of an insight loads with its own press.
  {
    name: 'commands',
    test: /src\/(app\/startup\/discardStack\.|model\/board\/(commands\/(?!findOrigin)|undo\/)|features\/board\/(dnd\/(applyDrop|dropTarget)|keyboardMove\/moveKeys|toolbar\/ToolbarButton|tools\/sharedFilterKey|table\/CardTable\.module)|cardTypes\/rules\/placeForContent|api\/generation\.)/,
  },
  // Small parts that landing, chat and sparks share with other screens: none of these screens loads more icons.
  {
    name: 'chatParts',
    test: /lucide-react\/.+\/(arrow-\w+|square|rotate-ccw|clock|pause|mic|mic-off|hash|wand-sparkles|book-open-text|message-circle|chevron-left|volume-2)\.|src\/(lib\/(paintRanges|useIsPageVisible)|app\/(DueFirstHint|sparks\/lazyChatSparks)|model\/(conversation\/(chatDraft|chatKeys)|onboarding\/firstHints|readAloud\/\w+))\./,
    minShareCount: 2,
  },
  // One chunk for icons of two screens, the smallest parts of the design system, and tables of keys, which would be single files.
  {
    name: 'icons',
    test: /lucide-react|src\/(ui\/(Banner|ListSkeleton|Prose)|lib\/parseStored|model\/actions\/cardActionIcons|editor\/model\/textShortcuts|model\/actions\/focusActions)\./,
    minShareCount: 2,
  },
  { name: 'sanitise', test: /src\/lib\/html\/sanitise\./ },
  // Pictures of sparks load with the chat, without the open card.
  { name: 'picture', test: /src\/cardTypes\/focus\/Picture\./ },
  // Drop and paste of pictures loads with the board, without the open card.
  { name: 'pictureDrop', test: /src\/features\/pictureTool\/(BoardPictureDrop|DropSheet|useDroppedFiles)/ },
  {
    name: 'focus',
    test: /src\/(app\/FocusedCard|cardTypes\/(focus\/.+|richText\/RichTextBody))\./,
  },
  // Blocks of growing text load with the code of replies. Calls of the chat load with the chat: live events need only their payloads.
  {
    name: 'stream',
    test: /src\/(streaming\/(?!blocks\.)|api\/chat\.contract|model\/conversation\/replyFeed\.)/,
    minShareCount: 2,
  },
  // Calls for pictures and rules for their files load with the editor or the chat, without the work on a card's picture.
  { name: 'pictureFiles', test: /src\/(lib\/pictures\/|api\/images\.|model\/pictures\/pictureFailure\.)/ },
  {
    name: 'conversation',
    test: /src\/(model\/conversation\/(?!(chatMode|chatCommands|modeParts|chatDraft|chatKeys|landing\w*|engage|pressSpark|restoreConversation|streamCardContent|channelReplies|cardMaker|cardLoaders\w*|storeMessage)\.)|api\/chat\.|features\/chat\/(panel|messages|input|menu\/lazyMenu|messageTypes\/(?!CardLoaderMessage\.)))/,
    minShareCount: 2,
  },
  // One chunk: code of channel replies, cards, chat modes and of what a reload keeps, loaded with an event, the menu or the first message.
  {
    name: 'mode',
    test: /src\/(model\/conversation\/(chatMode|modeParts|pressSpark|restoreConversation|channelReplies)|features\/chat\/panel\/rareParts)\./,
  },
  // One chunk: what an event of the chat, and the offer of a card that the chat has made, do.
  { name: 'chatEvents', test: /src\/app\/(realtime\/chatEvents|startup\/openMadeCard)\./ },
  // Ratings load with the first reply or with the feedback dialog, not with the panel.
  { name: 'feedback', test: /src\/api\/feedback\./, minShareCount: 2 },
  // Separate chunk: the panel opens before the Markdown of its replies has loaded.
  { name: 'reply', test: /src\/features\/chat\/reply\/replyToText\./ },
  { name: 'editor', test: /src\/(cardTypes\/richText\/CardTextEditor|editor\/model\/passage)\./ },
  { name: 'pictures', test: /src\/model\/pictures\// },
  {
    name: 'dialogs',
    test: /src\/ui\/(Dialog|ConfirmationDialog|SelectableList|SelectField|Switch|TagGroup)\.|src\/lib\/(useRowKeys|matchesSearch)\.|react-aria-components\/.+\/Tabs\./,
  },
  {
    name: 'forms',
    test: /react-hook-form|useBlocker|src\/(ui\/RadioTiles|lib\/(fieldRules|useServerCheck)|api\/onboarding)\./,
    minShareCount: 2,
  },
  { name: 'notes', test: /src\/(features\/onboarding\/|app\/onboardingParts|model\/onboarding\/charactersSlice)/ },
  // One chunk: recommendations, starters, and the button that starts a quiz on the board.
  {
    name: 'nextSteps',
    test: /src\/(features\/(recommendations|gallery\/(GalleryStrip|ItemFacts)|board\/(QuizStart|firstOpenQuestion))|app\/(CardRecommendations|nextSteps)|model\/recommendations\/|api\/(gallery|recommendations))/,
  },
  // Sparks of the chat, which load without their dialog; the dialog with its ideas, which an event of the server opens as well.
  {
    name: 'sparks',
    test: /src\/(app\/sparks\/(ChatSparks|useSparkPress)|features\/sparks\/(SparkTile|sparkLists)|ui\/Carousel)\./,
  },
  { name: 'ideas', test: /src\/(model\/ideation\/|app\/startup\/openPage\.)/ },
  // Modules that card types share beyond the open card.
  { name: 'cardTypes', test: /src\//, minShareCount: 2 },
]

export const chunkGroups = (api: string) => [...firstChunksOf(api), ...LATER_CHUNKS]

/**
 * The first line of later chunks. It makes Chromium compile all functions while the chunk loads, mostly ahead of a press, and
 * not during the press. Other browsers see a comment (D-0094).
 */
const COMPILED_WHILE_LOADING = '//# allFunctionsCalledOnLoad'
/**
 * Minimum number of characters of a chunk before minification. In smaller chunks, the 29 characters of `COMPILED_WHILE_LOADING`
 * do not pay.
 */
const MUCH_CODE = 6000

/** Adds `COMPILED_WHILE_LOADING` to large later chunks. Chunks of a first screen have no bytes to spare for it. */
export function compiledWhileLoading(api: string) {
  const first = new Set(firstChunksOf(api).map(({ name }) => name))
  return ({ name, isEntry, modules }: Rolldown.RenderedChunk): string => {
    const size = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    return isEntry || first.has(name) || size < MUCH_CODE ? '' : COMPILED_WHILE_LOADING
  }
}
