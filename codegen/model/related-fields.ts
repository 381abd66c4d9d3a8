import { labelIds } from './message.ts'
import type { Model } from './model.ts'
import { deepFields, entryOf } from './shape.ts'

/** In the generator's model, a field of a type that leads to rows of another, and can be searched by them. */
export type RelatedField = { readonly type: string; readonly path: string; readonly labelId: string }

const known = new WeakMap<Model['resources'], ReadonlyMap<string, readonly RelatedField[]>>()

/** The related fields of a type: all that point at its rows, by type and in the order of their files. */
export function relatedFieldsOf(
  { resources }: Pick<Model, 'resources'>,
  type: string,
): readonly RelatedField[] {
  const all = known.get(resources) ?? byTarget(resources)
  known.set(resources, all)
  return all.get(type) ?? []
}

function byTarget(resources: Model['resources']): ReadonlyMap<string, readonly RelatedField[]> {
  const found = new Map<string, RelatedField[]>()
  const readable = resources.filter(({ verbs }) => verbs.includes('read'))
  for (const { target, field } of readable.flatMap(leadingOut))
    found.set(target, [...(found.get(target) ?? []), field])
  return found
}

/** Where the fields of a type lead to, as far as they can be searched. */
function leadingOut({ type, fields }: Model['resources'][number]) {
  const ids = labelIds(fields, type)
  const sought = searchedIn(fields)
  return deepFields(fields).flatMap(({ path, shape }) => {
    const entry = entryOf(shape)
    if (entry.kind !== 'reference' || !sought.has(path)) return []
    const field = { type, path, labelId: ids.get(path) ?? '' }
    return entry.targets.map((target) => ({ target, field }))
  })
}

/** The paths that a query can name: of an object, the parts that it names itself. */
function searchedIn(fields: Model['resources'][number]['fields']): ReadonlySet<string> {
  const paths = deepFields(fields).flatMap(({ path, searchable }) => {
    if (searchable === true) return [path]
    return searchable === false ? [] : searchable.map((inner) => `${path}.${inner}`)
  })
  return new Set(paths)
}
