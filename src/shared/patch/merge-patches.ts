import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { applyPatch } from './apply-patch.ts'
import { diff } from './diff.ts'
import { isArray, type Json, type PatchOperation } from './patch-operation.ts'
import { readPointer, writePointer } from './pointer.ts'
import { valueAt } from './value-at.ts'

type Patch = readonly PatchOperation[]

/** What both writers made of the same base: both changes when they are disjoint, else a conflict that names the disputed paths. */
export function mergePatches(base: Json, mine: Json, theirs: Json): Outcome<Json> {
  const mineChanged = diff(base, mine)
  const paths = disputed(base, mineChanged, diff(base, theirs))
  if (paths.length === 0) return applyPatch(theirs, mineChanged)

  const findings = paths.map((pointer) => ({ pointer, weight: 'blocks', message: 'patch.disputed' }) as const)
  return failed({ kind: 'conflict', because: 'patch.disputed', findings })
}

/** The paths on which two patches of one base meet; none means that both may be applied, in either order. */
function disputed(base: Json, mine: Patch, theirs: Patch): readonly string[] {
  const touched = theirs.flatMap((operation) => touchedBy(base, operation))
  const ours = mine.flatMap((operation) => touchedBy(base, operation))
  return [...new Set(ours.filter((path) => touched.some((other) => meets(path, other))))]
}

/** An element that comes to a list or leaves it shifts its neighbours, so the whole list counts as touched. */
function touchedBy(base: Json, operation: PatchOperation): readonly string[] {
  if (operation.op === 'test') return []
  if (operation.op === 'replace') return [operation.path]
  if (operation.op === 'move') return [listOrPlace(base, operation.path), listOrPlace(base, operation.from)]
  return [listOrPlace(base, operation.path)]
}

function listOrPlace(base: Json, path: string): string {
  const above = (readPointer(path) ?? []).slice(0, -1)
  return isArray(valueAt(base, above)?.value) ? writePointer(above) : path
}

function meets(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}
