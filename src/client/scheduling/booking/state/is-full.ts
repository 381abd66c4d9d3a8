import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Of a booking that was refused: does it meet what nothing else can be booked beside, so that no confirming helps? */
export function isFull({ seen }: SeenFailure): boolean {
  const { errors } = membersOf(seen?.body)
  return Array.isArray(errors) && errors.some((each) => String(membersOf(each).code).endsWith('-full'))
}
