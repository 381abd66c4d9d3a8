import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

type Asked = {
  readonly patient: string
  readonly program: string
  /** The enrollment itself, where it is there already. */
  readonly except?: string
}

/** An enrollment makes no second active one of a patient in a program, of those that whoever asks may see: nobody learns of another one by trying. */
export async function notEnrolledYet(
  context: Context,
  { patient, program, except }: Asked,
): Promise<Outcome<void>> {
  const filters = [
    { field: 'patient', op: 'eq', value: patient },
    { field: 'program', op: 'eq', value: program },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await context.stores.of('EpisodeOfCare').find({ filters, pageSize: 2 })
  if (!found.ok) return found
  return found.value.rows.some(({ id }) => id !== except)
    ? refuse('/program', 'chart.already-enrolled', { kind: 'conflict' })
    : succeeded(undefined)
}
