import type { Flow, Found } from './change.ts'
import type { ChangeKind } from './kinds.ts'

/** Where the comparison stands: the file, the pointer in it, the path as people name it, and the direction of travel. */
export type ComparedPlace = {
  readonly file: string
  readonly pointer: string
  readonly path: string
  readonly flow: Flow
}

/** A difference of a known kind. */
export type Difference = Found<ChangeKind>

/** A place inside another one. */
export function inside(place: ComparedPlace, pointer: string, name?: string): ComparedPlace {
  const path = [place.path, name ?? ''].filter((part) => part !== '').join('.')
  return { ...place, pointer: `${place.pointer}/${pointer}`, path }
}

/** A difference at a place; `more` says what it was called, was and is, where that is not the place itself. */
export function differ(
  kind: ChangeKind,
  { file, pointer, path, flow }: ComparedPlace,
  more: { readonly name?: string; readonly was?: unknown; readonly is?: unknown } = {},
): Difference {
  const { name = path, was, is } = more
  return {
    kind,
    file,
    pointer,
    flow,
    name,
    ...(was !== undefined && { was: words(was) }),
    ...(is !== undefined && { is: words(is) }),
  }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Inside definitions and in the input of acts, no old name is understood when it comes in. */
export function nothingTakenOver(differences: readonly Difference[]): readonly Difference[] {
  return differences.map((found) =>
    found.kind === 'field-renamed' ? { ...found, kind: 'setting-renamed' } : found,
  )
}

/** The same JSON. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What stands in the first list and not in the second. */
export function missingIn(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((each) => !other.includes(each))
}
