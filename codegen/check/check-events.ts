import type { Complaint } from '#codegen/load/complaint.ts'
import { objectAt, objectsAt, textAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { unknownNames } from './complain.ts'

const list = 'schemas/lists/audit-event-type.json'

/** Every act, and every plain call that names one, is an event that the trail knows a word for. */
export function checkEvents(sources: Sources): readonly Complaint[] {
  const known = objectsAt(sources.files.get(list)?.json, 'items').flatMap(
    (item) => textAt(item, 'code') ?? [],
  )
  const named = [
    ...filesOf(sources, 'operations').map((file) => ({
      file,
      pointer: '/x-operation/event',
      name: textAt(objectAt(file.json, 'x-operation'), 'event'),
    })),
    ...filesOf(sources, 'plain').flatMap((file) => eventsOfVerbs(file)),
  ]
  return named.flatMap(({ file, pointer, name }) =>
    name === undefined
      ? []
      : unknownNames(file, [{ name, pointer }], {
          known,
          what: (event) => `The trail has no event ${event}.`,
          otherwise: `Name a code of ${list}, or add it there.`,
        }),
  )
}

function eventsOfVerbs(file: SourceFile) {
  const verbs = objectAt(file.json, 'verbs')
  return Object.keys(verbs).map((verb) => ({
    file,
    pointer: `/verbs/${verb}/event`,
    name: textAt(objectAt(verbs, verb), 'event'),
  }))
}
