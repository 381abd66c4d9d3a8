/** One file in a zip, under a name that no other file there has. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

const bits = new Uint32Array(256).map((_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** Makes a zip of files, each as it is: what is photographed or printed is packed already. At most 4 GB in all. */
export function makeZip(entries: readonly ZipEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { name, bytes } of entries) {
    const title = new Uint8Array(new TextEncoder().encode(name))
    const facts = factsOf(title, bytes)
    const head = numbers([0x04034b50, 4], ...facts, [0, 2])
    directory.push(
      numbers([0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      title,
    )
    parts.push(head, title, bytes)
    at += head.length + title.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

type Field = readonly [value: number, bytes: 2 | 4]

/** Version, names in UTF-8, stored as it is, no time, check sum, sizes, length of the name. */
function factsOf(title: Uint8Array, bytes: Uint8Array): readonly Field[] {
  const plain = 0x0021
  return [
    [20, 2],
    [0x0800, 2],
    [0, 2],
    [0, 2],
    [plain, 2],
    [checkSum(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [title.length, 2],
  ]
}

function numbers(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, length] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return bytes
}

function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (bits[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}
