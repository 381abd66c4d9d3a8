import type { Allergy } from '#generated/types/allergy.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { neededWhen } from './needed-when.ts'

/** What the statement that somebody has no allergies is called. */
const none = { code: 'none', display: 'No known allergies' }

/**
 * In a chart, an allergy names its substance; that somebody has none is said only while no other one is Active, and becomes
 * Inactive by itself when one is added (schemas/resources/allergy.json).
 */
export const allergyGuard: Guard<'Allergy'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    if (operation === 'delete') return succeeded(after)
    if (after.status === 'EnteredInError') return succeeded(after)
    const findings = neededWhen(!after.noKnownAllergies && !after.substance, '/substance')
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    if (!after.noKnownAllergies) return succeeded(after)

    const others = await activeOnes(context, after, false)
    if (!others.ok) return others
    const isContradicted = after.status === 'Active' && others.value.some(({ id }) => id !== before?.id)
    return isContradicted
      ? refuse('/noKnownAllergies', 'chart.allergies-active')
      : succeeded({ ...after, substance: none })
  },
  afterWrite: (context, { operation, after }) =>
    operation !== 'delete' && after.status === 'Active' && !after.noKnownAllergies
      ? endStatements(context, after)
      : Promise.resolve(succeeded(undefined)),
}

async function activeOnes(
  context: Context,
  { patient }: Allergy,
  noKnownAllergies: boolean,
): Promise<Outcome<readonly Allergy[]>> {
  const filters = [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'status', op: 'eq', value: 'Active' },
    { field: 'noKnownAllergies', op: 'eq', value: noKnownAllergies },
  ] as const
  const found = await context.stores.of('Allergy').find({ filters, pageSize: 100 })
  return found.ok ? succeeded(found.value.rows) : found
}

async function endStatements(context: Context, added: Allergy): Promise<Outcome<void>> {
  const statements = await activeOnes(context, added, true)
  if (!statements.ok) return statements
  for (const statement of statements.value) {
    const ended = { ...statement, status: 'Inactive' } as const
    const written = await context.stores
      .of('Allergy')
      .update({ id: statement.id, versionId: statement.meta.versionId }, ended)
    if (!written.ok) return written
  }
  return succeeded(undefined)
}
