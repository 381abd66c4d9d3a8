import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** For the benchmark of the generator: how much stands at a place: files, bytes, and bytes when each file is packed. */
export function sizeOf(place: string): {
  readonly files: number
  readonly bytes: number
  readonly gzip: number
} {
  const paths = statSync(place).isFile() ? [place] : filesBelow(place)
  const contents = paths.map((path) => readFileSync(path))
  return {
    files: paths.length,
    bytes: sum(contents.map(({ length }) => length)),
    gzip: sum(contents.map((content) => gzipSync(content).length)),
  }
}

function filesBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0)
}
