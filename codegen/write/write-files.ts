import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compareFiles, type FileDifference } from './compare-files.ts'
import type { GeneratedFiles } from './generated-files.ts'

/** Brings `generated/` to what the schemas say: writes only what differs, removes what nothing generates; answers what it did. */
export function writeFiles(root: string, files: GeneratedFiles): FileDifference {
  const difference = compareFiles(root, files)
  for (const path of [...difference.missing, ...difference.different]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), files.get(path) ?? '')
  }
  for (const path of difference.orphaned) {
    rmSync(join(root, path))
    removeEmpty(dirname(join(root, path)))
  }
  return difference
}

/** Writes what differs from the files that were written last, removes what is no more among them; answers their paths. */
export function writeChanges(root: string, before: GeneratedFiles, after: GeneratedFiles): readonly string[] {
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path))
  const gone = [...before.keys()].filter((path) => !after.has(path))
  for (const path of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), after.get(path) ?? '')
  }
  for (const path of gone) {
    rmSync(join(root, path), { force: true })
    removeEmpty(dirname(join(root, path)))
  }
  return [...changed, ...gone]
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Not empty: other generated files still live there.
  }
}
