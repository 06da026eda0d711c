/**
 * oxlint plugin that checks which folders may import from each other (rule 3 of docs/architecture.md). It is JavaScript,
 * because oxlint on Node 20 loads plugins without compiling them.
 */
import { dirname, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * The layers of `src`, lowest first. A folder may import only from earlier rows. Features therefore do not import each other,
 * and neither do folders of the model. src/app and src/routes put the layers together.
 */
const LAYERS = [
  ['src/lib'],
  ['src/ui', 'src/buddy', 'src/i18n'],
  ['src/api'],
  ['src/realtime', 'src/streaming'],
  ['src/store'],
  ['src/editor'],
  ['src/cardTypes'],
  ['src/model/*'],
  ['src/features/*'],
]
/** These folders and files start the app. They may import every layer and each other. */
const APP = ['src/app', 'src/routes', 'src/routeTree.gen', 'src/env', 'src/main']
/**
 * The mock server. Of the app it may import only the contract, the code that builds requests, and the definitions of card
 * types.
 */
const MOCK = ['mocks', 'fixtures']
const CONTRACT = /^src\/(lib\/|api\/(.+\.contract|channels|calls|cards\/card\.schema|core\/(call|request|transport))$)/
/** The definitions of card types, which are data (D-0060). */
const CARD_TYPE_DEFINITIONS = /^src\/cardTypes\/(definitions|cardTypeDefinition|[^/]+\/definition)$/
/** Tests, tools and parts of the build. They may import anything, and the app may import nothing of them. */
const DEV_ONLY = ['src/testing', 'stories', '.storybook', 'tests', 'hosting']
const TEST = /\.(test|stories)$/

const isIn = (file, folders) => folders.some((folder) => `${file}/`.startsWith(`${folder}/`))

/** Returns the folder of a file and its row in LAYERS, or -1: `{ row: 8, folder: 'src/features/board' }`. */
function layerOf(file) {
  const folder = /^src\/((features|model)\/)?[^/]+/.exec(file)?.[0] ?? file
  const name = folder.replace(/^(src\/(?:features|model))\/.*/, '$1/*')
  return { folder, row: LAYERS.findIndex((folders) => folders.includes(name)) }
}

/** Says why `from` must not import `to` (paths from the root without extension); returns undefined if it may. */
function findViolation(from, to, isDynamic) {
  if (TEST.test(from) || isIn(from, DEV_ONLY)) return undefined
  if (isIn(to, DEV_ONLY)) return 'the app must not import what only tests and stories use'
  if (isIn(from, MOCK)) {
    return isIn(to, MOCK) || CONTRACT.test(to) || CARD_TYPE_DEFINITIONS.test(to)
      ? undefined
      : 'of src the mock server may import only the contract, src/lib and the definitions of card types'
  }
  if (isIn(to, MOCK)) {
    return from === 'src/main' && isDynamic
      ? undefined
      : 'only one literal import() in src/main.tsx may import the mock server'
  }
  if (CARD_TYPE_DEFINITIONS.test(from) && !CARD_TYPE_DEFINITIONS.test(to) && !CONTRACT.test(to)) {
    return 'the mock server loads the definitions of card types, and with them whatever they import'
  }
  if (isIn(from, APP)) return undefined
  if (isIn(to, APP)) return 'src/app and src/routes compose the layers, and no layer may import them'
  const [here, there] = [layerOf(from), layerOf(to)]
  if (here.row === -1 || there.row === -1) return 'one of the two is in no layer of tests/tools/boundaries.js'
  if (there.row < here.row || here.folder === there.folder) return undefined
  return there.row > here.row
    ? `${there.folder} is above ${here.folder}`
    : `${here.folder} and ${there.folder} are in the same layer`
}

const boundaries = {
  create(context) {
    const pathOf = (file) =>
      relative(ROOT, file)
        .replaceAll('\\', '/')
        .replace(/\.[jt]sx?$/, '')
    const from = pathOf(context.filename)
    if (!isIn(from, ['src', ...MOCK])) return {}
    const check = (node) => {
      const name = node.source?.value
      if (typeof name !== 'string' || !/^(@mocks\/|@\/|\.)/.test(name)) return
      const to = name.startsWith('.')
        ? pathOf(resolve(dirname(context.filename), name))
        : name.replace(/^@\//, 'src/').replace(/^@mocks/, 'mocks')
      const reason = findViolation(from, to.replace(/\.[jt]sx?$/, ''), node.type === 'ImportExpression')
      if (reason) context.report({ node, message: `'${name}' must not be imported here: ${reason}.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'heartboard' }, rules: { boundaries } }
