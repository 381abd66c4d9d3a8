import type { Patient } from '#generated/types/patient.ts'
import type { Context } from '#server/operations/handler.ts'

/** What of a record tells it from others. */
type Telling = Pick<Patient, 'id' | 'name' | 'birthDate' | 'identifiers'>

/**
 * The facts of a pair of records by which they are told apart: names, birth dates and identifiers of both, as a keyed hash that nobody
 * reads them from. While it is the same, neither of them has changed in these.
 */
export function pairFacts({ digest }: Pick<Context, 'digest'>, one: Telling, other: Telling): string {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  return digest('duplicate-facts', JSON.stringify([factsOf(first), factsOf(second)]))
}

function factsOf({ name, birthDate, identifiers = [] }: Telling): readonly unknown[] {
  const { given = [], middle = '', family = '', prefix = '', suffix = '' } = name
  const numbers = identifiers.map(({ system, value }) => JSON.stringify([system, value]))
  return [given, middle, family, prefix, suffix, birthDate, numbers.toSorted()]
}
