import { grantSets } from '#generated/permissions/permissions.ts'
import type { PacketLink } from '#server/definitions/packets/packet-link-query.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { everyLabel, ownOnly } from '#shared/permissions/circles-of.ts'
import type { LinkPractice } from './practice-query.ts'

/** What fills in packets needs, and nothing of what a signed-in patient may do beside. */
const granted: ReadonlySet<string> = new Set(
  grantSets
    .filter(({ key }) => key === 'answer-packets')
    .flatMap(({ flags, permissions }) => [...flags, ...permissions]),
)

/**
 * The one who fills in a packet and is signed in nowhere: acts as the assignee, reaches this one patient and nobody else, and is
 * handed to three acts of this one packet alone.
 */
export function visitActor(practice: LinkPractice, link: PacketLink): Actor {
  const { personId, personType, patientId } = link
  const resourceType = personType === 'Patient' ? 'Patient' : 'RelatedPerson'
  return {
    practiceId: practice.id,
    practiceKey: practice.key,
    personId: systemPersonId,
    profile: { id: personId, resourceType },
    granted,
    population: 'CareTeam',
    reach: 'Nothing',
    profiles: [personId],
    circles: [everyLabel, ownOnly],
    allowed: [patientId],
    locale: 'en',
  }
}
