import type { ActInputs } from '#generated/operations/operations.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { layConsents } from './lay-consents.ts'
import { sentPacket } from './sent-packet.ts'

type Input = ActInputs['packetResponse.review'] & { readonly id: string; readonly versionId?: string }

/** Accepts a packet that was handed in, or returns it with what has to be done again, in the version that was read. */
export const reviewPacket: Handler<'packetResponse.review'> = async (context, input) => {
  const reviewer = context.actor.profile
  if (reviewer?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'PacketResponse:Update' })
  const packets = context.stores.of('PacketResponse')
  const found = await packets.get(input.id)
  if (!found.ok) return found
  const { value: response } = found
  context.note({ patientId: response.patient.id })
  const { versionId } = response.meta
  if (response.status !== 'Submitted')
    return failed({ kind: 'conflict', because: 'definitions.packet-not-handed-in' })
  if (input.versionId !== versionId) return failed(staleVersion(versionId))
  const next =
    input.verdict === 'Accept'
      ? await accepted(context, response, { reviewer, input })
      : returned(context, response, { reviewer, input })
  return next.ok ? packets.update({ id: response.id, versionId }, next.value) : next
}

type Review = { readonly reviewer: Reference; readonly input: Input }

function reviewedBy({ now }: Context, { reviewer, input }: Review): NonNullable<PacketResponse['review']> {
  const { id, resourceType } = reviewer
  const { comment } = input
  return { by: { id, resourceType }, at: now.iso, ...(comment !== undefined && { comment }) }
}

async function accepted(
  context: Context,
  response: PacketResponse,
  review: Review,
): Promise<Outcome<PacketResponse>> {
  const packet = await sentPacket(context, response)
  if (!packet.ok) return packet
  const items = await layConsents(context, packet.value, response)
  if (!items.ok) return items
  return succeeded({
    ...response,
    items: [...items.value],
    status: 'Accepted',
    review: reviewedBy(context, review),
  })
}

/** Each item that has to be done again is open again, and so is the part of those who fill it in. */
function returned(context: Context, response: PacketResponse, review: Review): Outcome<PacketResponse> {
  const { corrections = [] } = review.input
  if (corrections.length === 0) return refuse('/corrections', 'chart.correction-missing')
  const known = new Set(response.items.map(({ itemId }) => itemId))
  const stranger = corrections.findIndex(({ itemId }) => !known.has(itemId))
  if (stranger >= 0) return refuse(`/corrections/${stranger}/itemId`, 'definitions.packet-no-item')
  const wanted = new Map(corrections.map(({ itemId, comment }) => [itemId, comment]))
  const items = response.items.map((item) => {
    const comment = wanted.get(item.itemId)
    if (comment === undefined) return item
    const { completedAt: _at, completedBy: _by, ...rest } = item
    return { ...rest, progress: 'InProgress' as const, correction: { requested: true, comment } }
  })
  const assignees = response.assignees.map(({ completedAt: _at, ...rest }) => rest)
  const { submittedAt: _submitted, ...rest } = response
  return succeeded({
    ...rest,
    status: 'ReturnedForCorrection',
    progress: 'InProgress',
    items,
    assignees,
    review: reviewedBy(context, review),
  })
}
