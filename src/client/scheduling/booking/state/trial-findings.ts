import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import { fieldOf } from './booking-fields.ts'
import { isTaken } from './is-full.ts'

/** What the server has said to a booking that nobody has sent yet; undefined where it could not be asked. */
export type Trial = readonly Finding[] | undefined

const none: readonly Finding[] = []

/** Of a trial that was refused, what stands against the booking, with its weight: a collision can be confirmed or it cannot, what makes no sense never can. Any other no says nothing of the booking. */
export function trialFindings(failure: Failure): Trial {
  if (failure.kind === 'conflict') return (failure.findings ?? none).map(weighed)
  return failure.kind === 'invalid' ? failure.findings : undefined
}

/** In a browser a finding has no weight but its name's. */
function weighed(finding: Finding): Finding {
  const { code, message } = finding
  return { ...finding, weight: isTaken(code ?? message) ? 'blocks' : 'warns' }
}

/** Does the field itself say it already? */
export function isSaidByField(
  { pointer, weight }: Finding,
  errors: Readonly<Record<string, unknown>>,
): boolean {
  const field = fieldOf(pointer)
  return weight === 'blocks' && field !== undefined && errors[field] !== undefined
}
