import type { Medication } from '#generated/types/medication.ts'
import type { Context, Guard } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { compareApproximate } from '#shared/time/calendar.ts'
import { neededWhen } from './needed-when.ts'

/** What the statement that somebody takes nothing is called. */
const none = { code: 'none', display: 'No medications' }

/**
 * In a chart, a medication that was stopped says why and when; that somebody takes none is said only while no other one is Active,
 * and ends by itself when one is added (schemas/resources/medication.json).
 */
export const medicationGuard: Guard<'Medication'> = {
  beforeWrite: async (context, { before, after, operation }) => {
    if (operation === 'delete') return succeeded(after)
    if (after.status === 'EnteredInError') return succeeded(after)
    const findings = doubts(after)
    if (findings.length > 0) return failed({ kind: 'invalid', findings })
    if (!after.noMedications) return succeeded(after)

    const others = await activeOnes(context, after, false)
    if (!others.ok) return others
    const isContradicted = after.status === 'Active' && others.value.some(({ id }) => id !== before?.id)
    return isContradicted
      ? refuse('/noMedications', 'chart.medications-active')
      : succeeded({ ...after, medication: none })
  },
  afterWrite: (context, { operation, after }) =>
    operation === 'create' && after.status === 'Active' && !after.noMedications
      ? endStatements(context, after)
      : Promise.resolve(succeeded(undefined)),
}

function doubts({
  status,
  medication,
  noMedications,
  startDate,
  endDate,
  stopReason,
}: Medication): readonly Finding[] {
  const isOver = status === 'Completed' || status === 'Stopped'
  const isReversed = startDate && endDate && compareApproximate(startDate, endDate).order > 0
  return [
    ...neededWhen(!noMedications && !medication, '/medication'),
    ...neededWhen(status === 'Stopped' && !stopReason, '/stopReason'),
    ...neededWhen(isOver && !endDate, '/endDate'),
    ...(isReversed ? [blocking('/endDate', 'stores.period-ends-before')] : []),
  ]
}

async function activeOnes(
  context: Context,
  { patient }: Medication,
  noMedications: boolean,
): Promise<Outcome<readonly Medication[]>> {
  const filters = [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'status', op: 'eq', value: 'Active' },
    { field: 'noMedications', op: 'eq', value: noMedications },
  ] as const
  const found = await context.stores.of('Medication').find({ filters, pageSize: 100 })
  return found.ok ? succeeded(found.value.rows) : found
}

async function endStatements(context: Context, added: Medication): Promise<Outcome<void>> {
  const statements = await activeOnes(context, added, true)
  if (!statements.ok) return statements
  for (const statement of statements.value) {
    const ended = { ...statement, status: 'Completed', endDate: context.now.iso.slice(0, 10) } as const
    const written = await context.stores
      .of('Medication')
      .update({ id: statement.id, versionId: statement.meta.versionId }, ended)
    if (!written.ok) return written
  }
  return succeeded(undefined)
}
