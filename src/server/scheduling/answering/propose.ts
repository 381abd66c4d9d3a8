import type { ActInputs } from '#generated/operations/operations.ts'
import type { Acceptance } from '#generated/types/acceptance.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { answered } from '#server/scheduling/acceptance/await-acceptance.ts'
import { judgeTime } from '#server/scheduling/booking/judge-booking.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'
import { heldRequest } from './held-request.ts'

type Input = ActInputs['appointment.propose']

/** Proposes another time for what was asked for: the time that was asked for stays held, the proposed one is judged and not held. */
export const propose: Handler<'appointment.propose'> = async (context, input) => {
  if (milliseconds(input.start) <= context.now.milliseconds) return refuse('/start', 'acceptance.past')
  const held = await heldRequest(context, input, 'answers')
  if (!held.ok) return held
  const { value: before } = held
  const asking = { ...context, options: { ...context.options, confirmed: input.confirmed === true } }
  const judged = await judgeTime(asking, { before, after: { ...before, ...proposedTime(input) } })
  if (!judged.ok) return judged

  const said = answered(context, before, 'Proposed')
  const acceptance: Acceptance = {
    ...(said.acceptance ?? { askedAt: context.now.iso, answer: 'Proposed' }),
    proposal: proposalOf(context, input),
  }
  const stored = { id: before.id, versionId: before.meta.versionId }
  const written = await context.stores.of('Appointment').update(stored, { ...said, acceptance })
  if (!written.ok) return written
  const change = { operation: 'update', before, after: written.value } as const
  const followed = await context.guardOf('Appointment').afterWrite(context, change)
  return followed.ok ? written : followed
}

/** The appointment's time and place as they are proposed. */
export function proposedTime({
  start,
  end,
  location,
}: {
  readonly start: string
  readonly end: string
  readonly location?: string | undefined
}): Pick<Appointment, 'start' | 'end' | 'location'> {
  return { start, end, ...(location && { location: { id: location, resourceType: 'Location' } }) }
}

function proposalOf(
  { now, actor }: Context,
  { start, end, location, comment }: Input,
): NonNullable<Acceptance['proposal']> {
  const said = comment?.trim()
  return {
    ...{ start, end, at: now.iso },
    ...(location && { location: { id: location, resourceType: 'Location' } }),
    ...(said && { comment: said }),
    ...(actor.profile && { by: actor.profile }),
  }
}
