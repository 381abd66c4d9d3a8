import { createReadStream } from 'node:fs'
import type { Removal } from '#shared/content/removal.ts'

const fillers = { nothing: undefined, zeros: 0, spaces: 0x20 } as const
const most = 2 ** 18

/** The kept parts of a file, one after the other, with what stands in the place of those that are removed; they come in order. */
export async function* keptParts(path: string, removals: readonly Removal[]): AsyncGenerator<Uint8Array> {
  let at = 0
  for (const { from, to, leaves } of removals) {
    yield* bytesBetween(path, at, from)
    const filler = fillers[leaves]
    for (let filled = from; filler !== undefined && filled < to; filled += most)
      yield new Uint8Array(Math.min(most, to - filled)).fill(filler)
    at = to
  }
  yield* bytesBetween(path, at, Number.POSITIVE_INFINITY)
}

async function* bytesBetween(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (start >= end) return
  const parts: AsyncIterable<Uint8Array> = createReadStream(path, { start, end: end - 1 })
  yield* parts
}
