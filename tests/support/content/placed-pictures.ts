import { box, bytesOf, heic, jpeg, jpegPart, png, pngPart, webp } from './files.ts'

/** What tells in these pictures where they were taken: none of it may be kept. */
export const placeWords = ['41 DEGREES NORTH', 'HARBOR STREET 12', 'LAKE SHORE', 'MAKER KNOWS 41.88'] as const

/** What stays: when it was taken, and with what. */
export const keptWords = ['2026:03:04 09:12:00', 'Testcamera'] as const

/** Which byte of a number stands first. */
type ByteOrder = 'II' | 'MM'
type Entry = readonly [tag: number, kind: number, value: number | string]

const [ascii, short, long, opaque] = [2, 3, 4, 7]
/** Behind the head and the first table, which has four entries. */
const firstFree = 8 + 2 + 4 * 12 + 4

/** A block of Exif as a telephone writes it: which way is up, the camera, the time, the maker's own words, and the position. */
export function exifBlock(order: ByteOrder = 'II'): Buffer {
  const number = (value: number, length: 2 | 4) => numberOf(order, value, length)
  const parts: Buffer[] = []
  let at = firstFree
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
    return at - bytes.length
  }
  const written = (kind: number, value: number | string) => {
    if (typeof value === 'number') return kind === short ? bytesOf(number(value, 2), 0, 0) : number(value, 4)
    return value.length > 4 ? number(add(bytesOf(value)), 4) : bytesOf(value, Buffer.alloc(4 - value.length))
  }
  const table = (entries: readonly Entry[]) => {
    const lines = entries.map(([tag, kind, value]) => {
      const count = typeof value === 'string' ? value.length : 1
      return bytesOf(number(tag, 2), number(kind, 2), number(count, 4), written(kind, value))
    })
    return bytesOf(number(entries.length, 2), ...lines, number(0, 4))
  }
  const position = add(
    table([
      [1, ascii, 'N\0'],
      [0x1b, opaque, placeWords[0]],
      [0x1c, opaque, placeWords[1]],
    ]),
  )
  const camera = add(
    table([
      [0x9003, ascii, `${keptWords[0]}\0`],
      [0x927c, opaque, placeWords[3]],
    ]),
  )
  const first = table([
    [0x0110, ascii, `${keptWords[1]}\0`],
    [0x0112, short, 6],
    [0x8769, long, camera],
    [0x8825, long, position],
  ])
  const mark = order === 'II' ? bytesOf('II', 42, 0) : bytesOf('MM', 0, 42)
  return bytesOf(mark, number(8, 4), first, ...parts)
}

function numberOf(order: ByteOrder, value: number, length: 2 | 4): Buffer {
  const bytes = Buffer.alloc(length)
  if (order === 'II') bytes.writeUIntLE(value, 0, length)
  else bytes.writeUIntBE(value, 0, length)
  return bytes
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="${placeWords[2]}"/></x:xmpmeta>`

function chunk(name: string, data: Buffer): Buffer {
  return bytesOf(name, numberOf('II', data.length, 4), data, Buffer.alloc(data.length % 2))
}

function photo(order: ByteOrder): Buffer {
  const exif = jpegPart(0xe1, 'Exif\0\0', exifBlock(order))
  const words = jpegPart(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp)
  const press = jpegPart(0xed, 'Photoshop 3.0\0', placeWords[1])
  return bytesOf(jpeg(8, 8, bytesOf(exif, words, press)), 'a second picture ', exifBlock(order))
}

function still(): Buffer {
  return bytesOf(heic(), box('mdat', 'Exif\0\0', exifBlock('MM'), xmp))
}

function drawnOnTelephone(): Buffer {
  return png(
    40,
    30,
    bytesOf(pngPart('eXIf', exifBlock()), pngPart('iTXt', bytesOf('XML:com.adobe.xmp\0\0\0\0\0', xmp))),
  )
}

function small(): Buffer {
  const body = bytesOf(webp().subarray(8), chunk('EXIF', exifBlock()), chunk('XMP ', bytesOf(xmp)))
  return bytesOf('RIFF', numberOf('II', body.length, 4), body)
}

/** Pictures for tests of content, of every kind, that say where they were taken, with the words that stay in them. */
export const placedPictures: readonly {
  readonly name: string
  readonly bytes: Buffer
  readonly mediaType: string
  readonly stays: readonly string[]
}[] = [
  { name: 'a JPEG', bytes: photo('II'), mediaType: 'image/jpeg', stays: keptWords },
  { name: 'a JPEG of another camera', bytes: photo('MM'), mediaType: 'image/jpeg', stays: keptWords },
  { name: 'a PNG', bytes: drawnOnTelephone(), mediaType: 'image/png', stays: ['IDAT'] },
  { name: 'a WebP', bytes: small(), mediaType: 'image/webp', stays: keptWords },
  { name: 'a HEIC', bytes: still(), mediaType: 'image/heic', stays: keptWords },
]
