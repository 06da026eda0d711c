// @vitest-environment jsdom

/** Downloads (C-042, C-401, C-402). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { imagesCalls } from '@/api/images.contract'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { intercept } from '@/testing/intercept'
import { type OpenedApp, openApp } from '@/testing/openApp'
import { downloadPicture } from './downloadPicture'

let app: OpenedApp
const saved: { name: string; type: string }[] = []
const files = new Map<string, Blob>()

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('innerWidth', 1280)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: files.get(this.href)?.type ?? '' })
  })
  // jsdom makes no addresses of files.
  Object.assign(URL, {
    createObjectURL(file: Blob) {
      files.set('blob:http://localhost/1', file)
      return 'blob:http://localhost/1'
    },
    revokeObjectURL: () => undefined,
  })
  app = openApp({ as: 'cikgu_aina' })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
    app.close()
  })
})

const download = (image: string | null) => app.store.dispatch(downloadPicture({ image, title: 'Inside: a volcano' }))
test('a picture is fetched in the width of the window and saved under the title, with its own type', async () => {
  const requested: string[] = []
  intercept(app, imagesCalls.getImage, ({ url }) => {
    requested.push(url)
    return new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })
  })
  await download('scenes/volcano')
  expect(requested).toEqual(['http://school.test/api/file/image/scenes/volcano?width=1280&download'])
  expect(saved).toEqual([{ name: 'Inside a volcano.svg', type: 'image/svg+xml' }])
})

test('a picture of another site opens in a new tab, and nothing is fetched', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await download('https://pictures.example/tapir.png')
  expect(open).toHaveBeenCalledWith('https://pictures.example/tapir.png', '_blank', 'noopener,noreferrer')
  expect([saved, app.session.mockServer.requestLog.entries()]).toEqual([[], []])
})

test('a card without a picture, and a path that reaches another call, save nothing', async () => {
  await download(null)
  await download('../v1/user/me')
  expect([saved, app.session.mockServer.requestLog.entries()]).toEqual([[], []])
})

test('a picture that is gone is told', async () => {
  await download('uploads/gone')
  expect(saved).toEqual([])
  expect(selectSnackbars(app.store.getState()).map(({ text }) => text)).toEqual([
    { key: 'image.message.downloadError' },
  ])
})
