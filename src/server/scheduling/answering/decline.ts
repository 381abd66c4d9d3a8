import type { Cancellation } from '#generated/types/cancellation.ts'
import type { Handler } from '#server/operations/handler.ts'
import { answered } from '#server/scheduling/acceptance/await-acceptance.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { heldRequest } from './held-request.ts'
import { writtenAnswer } from './written-answer.ts'

/** Calls off what was asked for in this calendar; why, and that it was the provider, is kept. */
export const decline: Handler<'appointment.decline'> = async (context, input) => {
  const list = await listHere(context, 'cancellation-reason')
  const doubt = list ? await codeDoubt(context, list, input.reason.code) : 'stores.not-in-list'
  if (doubt !== undefined) return refuse('/reason', doubt)
  const held = await heldRequest(context, input, 'answers')
  if (!held.ok) return held
  const { value: before } = held
  const said = input.comment?.trim()
  const cancellation: Cancellation = {
    reason: input.reason,
    initiator: 'Provider',
    ...(said && { comment: said }),
  }
  const after = answered(context, { ...before, status: 'cancelled', cancellation }, 'Declined')
  return writtenAnswer(context, { before, after })
}
