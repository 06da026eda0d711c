/**
 * oxlint plugin for allowed imports between folders (architecture rule 3). JavaScript, because oxlint on Node 20 loads plugins without a
 * build step.
 */
import { dirname, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * The layers of `src`, lowest first. A folder imports only from earlier rows. So features do not import each other,
 * nor do folders of the model. src/app and src/routes compose the layers.
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
/** The composition root: may import every layer and each other. */
const APP = ['src/app', 'src/routes', 'src/routeTree.gen', 'src/env', 'src/main']
/** The mock server. Allowed imports of the app: the contract, the building of requests and the definitions of card types. */
const MOCK = ['mocks', 'fixtures']
const CONTRACT = /^src\/(lib\/|api\/(.+\.contract|channels|calls|cards\/card\.schema|core\/(call|request|transport))$)/
/** Definitions of card types, as data (D-0060). */
const CARD_TYPE_DEFINITIONS = /^src\/cardTypes\/(definitions|cardTypeDefinition|[^/]+\/definition)$/
/** Tests, tools and parts of the build: may import anything; the app imports nothing from these folders. */
const DEV_ONLY = ['src/testing', 'stories', '.storybook', 'tests', 'hosting']
const TEST = /\.(test|stories)$/

const isIn = (file, folders) => folders.some((folder) => `${file}/`.startsWith(`${folder}/`))

/** The row of a file in LAYERS (-1 without a row) and the folder: `{ row: 8, folder: 'src/features/board' }`. */
function layerOf(file) {
  const folder = /^src\/((features|model)\/)?[^/]+/.exec(file)?.[0] ?? file
  const name = folder.replace(/^(src\/(?:features|model))\/.*/, '$1/*')
  return { folder, row: LAYERS.findIndex((folders) => folders.includes(name)) }
}

/** Reason against an import of `to` by `from` (paths from the root, without extension); undefined if allowed. */
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
