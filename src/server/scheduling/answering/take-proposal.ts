import type { Handler } from '#server/operations/handler.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { milliseconds } from '#shared/time/span.ts'
import { heldRequest } from './held-request.ts'
import { proposedTime } from './propose.ts'
import { writtenAnswer } from './written-answer.ts'

/** Books the time that was proposed, for who asked: who decides has proposed it, so nobody is asked again. It was not held, so what it meets by now is said first. */
export const takeProposal: Handler<'appointment.takeProposal'> = async (context, input) => {
  const held = await heldRequest(context, input, 'asks')
  if (!held.ok) return held
  const { value: before } = held
  const { acceptance } = before
  if (!acceptance?.proposal)
    return refuse('/acceptance/proposal', 'acceptance.no-proposal', { kind: 'conflict' })
  const { start, end, location, by } = acceptance.proposal
  if (milliseconds(start) <= context.now.milliseconds)
    return refuse('/acceptance/proposal', 'acceptance.past', { kind: 'conflict' })

  const asking = { ...context, options: { ...context.options, confirmed: input.confirmed === true } }
  const after = {
    ...before,
    ...proposedTime({ start, end, location: location?.id }),
    status: 'booked' as const,
    acceptance: {
      ...acceptance,
      answer: 'Accepted' as const,
      answeredAt: context.now.iso,
      ...(by && { answeredBy: by }),
    },
  }
  return writtenAnswer(asking, { before, after })
}
