import { grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { everyLabel } from '#shared/permissions/circles-of.ts'

/** Where a job works, and as which. */
export type Automation = {
  readonly practice: { readonly id: string; readonly key: string }
  readonly job: string
  /** Patients whom only their team reaches. */
  readonly confidential: readonly string[]
}

/**
 * The Automation profile in one practice, as the system account that nobody signs in with: it has what the built-in role has
 * and nothing that a practice has made of its own copy of that role.
 */
export function automationActor({ practice, job, confidential }: Automation): Actor {
  return {
    practiceId: practice.id,
    practiceKey: practice.key,
    personId: systemPersonId,
    profile: null,
    granted: automationRights,
    population: 'All',
    reach: 'All',
    profiles: [],
    allowed: confidential,
    circles: [everyLabel],
    job,
    locale: 'en',
  }
}

const held = securityRoles.find(({ key }) => key === 'automation')?.grantSets ?? []
const automationRights: ReadonlySet<string> = new Set(
  grantSets
    .filter(({ key }) => held.includes(key))
    .flatMap(({ flags, permissions }) => [...flags, ...permissions]),
)
