import type { Complaint } from '#codegen/load/complaint.ts'
import { isObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { kebab } from '#codegen/load/words.ts'
import { commonFields, type Resource, resourcesOf } from '#codegen/model/resource.ts'
import { entryOf, type Field, fieldAt, fieldsIn } from '#codegen/model/shape.ts'
import { complain, suggestion } from './complain.ts'

/** What a resource says of its own fields is true: each path leads to a field of a fitting kind, each state exists. */
export function checkResources(sources: Sources): readonly Complaint[] {
  const common = commonFields(sources)
  const resources = resourcesOf(sources)
  const files = filesOf(sources, 'resources')
  return resources.flatMap((resource, index) => {
    const file = files[index]
    if (!file) return []
    const twin = resources.find((other) => other !== resource && other.collection === resource.collection)
    return [
      ...(twin
        ? [
            complain(
              file,
              '/x-resource/collection',
              `${twin.type} has the collection ${resource.collection} too.`,
              'Give each type a collection of its own.',
            ),
          ]
        : []),
      ...(file.name !== kebab(resource.type)
        ? [
            complain(
              file,
              '/title',
              `${resource.type} stands in ${file.name}.json.`,
              `Call the file ${kebab(resource.type)}.json, or change the title.`,
            ),
          ]
        : []),
      ...checkPaths(file, resource, [...common, ...resource.fields]),
      ...checkStates(file, resource),
      ...checkRequired(file, resource),
      ...checkSearchable(file, resource),
    ]
  })
}

type Named = { readonly pointer: string; readonly path: string; readonly kind?: 'reference' }

function checkPaths(file: SourceFile, resource: Resource, fields: readonly Field[]): readonly Complaint[] {
  return namedPaths(resource).flatMap(({ pointer, path, kind }) => {
    const field =
      fieldAt(fields, path.replace(/\.(code|display|id|resourceType)$/, '')) ?? fieldAt(fields, path)
    if (!field)
      return [
        complain(
          file,
          pointer,
          `${resource.type} has no field ${path}.`,
          suggestion(
            path,
            fields.map(({ path: other }) => other),
            'Name a field of this type; inner fields by dots.',
          ),
        ),
      ]
    if (kind && entryOf(field.shape).kind !== kind)
      return [complain(file, pointer, `${path} is not a reference.`, 'Name a field with x-reference.')]
    return []
  })
}

function namedPaths(resource: Resource): readonly Named[] {
  const { partitionField, patientField, ownerField, sort, promoted, expandable, display, unique } = resource
  const at = '/x-resource'
  const single = (name: string, path: string | undefined): readonly Named[] =>
    path && path !== 'self' ? [{ pointer: `${at}/${name}`, path, kind: 'reference' }] : []
  return [
    ...single('partitionField', partitionField),
    ...single('patientField', patientField),
    ...single('ownerField', ownerField),
    { pointer: `${at}/sort/field`, path: sort.field },
    ...Object.entries(promoted).map(([column, path]) => ({ pointer: `${at}/promoted/${column}`, path })),
    ...Object.keys(expandable).flatMap((group) =>
      textsAt(expandable, group).map((path, index) => ({
        pointer: `${at}/expandable/${group}/${index}`,
        path,
        kind: 'reference' as const,
      })),
    ),
    ...displayPaths(display).map((path) => ({ pointer: `${at}/display`, path })),
    ...unique.flatMap((paths, index) =>
      Array.isArray(paths)
        ? paths.map((path, inner) => ({ pointer: `${at}/unique/${index}/${inner}`, path: String(path) }))
        : [],
    ),
  ]
}

/** The paths that a display template names: `{name:family-first}[ ({birthDate:age})]` → name, birthDate. */
export function displayPaths(template: string): readonly string[] {
  return [...template.matchAll(/\{([^}:]+)(?::[^}]*)?\}/g)].map(([, path]) => path ?? '')
}

function checkStates(file: SourceFile, resource: Resource): readonly Complaint[] {
  const rule = resource.delete
  const deletable =
    typeof rule === 'object'
      ? unknownStates(
          file,
          resource,
          rule.field,
          rule.states.map((state, index) => ({ state, pointer: `/x-resource/delete/states/${index}` })),
        )
      : []
  const moves = Object.keys(resource.transitions).flatMap((field) => {
    const table = objectAt(resource.transitions, field)
    const named = Object.keys(table).flatMap((from) => {
      const pointer = `/x-resource/transitions/${field}/${from}`
      const next = textsAt(table, from).map((state, index) => ({ state, pointer: `${pointer}/${index}` }))
      return from === '(new)' ? next : [{ state: from, pointer }, ...next]
    })
    return unknownStates(file, resource, field, named)
  })
  return [...deletable, ...moves]
}

function unknownStates(
  file: SourceFile,
  resource: Resource,
  path: string,
  named: readonly { readonly state: string; readonly pointer: string }[],
): readonly Complaint[] {
  const field = fieldAt(resource.fields, path)
  const shape = field && entryOf(field.shape)
  if (shape?.kind !== 'choice')
    return [
      complain(
        file,
        named[0]?.pointer ?? '/x-resource',
        `${path} is not a field with states.`,
        'Name a field that is an enumeration.',
      ),
    ]
  return named
    .filter(({ state }) => !shape.values.includes(state))
    .map(({ state, pointer }) =>
      complain(
        file,
        pointer,
        `${path} has no state ${state}.`,
        suggestion(state, shape.values, `Its states: ${shape.values.join(', ')}.`),
      ),
    )
}

function checkRequired(file: SourceFile, resource: Resource): readonly Complaint[] {
  const names = resource.fields.map(({ name }) => name)
  const unknown = ['required', 'x-createRequired'].flatMap((list) =>
    textsAt(file.json, list).flatMap((name, index) =>
      names.includes(name)
        ? []
        : [
            complain(
              file,
              `/${list}/${index}`,
              `${resource.type} has no field ${name}.`,
              suggestion(name, names, 'Name a property of this file.'),
            ),
          ],
    ),
  )
  const creatable = resource.verbs.includes('create')
  const unfilled = resource.fields.filter(
    (field) =>
      creatable &&
      field.required &&
      !field.createRequired &&
      !field.serverOwned &&
      field.default === undefined &&
      !isDerived(file, field),
  )
  return [
    ...unknown,
    ...unfilled.map(({ name }) =>
      complain(
        file,
        `/properties/${name}`,
        `Every stored ${resource.type} has ${name}, but nothing fills it at create.`,
        'Add it to x-createRequired, or give it a default, x-serverOwned or x-derived.',
      ),
    ),
  ]
}

function isDerived(file: SourceFile, { name }: Field): boolean {
  const schema = objectAt(objectAt(file.json, 'properties'), name)
  return isObject(schema) && textAt(schema, 'x-derived') !== undefined
}

function checkSearchable(file: SourceFile, { fields }: Resource): readonly Complaint[] {
  return fields.flatMap((field) => {
    if (typeof field.searchable === 'boolean') return []
    const inner = fieldsIn(field.shape)
    return field.searchable.flatMap((path, index) => {
      const isThere = fieldAt(inner, path) !== undefined
      return isThere
        ? []
        : [
            complain(
              file,
              `/properties/${field.name}/x-searchable/${index}`,
              `${field.name} has no inner field ${path}.`,
              suggestion(
                path,
                inner.map(({ name }) => name),
                'Name a field inside this one.',
              ),
            ),
          ]
    })
  })
}
