import { isObject, objectAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { refsOf, targetOf, visit } from '#codegen/load/target-of.ts'

/** Who is touched when a file changes. */
export type Reach = {
  /** Stored types that hold it. */
  readonly types: readonly string[]
  /** Acts that take or answer it. */
  readonly acts: readonly string[]
  /** True when definitions made by staff are made of it. */
  readonly isDefined: boolean
  /** True when it stands inside a field that a signature covers. */
  readonly isSigned: boolean
}

/** Follows every reference backwards: for each file, whom a change of it touches. */
export function reachOf(sources: Sources): (path: string) => Reach {
  const edges = new Map(
    [...sources.files.values()].map((file) => [file.path, edgesOf(sources, file)] as const),
  )
  const within = (path: string) => reachable(edges, path)
  const stored = filesOf(sources, 'resources').map(
    (file) => [textAt(file.json, 'title') ?? '', within(file.path)] as const,
  )
  const acts = filesOf(sources, 'operations').map(
    (file) => [textAt(objectAt(file.json, 'x-operation'), 'id') ?? '', within(file.path)] as const,
  )
  const defining = new Set([
    ...within('schemas/types/form-element.json'),
    ...within('schemas/types/rule-item.json'),
  ])
  const signed = new Set(
    filesOf(sources, 'resources').flatMap((file) => signedRefs(file).flatMap((path) => [...within(path)])),
  )
  const holding = (path: string, all: readonly (readonly [string, ReadonlySet<string>])[]) =>
    all.flatMap(([name, files]) => (files.has(path) ? [name] : []))
  return (path) => ({
    types: holding(path, stored),
    acts: holding(path, acts),
    isDefined: defining.has(path),
    isSigned: signed.has(path),
  })
}

/** The files to which the signed fields of a type refer. */
function signedRefs(file: SourceFile): readonly string[] {
  const properties = objectAt(file.json, 'properties')
  const signed = Object.keys(properties).filter((name) => objectAt(properties, name)['x-signed'] === true)
  return refsOf(file).flatMap(({ pointer, ref }) =>
    signed.some((name) => pointer.startsWith(`/properties/${name}/`)) ? [targetOf(file.path, ref).path] : [],
  )
}

function reachable(edges: ReadonlyMap<string, readonly string[]>, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const walk = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of edges.get(path) ?? []) walk(next)
  }
  walk(from)
  return seen
}

function edgesOf(sources: Sources, file: SourceFile): readonly string[] {
  if (!file.path.startsWith('schemas/') || file.kind === 'meta' || file.kind === 'labels') return []
  const lists: string[] = []
  visit(file.json, '', (value) => {
    const list = isObject(value) ? textAt(value, 'x-list') : undefined
    if (list !== undefined) lists.push(`schemas/lists/${list}.json`)
  })
  const union = objectAt(file.json, 'x-union')
  const folder = textAt(union, 'folder')?.replace('../', '')
  const common = textAt(union, 'common') ?? textAt(file.json, 'x-extends')
  return [
    ...refsOf(file).map(({ ref }) => targetOf(file.path, ref).path),
    ...lists,
    ...(folder === undefined ? [] : filesOf(sources, folder).map(({ path }) => path)),
    ...(common === undefined ? [] : [targetOf(file.path, common).path]),
    ...(file.kind === 'resources' ? ['schemas/types/resource.json'] : []),
  ]
}
