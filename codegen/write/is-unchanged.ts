import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const memory = 'node_modules/.cache/goldthread-generate'
const watched = ['schemas', 'src/shared/messages', 'codegen', 'generated', 'package-lock.json']

/** True when not a byte of sources, generator, tools and output has changed since the last run that ended well. */
export function isUnchanged(root: string): boolean {
  try {
    return readFileSync(join(root, memory), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

/** Keeps the state after a run that ended well, for `isUnchanged`. */
export function rememberRun(root: string): void {
  mkdirSync(dirname(join(root, memory)), { recursive: true })
  writeFileSync(join(root, memory), fingerprint(root))
}

function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const path of watched.flatMap((place) => filesAt(root, place))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesAt(root: string, place: string): readonly string[] {
  try {
    const entries = readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort()
  } catch {
    return existsSync(join(root, place)) ? [place] : []
  }
}
