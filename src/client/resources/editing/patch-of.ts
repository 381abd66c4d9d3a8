import type { Fields } from '#client/form/stored/record-form.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Change } from '#client/sync/change.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'

/** While editing, a patch between two states of a record: generic screens know it as a row, the outbox by its type. */
export function patchOf(type: ResourceType, before: Row, after: Row): Change {
  return { kind: 'patch', type, id: before.id, before: asStored(before), after: asStored(after) }
}

/** A row as the outbox knows it. */
export function asStored(row: Row): ResourceTypes[ResourceType] {
  // A row is a record of its type as generic screens see it.
  return row as ResourceTypes[ResourceType]
}

/** A record that begins, as a change that has no state to be a patch of: out of what was entered in its form. */
export function createOf(type: ResourceType, id: string, fields: Fields): Change {
  // The form of the type makes what its validator wants; the server looks at it again.
  return { kind: 'create', type, id, body: fields } as Change
}
