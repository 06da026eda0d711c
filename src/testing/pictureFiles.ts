/** Smallest content of a picture's type: its first bytes. The mock server and the app look at no more. */
const HEADS = {
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0',
  'image/jpeg': '\xff\xd8\xff\xc0\0\x11\x08\x01\xe0\x02\x80',
  'image/heic': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
} as const

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** Returns a file that begins as a picture of its type. @param size in bytes; by default that of the beginning */
export function pictureFile(name: string, type: keyof typeof HEADS = 'image/png', size = 0): File {
  const head = bytesOf(HEADS[type])
  return new File([head, new Uint8Array(Math.max(0, size - head.length))], name, { type })
}
