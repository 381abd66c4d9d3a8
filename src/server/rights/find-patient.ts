import type { PatientHit } from '#generated/types/patient-hit.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { fold } from '#shared/words/fold.ts'
import { type ExactMatch, type FoundPatient, foundPatients, takeSearch } from './found-patients-query.ts'
import { patientHandle } from './patient-handle.ts'

const searches = { places: 30, milliseconds: 3_600_000 } as const

type Name = { readonly family: string; readonly given: string; readonly birthDate: string }

/**
 * Finds, by a right of its own, patients outside of the own list by what fits exactly. Those within reach are named; of the others nothing is told but
 * that they are there, and of a confidential one the initials. The trail names each of them.
 */
export const findPatient: Handler<'patient.find'> = async (context, { name, identifier }) => {
  if ((name === undefined) === (identifier === undefined)) return refuse('/name', 'rights.find-by-one')
  const wait = await takeSearch(context, searches)
  if (wait !== undefined) return failed({ kind: 'busy', retryAfterMilliseconds: Math.ceil(wait) })

  const matches: readonly ExactMatch[] = [
    ...(name ? byName(name) : []),
    ...(identifier ? [{ system: identifier.system, value: identifier.value }] : []),
  ]
  const found = new Map<string, FoundPatient>()
  for (const match of matches)
    for (const each of await foundPatients(context, match)) found.set(each.id, each)
  noteHits(context, [...found.keys()])
  return succeeded(await answered(context, [...found.values()]))
}

/** The tokens of a name and birth date, as every patient has them; several given names are kept in one field or in several. */
function byName({ family, given, birthDate }: Name): readonly ExactMatch[] {
  const shared = [`name.family=${fold(family)}`, `birthDate=${birthDate}`]
  const words = [...new Set(fold(given).split(' '))]
  const whole = { tokens: [...shared, `name.given=${fold(given)}`] }
  if (words.length === 1) return [whole]
  return [whole, { tokens: [...shared, ...words.map((word) => `name.given=${word}`)] }]
}

/** One who was found stands in the event as its patient, so that the patient's own trail has it; several stand in its list. */
function noteHits({ note }: Context, ids: readonly string[]): void {
  const [only, another] = ids
  note({
    detail: { patients: ids },
    ...(only !== undefined && another === undefined && { patientId: only }),
  })
}

async function answered(context: Context, found: readonly FoundPatient[]) {
  const patients: Reference[] = []
  const hits: PatientHit[] = []
  for (const { id, isConfidential, initials } of found) {
    const seen = await context.stores.of('Patient').get(id)
    if (seen.ok) patients.push({ id, resourceType: 'Patient', display: seen.value.display })
    else
      hits.push({
        handle: patientHandle(context, id),
        confidential: isConfidential,
        ...(isConfidential && initials && { initials }),
      })
  }
  return { patients, hits }
}
