import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { answerApart } from '#server/stores/apart/answer-apart.ts'
import type { FileBytes } from '#shared/content/file-bytes.ts'
import { lookAtFile } from '#shared/content/looking/look-at-file.ts'
import type { Inspection } from './inspector.ts'

/** The process in which the files of content are looked at, so that no request waits for it. */
answerApart(({ path, said }: Inspection) => {
  const file = openSync(path, 'r')
  try {
    return lookAtFile(bytesOf(file), said)
  } finally {
    closeSync(file)
  }
})

/** Reads only what is asked for. */
function bytesOf(file: number): FileBytes {
  const { size } = fstatSync(file)
  return {
    size,
    at: (start, end) => {
      const from = Math.max(0, Math.min(start, size))
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - from))
      let read = 0
      while (read < bytes.length) {
        const count = readSync(file, bytes, read, bytes.length - read, from + read)
        if (count === 0) break
        read += count
      }
      return bytes.subarray(0, read)
    },
  }
}
