import type { District } from '#generated/types/district.ts'
import type { Change, Guard } from '#server/operations/handler.ts'
import { holdDistricts } from '#server/stores/districts/hold-districts-query.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { districtDoubts } from '#shared/districts/district-doubts.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { allDistricts } from './all-districts.ts'
import { wantAssigning } from './change-districts.ts'
import { impactOf } from './impact-of.ts'

/**
 * Service areas fit each other: a ZIP code belongs to one district in force of a kind, at most four levels lie within each other. A change
 * that gives addresses another district is looked at first (`district.lookAtChange`) or confirmed; background work follows it.
 */
export const districtGuard: Guard<'District'> = {
  beforeWrite: async (context, change) => {
    const { operation, before, after } = change
    await holdDistricts(context)
    if (operation === 'delete') return succeeded(after)
    const all = await allDistricts(context.stores)
    const findings = districtDoubts({ ...after, id: after.id ?? fresh }, all)
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    if (!movesAddresses(change) || context.options.confirmed) return succeeded(after)
    const others = all.filter(({ id }) => id !== before?.id)
    const impact = await impactOf(context, {
      before: all,
      after: [...others, { ...after, id: after.id ?? fresh }],
    })
    const count = impact.assigned + impact.moved + impact.left
    return count === 0
      ? succeeded(after)
      : refuse('/postalCodes', 'districts.look-first', { kind: 'conflict', parameters: { count } })
  },
  afterWrite: async (context, change) => {
    if (movesAddresses(change)) await wantAssigning(context)
    return succeeded(undefined)
  },
}

/** A district that is being made has no id yet. */
const fresh = '00000000-0000-0000-0000-000000000000'

/** Does a change decide which addresses a district has? */
function movesAddresses({ operation, before, after }: Change<'District'>): boolean {
  if (operation === 'update' && before) return !sameStored(decisive(before), decisive(after))
  return after.active && (after.postalCodes ?? []).length > 0
}

function decisive({ kind, active, postalCodes = [] }: District) {
  return active ? { kind, active, postalCodes: postalCodes.toSorted() } : { active }
}
