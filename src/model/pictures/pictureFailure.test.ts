import { expect, test } from 'vitest'
import type { ApiError } from '@/api/core/errors'
import { currentTranslation } from '@/i18n/i18n'
import { pictureLoaderKey } from '@/cardTypes/tile/PictureVeil'
import type { PictureWorkSource } from '@/store/pictureWorkSlice'
import type { ContentFailure } from '@/store/snackbarsSlice'
import { changeFailureOf, makingFailureOf, uploadFailureOf } from './pictureFailure'

const failed = (status: number, more: Partial<Extract<ApiError, { kind: 'http' }>> = {}): ApiError => ({
  kind: 'http',
  status,
  message: '',
  ...more,
})
const described = (failure: ContentFailure) =>
  failure.kind === 'told'
    ? 'told'
    : `${failure.kind} ${'key' in failure.text ? failure.text.key : failure.text.message}`

test.each([
  ['image_search', 'image.loader.searching'],
  ['focus_stream', 'image.loader.generating'],
  ['magic_images', 'image.loader.generating'],
  ['user_upload', 'image.loader.uploading'],
  ['unknown', 'image.loader.replacing'],
  ['panning', 'image.loader.updating'],
] satisfies [PictureWorkSource, string][])('the loader text of the source %s', (source, key) => {
  expect(pictureLoaderKey(source)).toBe(key)
})

test.each([
  [failed(413), 'snackbar image.message.sizeLimit'],
  [failed(422, { code: 'infected_file' }), 'snackbar image.message.infected'],
  [failed(422, { code: 'file_too_large' }), 'snackbar image.message.fileSize'],
  [failed(422, { code: 'something_else' }), 'snackbar image.message.uploadError'],
  [failed(422), 'snackbar image.message.uploadError'],
  [failed(500, { code: 'infected_file' }), 'snackbar image.message.uploadError'],
  [failed(403), 'snackbar image.message.uploadError'],
  [failed(404), 'snackbar image.message.uploadError'],
  [{ kind: 'invalidResponse', detail: '' }, 'snackbar image.message.uploadError'],
  [failed(401), 'told'],
  [failed(503), 'told'],
  [{ kind: 'offline' }, 'told'],
  [{ kind: 'aborted' }, 'told'],
] satisfies [ApiError, string][])('an upload that fails with %o: %s', (error, expected) => {
  expect(described(uploadFailureOf(error))).toBe(expected)
})

test.each([
  [failed(422, { message: 'Talk to an adult you trust: 15999.' }), 'words Talk to an adult you trust: 15999.'],
  [failed(422), 'snackbar image.message.generateError'],
  [failed(500, { message: 'Server Error' }), 'snackbar image.message.generateError'],
  [failed(404), 'snackbar image.message.generateError'],
  [failed(429, { isAi: true }), 'told'],
  [failed(429), 'snackbar image.message.generateError'],
  [{ kind: 'offline' }, 'told'],
] satisfies [ApiError, string][])('a generation that fails with %o: %s', (error, expected) => {
  expect(described(makingFailureOf(error))).toBe(expected)
})

test.each([
  [failed(422, { message: 'There is no such picture.' }), 'There is no such picture.'],
  [failed(404), currentTranslation().t('error.404')],
  [failed(500, { message: 'Server Error' }), currentTranslation().t('error.500')],
] satisfies [ApiError, string][])('a replacement that fails with %o names "%s"', (error, message) => {
  const text = { key: 'image.message.replaceError', values: { message } }
  expect(changeFailureOf(error)).toEqual({ kind: 'snackbar', text })
})
