import type { Practitioner } from '#generated/types/practitioner.ts'

/** Of a colleague, what tells to which teams they belong. */
type Colleague = Pick<Practitioner, 'id' | 'programs' | 'supervisor' | 'supervisors'>

/**
 * Two are of one team when they share a program, or one of them supervises the other on that day. Who is assigned to no program and
 * supervises nobody belongs to no team, and so to another one. Who treats the same patient, or leads the same group, is not of one team by that.
 */
export function isSameTeam(one: Colleague, other: Colleague, day: string): boolean {
  if (one.id === other.id) return true
  const programs = new Set((one.programs ?? []).map(({ id }) => id))
  const isShared = (other.programs ?? []).some(({ id }) => programs.has(id))
  return isShared || supervises(one, other, day) || supervises(other, one, day)
}

function supervises(one: Colleague, { supervisor, supervisors = [] }: Colleague, day: string): boolean {
  if (supervisor?.id === one.id) return true
  return supervisors.some(
    ({ practitioner, period }) =>
      practitioner.id === one.id && (period?.start ?? day) <= day && day <= (period?.end ?? day),
  )
}
