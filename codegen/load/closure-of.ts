import { isObject, objectAt, textAt } from './json.ts'
import { remembered } from './memory.ts'
import { filesOf, type SourceFile, type Sources } from './sources.ts'
import { refsOf, targetOf } from './target-of.ts'

const closures = new WeakMap<Sources, Map<string, readonly SourceFile[]>>()

/**
 * The file and all others that its schema is made of, at any depth: what is made of it alone changes only when one of these
 * does. Nothing where no memory would ask for it.
 */
export function closureOf(sources: Sources, ...paths: readonly string[]): readonly SourceFile[] {
  if (!sources.memory) return []
  const known = closures.get(sources) ?? new Map<string, readonly SourceFile[]>()
  closures.set(sources, known)
  const name = paths.join(' ')
  const closure = known.get(name) ?? walked(sources, paths)
  known.set(name, closure)
  return closure
}

function walked(sources: Sources, paths: readonly string[]): readonly SourceFile[] {
  const found = new Set<SourceFile>()
  const add = (path: string): void => {
    const file = sources.files.get(path)
    if (!file || found.has(file)) return
    found.add(file)
    for (const next of linksOf(sources, file)) add(next)
  }
  for (const path of paths) add(path)
  return [...found]
}

/** The paths that a file names: by `$ref`, as what it extends, as the members of a union. */
function linksOf(sources: Sources, file: SourceFile): readonly string[] {
  return remembered(sources.memory, { name: `links of ${file.path}`, inputs: [file] }, () => {
    const union = isObject(file.json) ? objectAt(file.json, 'x-union') : {}
    const refs = [
      ...refsOf(file).map(({ ref }) => ref),
      textAt(file.json, 'x-extends'),
      textAt(union, 'common'),
    ]
    const named = refs.flatMap((ref) => (ref === undefined ? [] : [targetOf(file.path, ref).path]))
    const folder = textAt(union, 'folder')?.replace('../', '')
    return [...named, ...(folder ? filesOf(sources, folder).map(({ path }) => path) : [])]
  })
}
