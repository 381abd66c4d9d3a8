/** The encodings that a file is recognised in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file and the encoding that it was read in: by its mark, else UTF-8 when it is that, else as Windows wrote it. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = marked(bytes) ?? unmarked(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function marked([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

const looked = 4_000

/** Western text in UTF-16 has a zero in every other byte, which no other text has. */
function unmarked(bytes: Uint8Array): Encoding {
  const start = bytes.subarray(0, looked)
  const zeros = [0, 1].map((offset) => start.filter((byte, at) => byte === 0 && at % 2 === offset).length)
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4) return 'utf-16le'
  if (even > start.length / 4) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
