import type { Context } from '#server/operations/handler.ts'
import { membersOf } from '#shared/patch/members-of.ts'

const life = 3_600_000

/**
 * A handle without any right to a patient outside of the asker's list: sealed, bound to who asked in which practice, and good for an hour. It
 * opens no row; whoever has it may ask for a patient-access token with a reason.
 */
export function patientHandle({ actor, now, seal }: Context, patientId: string): string {
  return seal(JSON.stringify({ patient: patientId, until: now.milliseconds + life }), boundTo(actor))
}

/** The patient of a handle; undefined when somebody else asked for it, in another practice, too long ago, or when it is none of ours. */
export function patientOfHandle({ actor, now, unseal }: Context, handle: string): string | undefined {
  const text = unseal(handle, boundTo(actor))
  if (text === undefined) return undefined
  const { patient, until } = membersOf(JSON.parse(text))
  return typeof patient === 'string' && typeof until === 'number' && until > now.milliseconds
    ? patient
    : undefined
}

function boundTo({ practiceId, personId, profile }: Context['actor']): string {
  return ['patient.find', practiceId, personId, profile?.id].join(' ')
}
