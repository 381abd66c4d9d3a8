import type { Patient } from '#generated/types/patient.ts'
import type { Program } from '#generated/types/program.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

type Place = { readonly patient: Patient; readonly program: Program }

/** An enrollment makes no second active one of a patient in a program, of those that whoever asks may see: nobody learns of another one by trying. */
export async function notEnrolledYet(context: Context, { patient, program }: Place): Promise<Outcome<void>> {
  const filters = [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'program', op: 'eq', value: program.id },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await context.stores.of('EpisodeOfCare').find({ filters, pageSize: 1 })
  if (!found.ok) return found
  return found.value.rows.length > 0
    ? refuse('/program', 'chart.already-enrolled', { kind: 'conflict' })
    : succeeded(undefined)
}
