const importSection = 2
const header = 8
/** 3 letters: env; 6 letters: memory; a memory. */
const memoryImport = Buffer.from('\x03env\x06memory\x02', 'latin1')
const sharedWithMaximum = 3
/** Pages of 64 kB: the engine's own limit of two gigabytes. */
export const mostPages = 32_768

/**
 * The embedded engine's module, asking for a memory that other threads see, too. The engine looks between two rows whether somebody wants its
 * statement to end; in a memory of its own nobody could tell it while it works. Throws when the module imports no memory.
 */
export function withSharedMemory(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(module)
  const { start, size, length } = importsOf(bytes)
  const inner = bytes.subarray(size.next, size.next + length)
  const at = inner.indexOf(memoryImport)
  if (at < 0) throw new Error('The engine imports no memory.')

  const flags = at + memoryImport.length
  const least = numberAt(inner, flags + 1)
  const end = inner[flags] === 0 ? least.next : numberAt(inner, least.next).next
  const section = Buffer.concat([
    inner.subarray(0, flags),
    Buffer.from([sharedWithMaximum, ...numberBytes(least.value), ...numberBytes(mostPages)]),
    inner.subarray(end),
  ])
  return new Uint8Array(
    Buffer.concat([
      bytes.subarray(0, start),
      Buffer.from([importSection, ...numberBytes(section.length)]),
      section,
      bytes.subarray(size.next + length),
    ]),
  )
}

const PlainModule = WebAssembly.Module

/** A module with shared memory from its first step: what the engine loads while it works, as the language of functions. */
export class SharingModule extends PlainModule {
  constructor(source: BufferSource) {
    const bytes = bytesOf(source)
    // Small ones that only call functions import no memory.
    super(Buffer.from(bytes).includes(memoryImport) ? withSharedMemory(bytes) : bytes)
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof PlainModule
  }
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  if (!ArrayBuffer.isView(source)) return new Uint8Array(source)
  return new Uint8Array(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
}

function importsOf(bytes: Buffer) {
  for (let start = header; start < bytes.length; ) {
    const size = numberAt(bytes, start + 1)
    if (bytes[start] === importSection) return { start, size, length: size.value }
    start = size.next + size.value
  }
  throw new Error('The engine imports nothing.')
}

/** A number as WebAssembly writes it (LEB128), and where the next thing begins. */
function numberAt(bytes: Buffer, at: number): { readonly value: number; readonly next: number } {
  let value = 0
  for (let index = 0; ; index += 1) {
    const byte = bytes[at + index] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, next: at + index + 1 }
  }
}

function numberBytes(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...numberBytes(Math.floor(value / 0x80))]
}
