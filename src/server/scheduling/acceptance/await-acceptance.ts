import type { Acceptance } from '#generated/types/acceptance.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'
import { takesTime } from '#shared/scheduling/acceptance/takes-time.ts'
import { milliseconds } from '#shared/time/span.ts'
import { mayAnswer } from './may-answer.ts'
import { needsAcceptance } from './needs-acceptance.ts'

const without: readonly Appointment['status'][] = ['proposed', 'waitlist', 'cancelled', 'entered-in-error']

/**
 * An appointment as this asker may have it: booked in a calendar whose owner decides on their bookings it is refused, pending it waits
 * for an answer. What was agreed and moves waits again, and so does each of a series. While one waits, only the acts that answer it book it.
 */
export async function awaitAcceptance(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Promise<Outcome<Appointment>> {
  const request = before && openRequest(before)
  if (before && request && without.includes(wanted.status)) return calledOff(context, before, wanted)
  if (before && request && before.owner.id === wanted.owner.id) return stillAsked(context, before, wanted)
  if (!takesTime(before, wanted)) return succeeded(wanted)

  const needed = await needsAcceptance(context, wanted, context.actor.profile)
  if (!needed.ok) return needed
  if (!needed.value) return succeeded(request ? withoutRequest(wanted) : wanted)
  return mayWait(before, wanted)
    ? succeeded(asked(context, wanted, context.actor.profile))
    : refuse('/status', 'acceptance.ask', {
        kind: 'conflict',
        parameters: { owner: wanted.owner.display ?? '–' },
      })
}

/** The appointment waits for the owner's answer, from this moment on. */
export function asked(
  { now }: Pick<Context, 'now'>,
  wanted: Appointment,
  askedBy: Reference | null | undefined,
): Appointment {
  const acceptance: Acceptance = { ...(askedBy && { askedBy }), askedAt: now.iso, answer: 'Waiting' }
  return { ...wanted, status: 'pending', acceptance }
}

/** Asked for as such, moved as it stood, or one of a series: nobody asks again for each of these. */
function mayWait(before: Appointment | undefined, { status, series }: Appointment): boolean {
  if (status === 'pending') return true
  return status === 'booked' && (before ? before.status === 'booked' : series !== undefined)
}

function withoutRequest({ acceptance: _acceptance, ...wanted }: Appointment): Appointment {
  return wanted
}

/** Called off while it waits: by who decides it is declined, by everybody else withdrawn. */
async function calledOff(
  context: Context,
  before: Appointment,
  wanted: Appointment,
): Promise<Outcome<Appointment>> {
  const answers = await mayAnswer(context, before)
  if (!answers.ok) return answers
  return succeeded(answered(context, wanted, answers.value ? 'Declined' : 'Withdrawn'))
}

/** The question with its answer, by who gives it now. */
export function answered(
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  appointment: Appointment,
  answer: Acceptance['answer'],
): Appointment {
  const request = appointment.acceptance ?? { askedAt: now.iso }
  const answeredBy = actor.profile ? { answeredBy: actor.profile } : {}
  return { ...appointment, acceptance: { ...request, answer, ...answeredBy, answeredAt: now.iso } }
}

/** While one waits its time is moved by who asks alone, who then asks anew; who decides proposes instead. */
async function stillAsked(
  context: Context,
  before: Appointment,
  wanted: Appointment,
): Promise<Outcome<Appointment>> {
  if (wanted.status !== 'pending') return refuse('/status', 'acceptance.answer-first', { kind: 'conflict' })
  if (sameTime(before, wanted)) return succeeded(wanted)
  const answers = await mayAnswer(context, before)
  if (!answers.ok) return answers
  if (answers.value) return refuse('/start', 'acceptance.propose-instead', { kind: 'conflict' })
  return succeeded(asked(context, wanted, before.acceptance?.askedBy))
}

function sameTime(one: Appointment, other: Appointment): boolean {
  const at = (instant: string | undefined) => (instant === undefined ? undefined : milliseconds(instant))
  return at(one.start) === at(other.start) && at(one.end) === at(other.end)
}
