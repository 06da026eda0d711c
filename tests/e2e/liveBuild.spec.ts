import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from './app'
import { liveFolder, root } from './places'
import { expect, test } from './test'

/** What only the pretend school knows: its worker, its panel, its people, its assistant. */
const MARKERS = ['mockServiceWorker', 'Mock server', 'cikgu_aina', 'heartboard-mock', 'Hold a leaf up to the window']

test('a live build holds nothing of the mock', () => {
  const files = readdirSync(join(root, liveFolder), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'latin1')
    return MARKERS.filter((marker) => text.includes(marker) || name.includes(marker)).map(
      (marker) => `${marker} in ${name}`,
    )
  })
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

test('a live build registers no worker and shows no panel', async ({ page }) => {
  await signIn(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(page.getByText('Mock', { exact: true })).toHaveCount(0)
  const session = (await page.context().cookies()).find(({ name }) => name === 'heartboard_session')
  expect(session?.httpOnly).toBe(true)
})
