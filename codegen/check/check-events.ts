import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, objectsAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { unknownNames } from './complain.ts'

const list = 'schemas/lists/audit-event-type.json'

/** Every act is an event that the trail knows a word for. */
export function checkEvents(sources: Sources): readonly Complaint[] {
  const known = objectsAt(sources.files.get(list)?.json, 'items').flatMap(
    (item) => textAt(item, 'code') ?? [],
  )
  return filesOf(sources, 'operations').flatMap((file) => {
    const name = textAt(objectAt(file.json, 'x-operation'), 'event')
    if (name === undefined) return []
    return unknownNames(file, [{ name, pointer: '/x-operation/event' }], {
      known,
      what: (event) => `The trail has no event ${event}.`,
      otherwise: `Name a code of ${list}, or add it there.`,
    })
  })
}
