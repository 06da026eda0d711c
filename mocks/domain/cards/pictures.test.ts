import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import type { UploadProgress } from '@/api/core/transport'
import { createMockClient, type MockClient } from '../../runtimes/inProcess'
import type { ScenarioName } from '../../scenarios/scenarios'
import { pictureFor } from './pictures'

const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const FRACTIONS = '79db4b8f-ea01-4fea-a014-1d76a38c888b'
const MEGABYTE = 1024 * 1024

let client: MockClient
beforeEach(() => {
  client = createMockClient()
  client.signIn('cikgu_aina')
})
afterEach(() => client.close())

const ask = (request: CallRequest) => client.transport.fetch(buildRequest(client.transport, request))

const upload = async (image: Blob) => {
  const response = await ask({ call: calls.uploadImage, body: { image, uuid: VOLCANO } })
  return { status: response.status, body: (await response.json()) as { data: string; code?: string } }
}

const png = (bytes: Uint8Array<ArrayBuffer> | string, name = 'plants.png') =>
  new File([bytes], name, { type: 'image/png' })

test('an upload is served unchanged, with its own type and a policy that blocks scripts', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256)
  const { body } = await upload(png(bytes))
  const picture = await ask({ call: calls.getImage, params: { src: body.data } })
  expect(picture.headers.get('Content-Type')).toBe('image/png')
  expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes)
})

test.each([
  [10 * MEGABYTE, 201, undefined],
  [10 * MEGABYTE + 1, 422, 'file_too_large'],
  [12 * MEGABYTE, 422, 'file_too_large'],
  [12 * MEGABYTE + 1, 413, undefined],
])('an upload of %d bytes responds with %d', async (size, status, code) => {
  const response = await upload(png(new Uint8Array(size)))
  expect([response.status, response.body.code]).toEqual([status, code])
})

test('the EICAR test signature counts as infected by file name or at the start of the content, not elsewhere', async () => {
  const signature = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')
  expect((await upload(png(signature))).body.code).toBe('infected_file')
  expect((await upload(png('clean', 'EICAR.png'))).body.code).toBe('infected_file')
  expect((await upload(png(`about ${signature}`))).status).toBe(201)
})

test.each(['text/html', 'image/heic', 'image/heif', ''])('an upload of the type "%s" is rejected', async (type) => {
  expect((await upload(new File(['x'], 'IMG_0412', { type }))).status).toBe(422)
})

/** Uploads 60,000 bytes, which the slow scenarios receive in two parts. Returns the status, and the bytes that arrived. */
async function slowUpload(scenario: ScenarioName, signal?: AbortSignal) {
  client.mockServer.setScenario(scenario)
  const arrived: number[] = []
  const body = { image: png(new Uint8Array(60_000)), uuid: VOLCANO }
  const request = buildRequest(client.transport, { call: calls.uploadImage, body }, signal)
  const onUploadProgress = ({ sentBytes }: UploadProgress) => void arrived.push(sentBytes)
  const response = await client.transport.fetch(request, { onUploadProgress }).catch((cause: unknown) => cause)
  return { outcome: response instanceof Response ? response.status : String(response), arrived }
}

test.each([
  ['normal', 201, [60_000]],
  ['uploadSlow', 201, [30_000, 60_000]],
  ['uploadBreaks', 'TypeError: Failed to fetch', [30_000]],
] as const)('in the scenario "%s" an upload ends with %s', async (scenario, outcome, arrived) => {
  expect(await slowUpload(scenario)).toEqual({ outcome, arrived })
})

test('a cancelled upload stores no picture', async () => {
  const cancelled = slowUpload('uploadSlow', AbortSignal.timeout(20))
  expect((await cancelled).outcome).toContain('AbortError')
  expect([...client.mockServer.db.pictures.all()]).toEqual([])
})

test('an address that the card had before may return, on this card alone', async () => {
  const own = 'https://pictures.example/tapir.png'
  const change = (image: string) =>
    ask({ call: calls.updateCard, params: { uuid: VOLCANO }, body: { image } }).then(({ status }) => status)
  const replace = (uuid: string) =>
    ask({ call: calls.replaceImage, body: { uuid, image: own, source: 'image_search' } }).then(({ status }) => status)
  expect(await replace(VOLCANO)).toBe(422)
  expect([await change(own), await change('scenes/penguin')]).toEqual([200, 200])
  expect([await replace(VOLCANO), await replace(FRACTIONS)]).toEqual([200, 422])
})

test('the card on the wire does not tell its earlier pictures', async () => {
  const replace = { call: calls.replaceImage, body: { uuid: VOLCANO, image: 'scenes/penguin', source: 'image_search' } }
  expect(await (await ask(replace)).text()).not.toContain('earlier')
})

test.each([
  ['aida_r', { access: true, magic: false, create: true, edit: true, download: false }],
  ['jason_t', { access: true, magic: false, create: false, edit: false, download: false }],
  ['farid_o', { access: true, magic: true, create: false, edit: true, download: true }],
])('%s has the picture permissions %o', async (username, expected) => {
  client.signIn(username)
  const { data } = (await (await ask({ call: calls.getMe })).json()) as { data: { permissions: string[] } }
  const has = (name: string) => data.permissions.includes(`board.format.image.${name}`)
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, has(name)]))).toEqual(expected)
  expect(data.permissions.includes('board.format.shared.edit')).toBe(username === 'farid_o')
})

test('a picture requested with "download" is an attachment with a file name', async () => {
  const shown = await ask({ call: calls.getImage, params: { src: 'scenes/volcano' } })
  expect(shown.headers.get('Content-Disposition')).toBeNull()
  const saved = await ask({ call: calls.getImage, params: { src: 'scenes/volcano' }, query: { download: '' } })
  expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename="volcano.svg"')
})

test('the same prompt returns the same picture, another wording a different one', async () => {
  const path = await pictureFor('a volcano at night')
  expect(path).toMatch(/^magic\/\w+\/volcano$/)
  expect(await pictureFor('  A volcano  at night ')).toBe(path)
  const prompts = ['at dawn', 'by the sea', 'in the rain', 'for my poster', 'with an owl'].map(
    (rest) => `a volcano ${rest}`,
  )
  const drawn = await Promise.all(
    [...prompts].map(async (prompt) => {
      const response = await ask({ call: calls.getImage, params: { src: await pictureFor(prompt) } })
      return response.text()
    }),
  )
  expect(new Set(drawn).size).toBeGreaterThan(2)
})
