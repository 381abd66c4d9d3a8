import type { Handler } from '#server/operations/handler.ts'
import { answered } from '#server/scheduling/acceptance/await-acceptance.ts'
import { heldRequest } from './held-request.ts'
import { withoutProposal } from './without-proposal.ts'
import { writtenAnswer } from './written-answer.ts'

/** Books a time that somebody has asked for in this calendar, as it was asked for. */
export const accept: Handler<'appointment.accept'> = async (context, input) => {
  const held = await heldRequest(context, input, 'answers')
  if (!held.ok) return held
  const { value: before } = held
  const after = answered(context, { ...withoutProposal(before), status: 'booked' }, 'Accepted')
  return writtenAnswer(context, { before, after })
}
