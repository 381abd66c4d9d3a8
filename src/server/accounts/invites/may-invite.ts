import { rightsOf } from '#server/accounts/people/rights-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { escalation, mayGive, rightsIn, widerReach } from '#server/rights/may-give.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { readPermission } from '#shared/permissions/granted.ts'
import type { InvitedType } from './invited.ts'
import { reachesBeyond } from './reaches-beyond-query.ts'

/** Who invites, in a transaction of the own reach. */
export type Inviting = Pick<Context, 'actor' | 'stores' | 'transaction'>

/** Whom somebody invites. */
export type InvitedProfile = { readonly id: string; readonly type: InvitedType }

/**
 * Whoever has a link can become the one whom it invites, the inviter too: so nobody invites to more than he has. Staff: every right
 * that the roles give, and no patient whom the inviter does not reach. Patients and those in their place: everything that the
 * portal shows. It is asked when the invitation is sent, and again of the same inviter when it is accepted.
 */
export async function mayInvite(inviting: Inviting, invited: InvitedProfile): Promise<Outcome<void>> {
  return invited.type === 'Practitioner' ? mayInviteStaff(inviting, invited.id) : mayShowPortal(inviting)
}

async function mayInviteStaff(inviting: Inviting, id: string): Promise<Outcome<void>> {
  const { actor, transaction } = inviting
  const { practiceId } = actor
  const profile = { id, resourceType: 'Practitioner' } as const
  const rights = await rightsOf(transaction, { practiceId, profile, vendorRoles: [] })
  if (!rights) return failed({ kind: 'missing' })
  if (!mayGive(inviting, rights.granted)) return escalation('/roles')
  const isOwnReach = (each: string) => each === id || actor.profiles.includes(each)
  if (actor.reach !== 'All' && (rights.reach === 'All' || !rights.profiles.every(isOwnReach)))
    return widerReach('/roles')
  return (await reachesBeyond(inviting, rights.profiles)) ? widerReach('/id') : succeeded(undefined)
}

async function mayShowPortal(inviting: Inviting): Promise<Outcome<void>> {
  const roles = await inviting.stores.of('SecurityRole').find({ filters: [portalRole] })
  if (!roles.ok) return roles
  const rights = await rightsIn(
    inviting,
    roles.value.rows.flatMap(({ grantSets }) => grantSets),
  )
  const shown = [...rights].filter((right) => readPermission(right)?.verb === 'Read')
  return mayGive(inviting, shown) ? succeeded(undefined) : escalation('/profile')
}

/** The role of patients and of those in their place, by its key. */
export const portalRole = { field: 'key', op: 'eq', value: 'patient' } as const
