import type { Element } from '#shared/forms/definition.ts'

/** Whether a section of a generated screen is one of the groups of a type's stored fields. */
export function isFieldGroup({ id }: Pick<Element, 'id'>): boolean {
  return /^group-\d+\.section$/.test(id)
}

/** What a type's form asks, whatever group it stands in. */
export function withoutFieldGroups(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => (isFieldGroup(element) ? (element.children ?? []) : [element]))
}
