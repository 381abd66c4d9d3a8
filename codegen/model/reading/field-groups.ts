import { type Json, type JsonObject, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'

/** In the generator's model, a group of a type's fields: what it is called, and the fields in the order of work. */
export type FieldGroup = { readonly title: string; readonly fields: readonly string[] }

/** The groups that a type names in `x-resource.groups`. */
export function fieldGroupsOf(rule: JsonObject): readonly FieldGroup[] {
  return objectsAt(rule, 'groups').map((group) => ({
    title: textAt(group, 'title') ?? '',
    fields: textsAt(group, 'fields'),
  }))
}

/** The message id of a group's title: groups of one name share it. */
export function groupLabelId(title: string): string {
  return `group.${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

/** The elements of a form in their groups, each a section of its own; what no group names stands in the last one. */
export function groupedElements(
  elements: readonly JsonObject[],
  groups: readonly FieldGroup[],
): readonly JsonObject[] {
  if (groups.length === 0) return elements
  const named = new Set(groups.flatMap(({ fields }) => fields))
  const left = elements.filter(({ id }) => !named.has(fieldOf(id)))
  return groups.map(({ title, fields }, index) => {
    const own = fields.flatMap((field) => elements.filter(({ id }) => fieldOf(id) === field))
    const isLast = index === groups.length - 1
    return {
      id: `group-${index + 1}.section`,
      type: 'Section',
      label: title,
      labelId: groupLabelId(title),
      children: isLast ? [...own, ...left] : own,
    }
  })
}

function fieldOf(id: Json | undefined): string {
  return String(id).split('.')[0] ?? ''
}
