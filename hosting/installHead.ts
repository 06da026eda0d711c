/** Makes a build installable, and gives a shared link its preview: the web app manifest and the tags of `<head>` about both (D-0086). */
import type { HtmlTagDescriptor, Plugin } from 'vite'
import type { Env } from '../src/env'
import { texts as boardTexts } from '../src/i18n/en/board.ts'
import { texts as startTexts } from '../src/i18n/en/start.ts'
import type { FileRoutesByTo } from '../src/routeTree.gen'
import { APPLE_ICON, ICONS, LINK_PICTURE, type Picture, SCREENSHOTS } from './installFiles.ts'

const MANIFEST_FILE = 'manifest.webmanifest'

const DESCRIPTION = 'A board of cards for teachers and students, with a buddy that helps to make them.'

/** Colours of window and splash screen: `--canvas` of tokens.css in the default theme, which `install.spec.ts` compares. */
const CANVAS = { light: '#eaf6f0', dark: '#111b17' }

const SHORTCUTS: { name: string; to: keyof FileRoutesByTo }[] = [
  { name: startTexts.app.myBoard, to: '/board' },
  { name: boardTexts.menu.notifications, to: '/notifications' },
  { name: boardTexts.menu.addressBook, to: '/addressbook' },
]

const typeOf = (file: string) => (file.endsWith('.png') ? 'image/png' : 'image/jpeg')

/**
 * Returns the web app manifest.
 * @param base path of the app, with a slash at both ends. It is the app's identity: two apps of one host are two installations
 */
export function webManifest(base: string) {
  const imageOf = ({ file, width, height }: Picture) => ({
    src: `${base}install/${file}`,
    sizes: `${width}x${height}`,
    type: typeOf(file),
  })
  return {
    id: base,
    start_url: base,
    scope: base,
    name: startTexts.app.name,
    short_name: startTexts.app.name,
    description: DESCRIPTION,
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    theme_color: CANVAS.light,
    background_color: CANVAS.light,
    categories: ['education', 'productivity'],
    icons: ICONS.map(({ purpose, ...icon }) => ({ ...imageOf(icon), purpose })),
    shortcuts: SHORTCUTS.map(({ name, to }) => ({ name, url: `${base}${to.slice(1)}` })),
    screenshots: SCREENSHOTS.map(({ form_factor, label, ...picture }) => ({ ...imageOf(picture), form_factor, label })),
  }
}

const link = (rel: string, href: string): HtmlTagDescriptor => ({ tag: 'link', attrs: { rel, href } })
const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs })
const openGraph = (property: string, content: string | number) =>
  meta({ property: `og:${property}`, content: String(content) })

/**
 * Returns the tags of `<head>` that describe the app to the system that installs it, and to previews of a shared link.
 * @param base path of the app, with a slash at both ends
 * @param origin origin of the host; without it the address of the picture is a path, which some previews ignore
 */
export function headTags(base: string, origin = ''): HtmlTagDescriptor[] {
  const { file, width, height, label } = LINK_PICTURE
  return [
    meta({ name: 'description', content: DESCRIPTION }),
    ...(['light', 'dark'] as const).map((scheme) =>
      meta({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: CANVAS[scheme] }),
    ),
    link('manifest', `${base}${MANIFEST_FILE}`),
    link('apple-touch-icon', `${base}install/${APPLE_ICON.file}`),
    openGraph('type', 'website'),
    openGraph('site_name', startTexts.app.name),
    openGraph('title', startTexts.app.name),
    openGraph('description', DESCRIPTION),
    openGraph('image', `${origin}${base}install/${file}`),
    openGraph('image:width', width),
    openGraph('image:height', height),
    openGraph('image:alt', label),
    ...(origin ? [openGraph('url', `${origin}${base}`)] : []),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Writes the manifest into a build, and its tags into the built page. */
export function installHead({ VITE_PUBLIC_ORIGIN: origin }: Pick<Env, 'VITE_PUBLIC_ORIGIN'>): Plugin {
  let base = '/'
  return {
    name: 'heartboard-install-head',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      // After Vite, which would look for the named files beside the sources.
      order: 'post',
      // Storybook is built with the same Vite configuration. Skip its page.
      handler: (_, { path }) =>
        path === '/index.html' ? headTags(base, origin).map((tag) => ({ ...tag, injectTo: 'head' as const })) : [],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!('index.html' in bundle)) return
        this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source: JSON.stringify(webManifest(base), null, 2) })
      },
    },
  }
}
