import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { isWider, populationOf } from '#shared/permissions/scope-of.ts'
import { administratorsBeside } from './administrators-beside-query.ts'
import { escalation, lastAdministrator, mayGive, rightsIn, rolesOf, widerReach } from './may-give.ts'

/** Roles, programs, supervision and population are given by those who have them; the last one who administers stays. */
export const practitionerGuard: Guard<'Practitioner'> = {
  beforeWrite: async (context, change) => {
    if (change.operation !== 'delete') {
      if (!(await mayGiveRoles(context, change))) return escalation('/roles')
      const pointer = await reachBeyond(context, change)
      if (pointer) return widerReach(pointer)
    }
    return (await losesLastAdministrator(context, change))
      ? lastAdministrator('/roles')
      : succeeded(change.after)
  },
}

/** What the row gave until now: a deleted or inactive one gave nothing, so that bringing it back gives everything anew. */
function heldBefore({ operation, before }: Change<'Practitioner'>): Practitioner | undefined {
  return operation === 'update' && before?.active ? before : undefined
}

async function mayGiveRoles(context: Context, change: Change<'Practitioner'>): Promise<boolean> {
  const given = newIn(heldBefore(change)?.roles, change.after.roles)
  const roles = await rolesOf(context, given)
  return mayGive(
    context,
    await rightsIn(
      context,
      roles.flatMap(({ grantSets }) => grantSets),
    ),
  )
}

/** The place at which the change lets somebody reach further than who makes it; who reaches everybody gives to everybody. */
async function reachBeyond(context: Context, change: Change<'Practitioner'>): Promise<string | undefined> {
  const { actor } = context
  const { before, after } = change
  const held = heldBefore(change)
  if (actor.reach === 'All') return undefined

  const isOfMine = before !== undefined && actor.profiles.includes(before.id)
  const supervisors = newIn(supervisorsOf(held), supervisorsOf(after))
  if (before && !isOfMine && supervisors.length > 0) return '/supervisor'
  if (newIn(held?.programs, after.programs ?? []).some(({ id }) => !actor.profiles.includes(id)))
    return '/programs'
  if (held?.populationLevel === after.populationLevel && newIn(held?.roles, after.roles).length === 0)
    return undefined

  const roles = await rolesOf(context, after.roles)
  const population = populationOf(
    roles.map(({ populationLevel }) => populationLevel),
    after.populationLevel,
  )
  return population && isWider(population, actor.population) ? '/populationLevel' : undefined
}

/** Who supervises, from when to when: somebody with other days is somebody new, so that no span is opened again unnoticed. */
function supervisorsOf(practitioner: Practitioner | undefined): readonly { readonly id: string }[] {
  const dated = (practitioner?.supervisors ?? []).map(({ practitioner: each, period }) => ({
    id: `${each.id} ${period?.start ?? ''} ${period?.end ?? ''}`,
  }))
  return practitioner?.supervisor ? [practitioner.supervisor, ...dated] : dated
}

function newIn<Named extends { readonly id: string }>(
  before: readonly Named[] | undefined,
  after: readonly Named[],
): readonly Named[] {
  const known = new Set((before ?? []).map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id))
}

/** A practice without anybody who administers it could not be fixed by its own people. */
async function losesLastAdministrator(
  context: Context,
  { operation, before, after }: Change<'Practitioner'>,
): Promise<boolean> {
  if (!before?.active || operation === 'restore') return false
  const stays = operation !== 'delete' && after.active ? after.roles.map(({ id }) => id) : []
  const lost = await rolesOf(
    context,
    before.roles.filter(({ id }) => !stays.includes(id)),
  )
  const administrative = lost.find(({ key }) => key === 'administrative')
  return (
    administrative !== undefined &&
    (await administratorsBeside(context, { roleId: administrative.id, practitionerId: before.id })) === 0
  )
}
