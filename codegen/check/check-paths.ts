import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, textsAt } from '#codegen/load/json.ts'
import type { SourceFile } from '#codegen/load/sources.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { entryOf, type Field, fieldAt } from '#codegen/model/shape.ts'
import { complain, type NameAt, suggestion } from './complain.ts'

/** Every path in `x-resource` leads to a field; where a reference is meant, to a reference; where rows are sorted, to a sortable one. */
export function checkPaths(
  file: SourceFile,
  resource: Resource,
  fields: readonly Field[],
): readonly Complaint[] {
  return namedPaths(resource).flatMap(({ pointer, name, need }) => {
    const field =
      fieldAt(fields, name.replace(/\.(code|display|id|resourceType)$/, '')) ?? fieldAt(fields, name)
    if (!field) {
      const known = fields.map(({ path }) => path)
      const fix = suggestion(name, known, 'Name a field of this type; inner fields by dots.')
      return [complain(file, pointer, { what: `${resource.type} has no field ${name}.`, fix })]
    }
    if (need === 'reference' && entryOf(field.shape).kind !== 'reference') {
      return [
        complain(file, pointer, {
          what: `${name} is not a reference.`,
          fix: 'Name a field with x-reference.',
        }),
      ]
    }
    if (need === 'sortable' && name !== 'display' && !field.sortable) {
      return [
        complain(file, pointer, {
          what: `${name} is not sortable.`,
          fix: 'Add "x-sortable": true to the field, or name another.',
        }),
      ]
    }
    return []
  })
}

type PathAt = NameAt & { readonly need?: 'reference' | 'sortable' }

const at = '/x-resource'

function namedPaths(resource: Resource): readonly PathAt[] {
  const { partitionField, patientField, ownerField, sort, promoted, expandable, display, unique } = resource
  const { ownFields, saidOfError, inDistrict } = resource
  const { field: autosaved } = objectAt(resource, 'autosavedWhile')
  const groups = Object.keys(expandable).flatMap((group) =>
    textsAt(expandable, group).map((name, index) => ({
      name,
      pointer: `${at}/expandable/${group}/${index}`,
      need: 'reference' as const,
    })),
  )
  const keys = unique.flatMap((paths, index) =>
    Array.isArray(paths)
      ? paths.map((name, inner) => ({ name: String(name), pointer: `${at}/unique/${index}/${inner}` }))
      : [],
  )
  return [
    ...reference('partitionField', partitionField),
    ...reference('patientField', patientField),
    ...reference('ownerField', ownerField),
    { pointer: `${at}/sort/field`, name: sort.field, need: 'sortable' },
    ...Object.entries(promoted).map(([column, name]) => ({ pointer: `${at}/promoted/${column}`, name })),
    ...groups,
    ...keys,
    ...displayPaths(display).map((name) => ({ pointer: `${at}/display`, name })),
    ...ownFields.map((name, index) => ({ pointer: `${at}/ownFields/${index}`, name })),
    ...saidOfError.map((name, index) => ({ pointer: `${at}/saidOfError/${index}`, name })),
    ...inDistrict.map((name, index) => ({ pointer: `${at}/inDistrict/${index}`, name })),
    ...(typeof autosaved === 'string' ? [{ pointer: `${at}/autosavedWhile/field`, name: autosaved }] : []),
  ]
}

function reference(keyword: string, name: string | undefined): readonly PathAt[] {
  return name && name !== 'self' ? [{ pointer: `${at}/${keyword}`, name, need: 'reference' }] : []
}

/** The paths that a display template names: `{title|body:first40}[ ({birthDate:age})]` → title, body, birthDate. */
function displayPaths(template: string): readonly string[] {
  return [...template.matchAll(/\{([^}]+)\}/g)].flatMap(([, places = '']) =>
    places.split('|').map((place) => place.split(':')[0] ?? ''),
  )
}
