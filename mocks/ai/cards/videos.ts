/** Ids of public YouTube videos, by the scene that shows the same subject (D-0073). */
export const VIDEO_BY_SCENE: Readonly<Record<string, string>> = {
  'coral-reef': 'ZiULxLLP32s',
  fractions: 'n0FZhQ_GkKw',
  'human-heart': 'ruM4Xxhx32U',
  lungs: '8NUxvJS-_0k',
  magnet: 'hFAOXdXZ5TM',
  photosynthesis: 'eo5XndJaz-Y',
  rocket: 'DKtVpvzUF1Y',
  skeleton: 'rDGqkMHPDqE',
  'solar-system': 'libKVRa01L8',
  volcano: 'VNGUdObDoLk',
  'water-cycle': 'al-do-HGuIk',
}

/** Returns the id of a video about the subject of a picture such as `scenes/volcano`; '' if there is none. */
export const videoIdFor = (image: string): string => VIDEO_BY_SCENE[image.replace('scenes/', '')] ?? ''
