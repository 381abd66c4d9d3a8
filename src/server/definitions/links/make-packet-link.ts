import type { ActReplies } from '#generated/operations/operations.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import { isClosed } from '#server/definitions/packets/open-packet.ts'
import { endLinksOf, keepLink, type LinkKind } from '#server/definitions/packets/packet-link-query.ts'
import { sentPacket } from '#server/definitions/packets/sent-packet.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import { sameStored } from '#server/stores/same-stored.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hashOfCode, newLinkCode, newLinkToken, pathOfLink } from './link-token.ts'
import { askedOf, partyOf } from './party-of.ts'

const hour = 3_600_000
/** So long a link opens its packet; the tablet's is opened at once, on the device where it was asked for. */
const lives: { readonly [Kind in LinkKind]: number } = { link: 72 * hour, tablet: hour / 30 }

type Reply = ActReplies['packetResponse.link']
type Asked = { readonly id: string; readonly person: Reference }

/** Makes the link of an assignee, in place of the one before. */
export const makePacketLink: Handler<'packetResponse.link'> = (context, asked) => make(context, asked, 'link')

/** Makes what opens the packet of an assignee on this device. */
export const startTablet: Handler<'packetResponse.startTablet'> = (context, asked) =>
  make(context, asked, 'tablet')

/** Takes the links of an assignee back; what is open closes. */
export const revokePacketLink: Handler<'packetResponse.revokeLink'> = async (context, { id, person }) => {
  const found = await assigned(context, { id, person })
  if (!found.ok) return found
  await endLinksOf(context.transaction, {
    practiceId: context.actor.practiceId,
    responseId: id,
    personId: person.id,
  })
  return withTokenHash(context, found.value, { person, kind: 'link' })
}

async function make(context: Context, asked: Asked, kind: LinkKind): Promise<Outcome<Reply>> {
  const found = await assigned(context, asked)
  if (!found.ok) return found
  const { value: response } = found
  const { person } = asked
  if (isOver(context, response, person))
    return refuse('/status', 'definitions.packet-closed', { kind: 'conflict' })
  const packet = await sentPacket(context, response)
  if (!packet.ok) return packet
  const party = await partyOf(context.stores, person)
  if (!party.ok) return party

  const { practiceId } = context.actor
  const link = newLinkToken({ practiceId, responseId: response.id, personId: person.id }, kind)
  const asks = kind === 'tablet' ? 'None' : askedOf(packet.value.identityCheck, party.value)
  const code = asks === 'Code' ? newLinkCode() : undefined
  const ends = Math.min(context.now.milliseconds + lives[kind], Date.parse(response.expiresAt))
  const expiresAt = instantAt(ends).iso
  await keepLink(context.transaction, {
    practiceId,
    responseId: response.id,
    personId: person.id,
    personType: person.resourceType,
    kind,
    patientId: response.patient.id,
    secret: link.hash,
    code: code === undefined ? null : hashOfCode(link, code),
    expiresAt,
  })
  const known = await withTokenHash(context, response, { person, kind, hash: link.hash.toString('hex') })
  if (!known.ok) return known
  context.note({ detail: { delivery: kind === 'tablet' ? 'tablet' : 'handed' } })
  return succeeded({ link: pathOfLink(link), expiresAt, ...(code !== undefined && { code }) })
}

/** Is there nothing more to fill in, for anybody or for this person? */
function isOver({ now }: Context, response: PacketResponse, person: Reference): boolean {
  const isDone = response.assignees.some((each) => each.person.id === person.id && each.completedAt)
  return isDone || isClosed(response, now.milliseconds)
}

/** The record says which link is in somebody's hands, by its hash alone; without one, that there is none. What opens it on the tablet is in nobody's hands. */
async function withTokenHash(
  { stores }: Context,
  response: PacketResponse,
  { person, kind, hash }: { readonly person: Reference; readonly kind: LinkKind; readonly hash?: string },
): Promise<Outcome<PacketResponse>> {
  if (kind === 'tablet') return succeeded(response)
  const assignees = response.assignees.map(({ tokenHash: before, ...each }) => {
    const tokenHash = each.person.id === person.id ? hash : before
    return tokenHash === undefined ? each : { ...each, tokenHash }
  })
  if (sameStored(assignees, response.assignees)) return succeeded(response)
  const packets = stores.of('PacketResponse')
  return packets.update({ id: response.id, versionId: response.meta.versionId }, { ...response, assignees })
}

/** The packet, where this person fills it in. */
async function assigned(context: Context, { id, person }: Asked): Promise<Outcome<PacketResponse>> {
  const found = await context.stores.of('PacketResponse').get(id)
  if (!found.ok) return found
  context.note({ patientId: found.value.patient.id })
  const isAssigned = found.value.assignees.some((each) => each.person.id === person.id)
  return isAssigned ? found : refuse('/person', 'definitions.packet-other-person')
}
