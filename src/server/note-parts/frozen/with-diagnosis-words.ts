import { registry } from '#generated/tables/registry.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { closedBy } from '#server/stores/labels/closed-by.ts'
import { untypedRow } from '#server/stores/typed-row.ts'

type Diagnosis = NonNullable<Encounter['diagnoses']>[number]

/**
 * A session with code and words of its diagnoses as the problems say them now, so that they are signed and printed as they were,
 * whatever becomes of the problems. The words of a problem that a label closes stand in the problem alone: others read the session.
 */
export function withDiagnosisWords(encounter: Encounter, conditions: readonly Condition[]): Encounter {
  const { diagnoses } = encounter
  if (!diagnoses) return encounter
  const worded = diagnoses.map((each) => wordedBy(each, conditions))
  return worded.every((each, index) => each === diagnoses[index])
    ? encounter
    : { ...encounter, diagnoses: worded }
}

function wordedBy(diagnosis: Diagnosis, conditions: readonly Condition[]): Diagnosis {
  const known = conditions.find(({ id }) => id === diagnosis.condition.id)
  if (!known) return diagnosis
  const { code, ...rest } = diagnosis
  const words = openCode(known)
  if (code?.code === words?.code && code?.display === words?.display) return diagnosis
  return words ? { ...rest, code: words } : rest
}

/** Code and words of a problem, as far as no label closes it. */
export function openCode(condition: Condition): Condition['code'] | undefined {
  return closedBy(registry.Condition, untypedRow(condition)) === null ? condition.code : undefined
}
