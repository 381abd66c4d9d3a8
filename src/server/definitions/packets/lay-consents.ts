import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { GivenItem } from '#shared/packets/packet-progress.ts'
import { permits } from '#shared/permissions/permits.ts'

/**
 * Lays a draft of the chart's consent for each consent form that was filled in, where the reviewer may make consents. What was signed
 * in the packet stays there; the draft comes into force as every consent does, once all that its kind needs is said.
 */
export async function layConsents(
  context: Context,
  packet: Packet,
  response: PacketResponse,
): Promise<Outcome<readonly GivenItem[]>> {
  if (!permits(context.actor.granted, 'Consent:Create')) return succeeded(response.items)
  const laid: GivenItem[] = []
  for (const given of response.items) {
    const item = packet.items.find(({ id }) => id === given.itemId)
    const isWanted = item?.kind === 'ConsentForm' && given.progress === 'Complete' && !given.consent
    if (!isWanted || !item.consentKind) {
      laid.push(given)
      continue
    }
    const made = await context.stores.of('Consent').create({
      patient: { id: response.patient.id, resourceType: 'Patient' },
      kind: item.consentKind,
      status: 'Draft',
      decision: 'Permit',
      period: { start: context.now.iso.slice(0, 10) },
      signers: signersOf(item, response),
    })
    if (!made.ok) return made
    laid.push({ ...given, consent: { id: made.value.id, resourceType: 'Consent' } })
  }
  return succeeded(laid)
}

function signersOf({ audience }: Packet['items'][number], { assignees }: PacketResponse) {
  const own = assignees.filter((each) => each.audience === audience)
  const role = audience === 'Staff' ? ('Witness' as const) : audience
  const [first] = own
  if (!first) return [{ role, required: true }]
  return own.map(({ person }) => ({
    role,
    required: true,
    person: { id: person.id, resourceType: person.resourceType },
  }))
}
