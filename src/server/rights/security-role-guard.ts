import type { SecurityRole } from '#generated/types/security-role.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { isWider } from '#shared/permissions/scope-of.ts'
import { keepsPractice } from './grant-set-guard.ts'
import { escalation, grantSetsOf, lastAdministrator, mayGive, rightsIn, widerReach } from './may-give.ts'

/** A role gives what its writer may give and reaches no further than he does; a built-in one keeps its name for the program. */
export const securityRoleGuard: Guard<'SecurityRole'> = {
  beforeWrite: async (context, { before, after }) => {
    const known = new Set((before?.grantSets ?? []).map(({ id }) => id))
    const given = after.grantSets.filter(({ id }) => !known.has(id))
    if (!mayGive(context, await rightsIn(context, given))) return escalation('/grantSets')

    const pointer = reachBeyond(context, before, after)
    if (pointer) return widerReach(pointer)
    if (before?.builtIn && before.key !== after.key)
      return failed({ kind: 'forbidden', permission: '/key', because: 'rights.built-in-key' })
    if (before && (await losesAdministration(context, before, after))) return lastAdministrator('/grantSets')
    return succeeded({ ...after, builtIn: before?.builtIn ?? false })
  },
}

function reachBeyond(
  { actor }: Context,
  before: SecurityRole | undefined,
  after: SecurityRole,
): string | undefined {
  const opensSupervisees = after.includeSupervisees && !before?.includeSupervisees
  if (opensSupervisees && !mindsReach(actor)) return '/includeSupervisees'
  if (actor.reach === 'All') return undefined
  const isNew = before?.populationLevel !== after.populationLevel
  return isNew && isWider(after.populationLevel, actor.population) ? '/populationLevel' : undefined
}

/** What supervisees see are confidential charts too: who reaches everybody does not open them by that alone. */
function mindsReach({ reach, granted }: Context['actor']): boolean {
  return reach === 'All' && minding.some((flag) => hasFlag(granted, flag))
}

const minding = ['CanModifyRoles', 'CanManageConfidentialTeam']

/** The built-in role Administrative keeps the grant sets with which people and roles are managed. */
async function losesAdministration(
  context: Context,
  before: SecurityRole,
  after: SecurityRole,
): Promise<boolean> {
  if (!before.builtIn || before.key !== 'administrative') return false
  const stays = new Set(after.grantSets.map(({ id }) => id))
  const lost = await grantSetsOf(
    context,
    before.grantSets.filter(({ id }) => !stays.has(id)),
  )
  return lost.some(({ flags }) => flags.some(keepsPractice))
}
