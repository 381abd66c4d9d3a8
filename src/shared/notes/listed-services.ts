import type { Note } from '#generated/types/note.ts'
import type { ServiceEvent } from '#generated/types/service-event.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** The services that the answers of a note list: the rows of its questions of the type ServiceEvents. */
export function listedServices(note: Note): readonly ServiceEvent[] {
  return note.sections
    .filter(({ hidden }) => !hidden)
    .flatMap(({ data }) => Object.values(data))
    .flatMap((answer) => (Array.isArray(answer) ? answer.filter(isServiceEvent) : []))
}

/** An answer says nothing of its question's type, but no other one has rows that refer to a service. */
function isServiceEvent(row: unknown): row is ServiceEvent {
  const service = membersOf(membersOf(row).service)
  return service.resourceType === 'HealthcareService' && typeof service.id === 'string'
}
