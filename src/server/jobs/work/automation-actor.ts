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
    granted: builtInRights.automation,
    population: 'All',
    reach: 'All',
    profiles: [],
    allowed: confidential,
    circles: [everyLabel],
    job,
    locale: 'en',
  }
}

/** The same job as another built-in role: as the interface it reads what Services reads, for that is what may leave the house. */
export function builtInActor(automation: Actor, role: keyof typeof builtInRights): Actor {
  return { ...automation, granted: builtInRights[role] }
}

const builtInRights = { automation: rightsOf('automation'), services: rightsOf('services') } as const

function rightsOf(role: string): ReadonlySet<string> {
  const held = securityRoles.find(({ key }) => key === role)?.grantSets ?? []
  return new Set(
    grantSets
      .filter(({ key }) => held.includes(key))
      .flatMap(({ flags, permissions }) => [...flags, ...permissions]),
  )
}
