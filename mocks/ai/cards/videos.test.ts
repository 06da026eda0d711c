import { expect, test } from 'vitest'
import { videoAddress } from '../../../src/cardTypes/video/videoAddress'
import { sceneNames } from '../../images/drawScene'
import { VIDEO_BY_SCENE, videoIdFor } from './videos'

test('every video shows the subject of a scene and can be played', () => {
  expect(Object.keys(VIDEO_BY_SCENE).filter((scene) => !sceneNames.includes(scene))).toEqual([])
  expect(Object.values(VIDEO_BY_SCENE).filter((id) => videoAddress(id, 'en') === null)).toEqual([])
})

test.each([
  ['scenes/volcano', 'VNGUdObDoLk'],
  ['scenes/congkak', ''],
])('a card with the picture %s has the video "%s"', (image, id) => expect(videoIdFor(image)).toBe(id))
