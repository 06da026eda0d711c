/** Writes the contract as readable pages. Each page loads its own renderer, from this site, only when it is opened. */
import { marked } from 'marked'

type Page = {
  file: string
  title: string
  /** The page's content: Markdown, or the scripts and style sheets that render a document. */
  markdown?: string
  /** `hasMain`: the renderer brings its own `<main>`. */
  renderer?: { scripts: string[]; styles: string[]; hasMain?: true }
}

/** Where a file of a page comes from, as a path below `node_modules` of this folder. */
export const RENDERER_FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui.css': 'swagger-ui-dist/swagger-ui.css',
  'swagger-ui.LICENSE.txt': 'swagger-ui-dist/LICENSE',
  'asyncapi-react.js': '@asyncapi/react-component/browser/standalone/index.js',
  'asyncapi-react.css': '@asyncapi/react-component/styles/default.min.css',
  'asyncapi-react.LICENSE.txt': '@asyncapi/react-component/browser/standalone/index.js.LICENSE.txt',
}

/** Documents that the pages read, copied from `fixtures/contract`. */
export const DOCUMENTS = ['openapi.json', 'asyncapi.json', 'schemas.json'] as const

const INDEX = `Every request, response and live event between the app and a backend. The app's mock server and the verifier of backends are made
from the same source.

- [Calls](openapi.html): OpenAPI 3.1, also as a file, [openapi.json](openapi.json)
- [Live events](asyncapi.html): AsyncAPI 3.0, also as a file, [asyncapi.json](asyncapi.json)
- [Six steps](steps.html): the way to a backend, each step a usable app
- [Coverage](coverage.html): every call and event with its requirement, client code and cases
- [schemas.json](schemas.json): JSON Schemas (2020-12) of all bodies
`

const pagesOf = (texts: { steps: string; coverage: string }): Page[] => [
  { file: 'index.html', title: 'Contract', markdown: INDEX },
  {
    file: 'openapi.html',
    title: 'Calls',
    renderer: { scripts: ['swagger-ui-bundle.js', 'openapi.js'], styles: ['swagger-ui.css'], hasMain: true },
  },
  {
    file: 'asyncapi.html',
    title: 'Live events',
    renderer: { scripts: ['asyncapi-react.js', 'asyncapi.js'], styles: ['asyncapi-react.css'] },
  },
  { file: 'steps.html', title: 'Six steps', markdown: texts.steps },
  { file: 'coverage.html', title: 'Coverage', markdown: texts.coverage },
]

/** Removes the heading of a text; the page has it already. */
const withoutHeading = (markdown: string) => markdown.replace(/^# .*\n/, '')

/** Puts each table into a box that scrolls, so that a narrow page does not. */
function withScrollingTables(html: string): string {
  let count = 0
  return html
    .replaceAll('<table>', () => {
      count += 1
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table ${count}"><table>`
    })
    .replaceAll('</table>', '</table></div>')
}

function htmlOf(page: Page, pages: readonly Page[]): string {
  const { scripts = [], styles = [] } = page.renderer ?? {}
  const links = pages.map(
    ({ file, title }) => `<li><a href="${file}"${file === page.file ? ' aria-current="page"' : ''}>${title}</a></li>`,
  )
  const text =
    page.markdown === undefined
      ? ''
      : withScrollingTables(marked.parse(withoutHeading(page.markdown), { async: false }))
  const content = page.renderer
    ? '<div id="document"></div><noscript><p class="text">This page needs JavaScript; the document is also a file, see Contract.</p></noscript>'
    : `<div class="text">${text}</div>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${page.title} · Heartboard</title>
<link rel="icon" href="../favicon.svg" />
${styles.map((file) => `<link rel="stylesheet" href="${file}" />\n`).join('')}<link rel="stylesheet" href="contract.css" />
</head>
<body>
<nav class="bar" aria-label="Site"><ul><li><a href="../">Demo</a></li><li><a href="../stories/">Stories</a></li>${links.join('')}</ul></nav>
${page.renderer?.hasMain ? '<header>' : '<main>\n'}<h1>${page.title}</h1>${page.renderer?.hasMain ? '</header>' : ''}
${content}
${page.renderer?.hasMain ? '' : '</main>\n'}
${scripts.map((file) => `<script src="${file}"></script>\n`).join('')}</body>
</html>
`
}

/**
 * Returns the pages by file name.
 * @param texts `STEPS.md` and `COVERAGE.md` of fixtures/contract
 */
export function contractPages(texts: { steps: string; coverage: string }): Record<string, string> {
  const pages = pagesOf(texts)
  return Object.fromEntries(pages.map((page) => [page.file, htmlOf(page, pages)]))
}
