import { crc32, deflateSync } from 'node:zlib'

/** Makes a file for tests of content: puts bytes, texts in Latin-1 and numbers of one byte behind each other. */
export function bytesOf(...parts: readonly (Uint8Array | string | number)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'number') return Buffer.from([part])
      return typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    }),
  )
}

function big(value: number, length: 2 | 4): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

function little(value: number, length: 2 | 3 | 4): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}

/** A part of a PNG, with its sum. */
export function pngPart(name: string, data: Uint8Array): Buffer {
  const named = bytesOf(name, data)
  return bytesOf(big(data.length, 4), named, big(crc32(named), 4))
}

/** A PNG of one colour, with what else stands in it. */
export function png(width = 40, height = 30, inside: Uint8Array = Buffer.alloc(0)): Buffer {
  return pngWith(width, height, { pixels: Buffer.alloc((width * 3 + 1) * height, 0x7f), inside })
}

/** A PNG that says it is so large, with whatever pixels. */
export function pngWith(
  width: number,
  height: number,
  { pixels, inside = Buffer.alloc(0) }: { readonly pixels: Uint8Array; readonly inside?: Uint8Array },
): Buffer {
  for (let row = 0; row < pixels.length / (width * 3 + 1); row += 1) pixels[row * (width * 3 + 1)] = 0
  return bytesOf(
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', bytesOf(big(width, 4), big(height, 4), 8, 2, 0, 0, 0)),
    inside,
    pngPart('IDAT', deflateSync(pixels)),
    pngPart('IEND', Buffer.alloc(0)),
  )
}

/** A part of a PNG that holds a text. */
export function pngText(text: string): Buffer {
  return pngPart('tEXt', bytesOf('Comment', 0, text))
}

/** A segment of a JPEG. */
export function jpegPart(code: number, ...data: readonly (Uint8Array | string | number)[]): Buffer {
  const body = bytesOf(...data)
  return bytesOf(0xff, code, big(body.length + 2, 2), body)
}

/** A grey JPEG; only one of 8 by 8 pixels has all of its pixels. */
export function jpeg(width = 8, height = 8, inside: Uint8Array = Buffer.alloc(0)): Buffer {
  const oneCode = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  return bytesOf(
    Buffer.from([0xff, 0xd8]),
    jpegPart(0xe0, 'JFIF\0', 1, 1, 0, 0, 1, 0, 1, 0, 0),
    inside,
    jpegPart(0xdb, 0, Buffer.alloc(64, 1)),
    jpegPart(0xc0, 8, big(height, 2), big(width, 2), 1, 1, 0x11, 0),
    jpegPart(0xc4, 0x00, oneCode),
    jpegPart(0xc4, 0x10, oneCode),
    jpegPart(0xda, 1, 1, 0, 0, 63, 0),
    Buffer.from([0x3f, 0xff, 0xd9]),
  )
}

/** A segment of a JPEG in which cameras write what they know. */
export function jpegNote(text: string): Buffer {
  return jpegPart(0xe1, 'Exif\0\0', text)
}

/** A TIFF's table with a size and nothing else. */
export function tiff(width = 100, height = 50): Buffer {
  const entry = (tag: number, value: number) =>
    bytesOf(little(tag, 2), little(4, 2), little(1, 4), little(value, 4))
  return bytesOf('II', 42, 0, little(8, 4), little(2, 2), entry(256, width), entry(257, height), little(0, 4))
}

/** A WebP's head with a size. */
export function webp(width = 100, height = 50): Buffer {
  const body = bytesOf('WEBP', 'VP8X', little(10, 4), 0, 0, 0, 0, little(width - 1, 3), little(height - 1, 3))
  return bytesOf('RIFF', little(body.length, 4), body)
}

/** A short sound. */
export function wav(tone = 0x80): Buffer {
  const format = bytesOf('fmt ', little(16, 4), little(1, 2), little(1, 2), little(8000, 4), little(8000, 4))
  const body = bytesOf(
    'WAVE',
    format,
    little(1, 2),
    little(8, 2),
    'data',
    little(8, 4),
    Buffer.alloc(8, tone),
  )
  return bytesOf('RIFF', little(body.length, 4), body)
}

/** A box of an MP4, an M4A or a HEIC. */
export function box(name: string, ...data: readonly (Uint8Array | string | number)[]): Buffer {
  const body = bytesOf(...data)
  return bytesOf(big(body.length + 8, 4), name, body)
}

/** A HEIC's boxes with a size. */
export function heic(width = 100, height = 50): Buffer {
  const size = box('ispe', 0, 0, 0, 0, big(width, 4), big(height, 4))
  return bytesOf(box('ftyp', 'heic', 0, 0, 0, 0, 'mif1heic'), box('meta', 0, 0, 0, 0, size), box('mdat', 'x'))
}

/** A film's boxes; `M4A ` makes a sound of it. */
export function mp4(brand = 'isom'): Buffer {
  return bytesOf(box('ftyp', brand, 0, 0, 2, 0, 'isom'), box('mdat', 'x'.repeat(40)))
}

/** A PDF of so many pages, each with a line of text, with what else stands in its first object. */
export function pdf(lines: readonly string[] = ['A letter of the county hospital.'], inside = ''): Buffer {
  const count = lines.length
  const pages = lines.map((_, index) => `${3 + index * 2} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${inside}>>`,
    `<< /Type /Pages /Kids [${pages}] /Count ${count} >>`,
    ...lines.flatMap((line, index) => {
      const stream = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`
      const font = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${font} /Contents ${4 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return bytesOf(text, table, end)
}

/** What an archive holds under a name; `says`: how large it claims to be when it is unpacked. */
export type Entry = { readonly name: string; readonly data?: string; readonly says?: number }

/** An archive without compression. */
export function archive(entries: readonly Entry[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, data = 'x', says = data.length } of entries) {
    const facts = bytesOf(little(20, 2), little(0, 2), little(0, 2), little(0, 4), little(crc32(data), 4))
    const sizes = bytesOf(little(data.length, 4), little(says, 4), little(name.length, 2), little(0, 2))
    const part = bytesOf('PK\x03\x04', facts, sizes, name, data)
    table.push(
      bytesOf('PK\x01\x02', little(20, 2), facts, sizes, little(0, 4), little(0, 4), little(0, 2)),
      bytesOf(little(at, 4), name),
    )
    parts.push(part)
    at += part.length
  }
  const whole = bytesOf(...table)
  const count = little(entries.length, 2)
  const end = bytesOf('PK\x05\x06', little(0, 4), count, count, little(whole.length, 4), little(at, 4))
  return bytesOf(...parts, whole, end, little(comment.length, 2), comment)
}

/** A Word document's archive. */
export function word(more: readonly Entry[] = []): Buffer {
  return archive([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'word/document.xml', data: '<document/>' },
    ...more,
  ])
}
