import { isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { targetOf } from '#codegen/load/target-of.ts'
import type { Model } from './model.ts'
import type { Resource } from './resource.ts'
import { deepFields, entryOf, type Field } from './shape.ts'

/** A reference that stands inside elements, however deep: `under` leads to the elements, `name` is the field of each. */
export type Embedded = {
  readonly path: string
  readonly under: string
  readonly name: string
  readonly targets: readonly string[]
}

/** In the generator's model, the references inside the elements of a type. They are in no rule of references: nothing fills them in or changes them, but what they lead to is in use. */
export function embeddedOf({ sources }: Model, { fields }: Resource): readonly Embedded[] {
  const holders = deepFields(fields).filter(holdsElements)
  if (holders.length === 0) return []
  const inside = elementReferences(sources)
  return holders.flatMap(({ path }) =>
    inside.map(({ name, targets }) => ({ path: `${path}.${name}`, under: path, name, targets })),
  )
}

function holdsElements({ shape }: Field): boolean {
  const entry = entryOf(shape)
  if (entry.kind !== 'free' || !entry.of) return false
  const ref = textAt(entry.of.schema, '$ref')
  return ref !== undefined && targetOf(entry.of.file, ref).path === 'schemas/types/form-element.json'
}

function elementReferences(sources: Sources): readonly Pick<Embedded, 'name' | 'targets'>[] {
  return filesOf(sources, 'elements').flatMap(({ json }) => {
    const properties: JsonObject = isObject(json) ? objectAt(json, 'properties') : {}
    return Object.entries(properties).flatMap(([name, schema]) => {
      const reference = isObject(schema) ? objectAt(schema, 'x-reference') : {}
      const targets = textsAt(reference, 'targets')
      return targets.length === 0 || 'onDeletion' in reference ? [] : [{ name, targets }]
    })
  })
}
