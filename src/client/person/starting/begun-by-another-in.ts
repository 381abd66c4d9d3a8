import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A note of the same visit that somebody else has begun: who, when, and whether one may write in it. */
export type BegunByAnother = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly unit: string
  readonly joins: boolean
}

/** Of a start that was refused because a colleague has begun the note: what is told of it. */
export function begunByAnotherIn(failure: SeenFailure | undefined): BegunByAnother | undefined {
  const { errors } = membersOf(failure?.seen?.body)
  if (!Array.isArray(errors)) return undefined
  const told = errors.map(membersOf).find(({ code }) => code === 'scheduling.begun-by-another')
  const { id, name, count, unit, joins } = membersOf(told?.parameters)
  if (typeof id !== 'string') return undefined
  return {
    id,
    name: typeof name === 'string' ? name : 'none',
    count: typeof count === 'number' ? count : 0,
    unit: typeof unit === 'string' ? unit : 'minute',
    joins: joins === 'yes',
  }
}
