import type { Handler } from '#server/operations/handler.ts'
import { answered } from '#server/scheduling/acceptance/await-acceptance.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { heldRequest } from './held-request.ts'
import { writtenAnswer } from './written-answer.ts'

/** Takes back what was asked for, by who asked; why is kept like any cancellation. */
export const withdraw: Handler<'appointment.withdraw'> = async (context, input) => {
  const { reason, initiator, comment } = input.cancellation
  const list = await listHere(context, 'cancellation-reason')
  const doubt = list ? await codeDoubt(context, list, reason.code) : 'stores.not-in-list'
  if (doubt !== undefined) return refuse('/cancellation/reason', doubt)
  const held = await heldRequest(context, input, 'asks')
  if (!held.ok) return held
  const { value: before } = held
  const cancellation = { reason, initiator, ...(comment !== undefined && { comment }) }
  const after = answered(context, { ...before, status: 'cancelled', cancellation }, 'Withdrawn')
  return writtenAnswer(context, { before, after })
}
