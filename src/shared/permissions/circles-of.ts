import { ownRules } from '#generated/permissions/own.ts'
import { sharedRules } from '#generated/permissions/shared.ts'
import type { Actor } from './actor.ts'
import { hasFlag } from './granted.ts'

/** What an actor stands for who reads every row whatever its labels: jobs and services, never people. */
export const everyLabel = 'everyLabel'

/** What an actor stands for who sees of some types only what is their own: everybody whose profile is no practitioner's. */
export const ownOnly = ownRules.circle

/** Flags that are circles too: the office of privacy, and whoever sees all that is shared. */
const offices = [
  ...new Set(['PrivacyOfficer' as const, ...sharedRules.flatMap(({ seeingAll }) => seeingAll)]),
]

/**
 * The circles that open labelled rows to an actor beside its own work and teams, as the row policies hear of them: the programs
 * whose staff it is, and its offices; of people of the portal the one that closes what is not their own. Who acts with
 * a profile is a person, and no flag opens every label to people.
 */
export function circlesOf(
  { granted, profile }: Pick<Actor, 'granted' | 'profile'>,
  programs: readonly string[],
): readonly string[] {
  if (profile === null) return hasFlag(granted, 'SkipInclusiveSecurityLabels') ? [everyLabel] : []
  const own = profile.resourceType === 'Practitioner' ? [] : [ownOnly]
  return [...own, ...offices.filter((flag) => hasFlag(granted, flag)), ...programs]
}

/** Is this somebody of the portal, who sees and changes of some types only what is the own? */
export function isOfPortal({ circles }: Pick<Actor, 'circles'>): boolean {
  return circles.includes(ownOnly)
}
