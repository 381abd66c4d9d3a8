import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFiles } from './generated-files.ts'

/** How the files on disk differ from what the schemas say: each path stands in at most one list. */
export type FileDifference = {
  readonly missing: readonly string[]
  /** On disk with other bytes: the schema has moved on, or someone has edited the file. */
  readonly different: readonly string[]
  /** On disk though nothing generates them any more. */
  readonly orphaned: readonly string[]
}

/** Compares `generated/` byte by byte with what it ought to be; writes nothing. */
export function compareFiles(root: string, files: GeneratedFiles): FileDifference {
  const present = new Set(filesBelow(root, 'generated'))
  const paths = [...files.keys()]
  return {
    missing: paths.filter((path) => !present.has(path)),
    different: paths.filter(
      (path) => present.has(path) && readFileSync(join(root, path), 'utf8') !== files.get(path),
    ),
    orphaned: [...present].filter((path) => !files.has(path)),
  }
}

function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch {
    return []
  }
}

/** One line for each file that is not as it should be. */
export function sayDifference({ missing, different, orphaned }: FileDifference): readonly string[] {
  return [
    ...different.map(
      (path) => `${path}: not what the schemas say (a schema was changed, or the file was edited by hand)`,
    ),
    ...missing.map((path) => `${path}: missing`),
    ...orphaned.map((path) => `${path}: nothing generates it any more`),
  ]
}
