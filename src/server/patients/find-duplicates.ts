import type { DuplicateCandidate } from '#generated/types/duplicate-candidate.ts'
import type { Handler } from '#server/operations/handler.ts'
import { isSocialSecurity } from '#server/stores/mask-of.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { duplicateScore, suspicious } from '#shared/patients/duplicate-score.ts'
import { fold } from '#shared/words/fold.ts'
import { duplicateIds } from './duplicates-query.ts'

const most = 10

/** Finds duplicates of somebody who is about to be added, among the records that the asker sees; social security numbers are not compared. */
export const findDuplicates: Handler<'patient.findDuplicates'> = async (context, person) => {
  const identifiers = person.identifiers?.filter((each) => !isSocialSecurity(each)) ?? []
  const { birthDate, name, contacts = [] } = person
  const ids = await duplicateIds(context, {
    any: [
      ...(birthDate === undefined ? [] : [`birthDate=${birthDate}`]),
      ...contacts.map(({ value }) => `contacts.value=${fold(value)}`),
      ...identifiers.map(({ value }) => `identifiers.value=${fold(value)}`),
    ],
    family: `name.family=${fold(name.family ?? '')}`,
    given: name.given?.map((each) => `name.given=${fold(each)}`) ?? [],
  })
  const rows = await Promise.all(ids.map((id) => context.stores.of('Patient').get(id)))
  const candidates = rows.flatMap((row): readonly DuplicateCandidate[] => {
    if (!row.ok) return []
    const known = {
      ...row.value,
      identifiers: row.value.identifiers?.filter((each) => !isSocialSecurity(each)) ?? [],
    }
    const { score, reasons } = duplicateScore({ ...person, identifiers }, known)
    return score < suspicious ? [] : [{ patient: row.value, score, reasons }]
  })
  const likeliest = candidates.toSorted((one, other) => other.score - one.score).slice(0, most)
  context.note({ detail: { patients: likeliest.map(({ patient }) => patient.id) } })
  return succeeded({ candidates: likeliest })
}
