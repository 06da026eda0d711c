import '../src/ui/tokens.css'
import '../src/ui/themes.css'
import '../src/ui/base.css'
import type { Preview } from '@storybook/react-vite'
import { configure, waitFor } from 'storybook/test'
// Loads every route file before a story creates a router. TanStack Router would take a route file that loads later for a hot update and
// render wrong components.
import '../src/routeTree.gen'
import { allowConsole, assertConsole, captureConsole } from '../src/testing/expectConsole'
import { loadTexts } from '../src/i18n/i18n'
import { textPartNames } from '../src/i18n/textParts'
import { lazyComponent } from '../src/lib/loading/lazyComponent'
import { appearanceGlobals, initialAppearance, withAppearance } from './appearance'

// The test run executes many stories in one browser on a busy machine, so the timeout is long; a wait ends as soon as its condition holds.
// Testing Library's own error would print the page at each attempt, which takes a twentieth of a story's time.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message ?? 'There is no such element.'),
})

// Loaded lazily, because the test run needs no docs page.
const DocsPage = lazyComponent(() => import('./DocsPage').then((file) => file.DocsPage))

/** Waits until the board below a card that has just opened is inert (`useAfterPaint`). Until then, the page has two main landmarks. */
const waitForOneMain = () =>
  waitFor(() => {
    const mains = [...document.querySelectorAll('main')].filter((main) => !main.closest('[inert]'))
    if (mains.length > 1) throw new Error('The page has two main landmarks.')
  })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  decorators: [withAppearance],
  // In a story without the app's routes, nothing else loads the texts.
  loaders: [() => loadTexts(...textPartNames)],
  // Fails a story that logs an error or warning which `parameters.allowedConsole` does not match, as in unit tests.
  beforeEach: ({ parameters }) => {
    captureConsole()
    // Storybook marks the page as an act environment during each interaction. React then warns of updates for which the story is not
    // responsible.
    allowConsole(/not wrapped in act\(|inside an `act` scope/)
    for (const pattern of (parameters.allowedConsole as RegExp[] | undefined) ?? []) allowConsole(pattern)
  },
  // Run before the accessibility check, the last one first.
  afterEach: [assertConsole, waitForOneMain],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Reports only violations, because describing all other checks takes longer than the check itself. Copies of the style sheets would
      // only be needed by an experimental rule that does not run.
      options: { resultTypes: ['violations'], preload: { assets: ['media'] } },
      // React Aria keeps its announcements for 7 s. They refer to their button, which may have unmounted by then.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Start', 'screens', 'flows', 'cardTypes', 'buddy', 'Design', 'ui', ['Tokens']] } },
    viewport: {
      options: {
        desktop: { name: 'Laptop 1280 × 800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: 'Screen 1920 × 1080', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
        tablet: { name: 'Tablet 820 × 1180', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        zoomed: { name: 'Laptop at 200 %', styles: { width: '640px', height: '400px' }, type: 'desktop' },
        magnified: { name: 'Laptop at 400 %', styles: { width: '320px', height: '256px' }, type: 'mobile' },
        narrow: { name: 'Narrowest 360 × 740', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      },
    },
  },
}

export default preview
