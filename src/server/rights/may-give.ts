import type { GrantSet } from '#generated/types/grant-set.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SecurityRole } from '#generated/types/security-role.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { granted, hasFlag } from '#shared/permissions/granted.ts'
import { isInternal } from './effective-rights.ts'

/**
 * Nobody gives a right that he does not hold himself. Those who set up roles give every right of their own
 * practice; that ends where a right reaches beyond it.
 */
export function mayGive({ actor }: Pick<Context, 'actor'>, rights: Iterable<string>): boolean {
  const setsUpRoles = hasFlag(actor.granted, 'CanModifyRoles')
  for (const right of rights)
    if (!actor.granted.has(right) && (isInternal(right) || !setsUpRoles)) return false
  return true
}

/** The rights that the grant sets give. */
export async function rightsIn(
  context: Pick<Context, 'stores'>,
  references: readonly Reference[],
): Promise<ReadonlySet<string>> {
  return granted(await grantSetsOf(context, references))
}

/** The grant sets that are referred to and there. */
export async function grantSetsOf(
  { stores }: Pick<Context, 'stores'>,
  references: readonly Reference[],
): Promise<readonly GrantSet[]> {
  const found = await Promise.all(references.map(({ id }) => stores.of('GrantSet').get(id)))
  return found.flatMap((each) => (each.ok ? [each.value] : []))
}

/** The roles that are referred to and there. */
export async function rolesOf(
  { stores }: Context,
  references: readonly Reference[],
): Promise<readonly SecurityRole[]> {
  const found = await Promise.all(references.map(({ id }) => stores.of('SecurityRole').get(id)))
  return found.flatMap((each) => (each.ok ? [each.value] : []))
}

/** The no to somebody who gives more than he has. */
export function escalation(pointer: string): Outcome<never> {
  return failed({
    kind: 'forbidden',
    permission: `role-escalation ${pointer}`,
    because: 'rights.more-than-own',
  })
}

/** The no to somebody who widens reach beyond his own. */
export function widerReach(pointer: string): Outcome<never> {
  return failed({ kind: 'forbidden', permission: `reach ${pointer}`, because: 'rights.wider-reach' })
}

/** The no that keeps a practice in the hands of its own people. */
export function lastAdministrator(pointer: string): Outcome<never> {
  return refuse(pointer, 'stores.last-administrator', { kind: 'conflict' })
}
