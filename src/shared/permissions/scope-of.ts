import type { Actor, Population, Reach } from './actor.ts'
import { has } from './granted.ts'

/** Which rows an actor reaches with one permission. */
export type Scope =
  | { readonly kind: 'Nothing' }
  | { readonly kind: 'All' }
  | { readonly kind: 'Limited'; readonly profiles: readonly string[]; readonly allowed: readonly string[] }

/** The rows that the actor reaches with this `Type:Verb`: nothing without the permission, else as far as its population goes. */
export function scopeOf(actor: Actor, permission: string): Scope {
  if (!has(actor.granted, permission)) return { kind: 'Nothing' }
  if (actor.reach === 'Nothing') return { kind: 'Nothing' }
  if (actor.reach === 'All') return { kind: 'All' }
  return { kind: 'Limited', profiles: actor.profiles, allowed: actor.allowed }
}

const width: { readonly [Level in Population]: number } = { CareTeam: 1, Program: 2, All: 3 }

/** Several roles: the widest wins; the person's own setting may only narrow it (`src/shared/permissions/README.md`, "Population"). */
export function populationOf(
  roles: readonly Population[],
  own: Population | undefined,
): Population | undefined {
  const widest = roles.reduce<Population | undefined>(
    (best, level) => (best === undefined || width[level] > width[best] ? level : best),
    undefined,
  )
  if (!widest || !own) return widest
  return width[own] < width[widest] ? own : widest
}

/** Does this width reach further than the other one? */
export function isWider(one: Population, other: Population): boolean {
  return width[one] > width[other]
}

/** What PostgreSQL's row policies are told about a population. */
export function reachOf(population: Population | undefined): Reach {
  if (population === undefined) return 'Nothing'
  return population === 'All' ? 'All' : 'Limited'
}
