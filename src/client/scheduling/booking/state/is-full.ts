import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Of a booking that was refused: does it meet what nothing else can be booked beside, so that no confirming helps? */
export function isFull({ seen }: SeenFailure): boolean {
  const { errors } = membersOf(seen?.body)
  return Array.isArray(errors) && errors.some((each) => isTaken(String(membersOf(each).code)))
}

/** By its code, whether what one remark names is taken as often as it can be. More people than a group, a service or a room is for can be confirmed. */
export function isTaken(code: string): boolean {
  return code.startsWith('scheduling.busy-') && code.endsWith('-full')
}
