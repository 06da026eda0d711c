/**
 * oxlint plugin: which folder may import which (architecture rule 3). JavaScript, because oxlint loads it itself, on Node 20 too.
 */
import { dirname, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * The layers of `src` from the ground up. A folder imports what is in a row above its own and nothing from its own row: features do
 * not know each other, src/app and src/routes put them together.
 */
const LAYERS = [
  ['src/lib'],
  ['src/ui', 'src/buddy', 'src/i18n'],
  ['src/api'],
  ['src/realtime', 'src/streaming'],
  ['src/store'],
  ['src/cardTypes'],
  ['src/features/*'],
]
/** What puts the layers together; these know each other and every layer. */
const APP = ['src/app', 'src/routes', 'src/routeTree.gen', 'src/env', 'src/main']
/** The pretend school, and what it may know of the app: the contract and how a call becomes a request. */
const MOCK = ['mocks', 'fixtures']
const CONTRACT = /^src\/(lib\/|api\/(.+\.contract|channels|cards\/card\.schema|core\/(calls?|request|transport))$)/
/** What builds and proves the app imports anything; nothing of the app imports it. */
const DEV_ONLY = ['src/testing', 'stories', '.storybook', 'tests']
const TEST = /\.(test|stories)$/

const isIn = (file, folders) => folders.some((folder) => `${file}/`.startsWith(`${folder}/`))

/** The layer of a file, from 0, and its folder there: `{ row: 6, folder: 'src/features/board' }`. */
function layerOf(file) {
  const folder = /^src\/(features\/)?[^/]+/.exec(file)?.[0] ?? file
  const name = folder.startsWith('src/features/') ? 'src/features/*' : folder
  return { folder, row: LAYERS.findIndex((folders) => folders.includes(name)) }
}

/** Why the file `from` must not import the file `to` (from the root, without extension), or undefined when it may. */
function findViolation(from, to, isDynamic) {
  if (TEST.test(from) || isIn(from, DEV_ONLY)) return undefined
  if (isIn(to, DEV_ONLY)) return 'the app does not know what only tests and stories use'
  if (isIn(from, MOCK)) {
    return isIn(to, MOCK) || CONTRACT.test(to)
      ? undefined
      : 'of src the pretend school knows only the contract and src/lib'
  }
  if (isIn(to, MOCK)) {
    return from === 'src/main' && isDynamic
      ? undefined
      : 'only one literal import() in src/main.tsx reaches the pretend school'
  }
  if (isIn(from, APP)) return undefined
  if (isIn(to, APP)) return 'src/app and src/routes put the layers together, and no layer knows them'
  const [here, there] = [layerOf(from), layerOf(to)]
  if (here.row === -1 || there.row === -1) return 'one of the two is in no layer of tests/tools/boundaries.js'
  if (there.row < here.row || here.folder === there.folder) return undefined
  return there.row > here.row
    ? `${there.folder} is above ${here.folder}`
    : `${here.folder} and ${there.folder} stand side by side`
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
      if (typeof name !== 'string' || !/^(@\/|\.)/.test(name)) return
      const to = name.startsWith('@/') ? `src/${name.slice(2)}` : pathOf(resolve(dirname(context.filename), name))
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
