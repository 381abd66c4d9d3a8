/** The bytes of a file, wherever they lie: only what is asked for is read. */
export type FileBytes = {
  readonly size: number
  /** The bytes from `start` up to and without `end`; fewer where the file ends before. */
  readonly at: (start: number, end: number) => Uint8Array
}

/** The bytes of a file that lie in memory. */
export function bytesInMemory(bytes: Uint8Array): FileBytes {
  return { size: bytes.length, at: (start, end) => bytes.subarray(Math.max(0, start), Math.max(0, end)) }
}

/** The characters that the bytes are in Latin-1: one for each, whatever they mean. */
export function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return text
}

/** A number of up to four bytes, its first byte the largest. */
export function bigEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let step = 0; step < length; step += 1) value = value * 256 + (bytes[at + step] ?? 0)
  return value
}

/** A number of up to four bytes, its first byte the smallest. */
export function littleEndian(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let step = length - 1; step >= 0; step -= 1) value = value * 256 + (bytes[at + step] ?? 0)
  return value
}
