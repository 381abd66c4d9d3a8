import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { waitingStates } from './open-packet.ts'

/** Closes one packet of a chart that is past its date; what was filled in stays. A packet that is no longer due is left as it is. */
export const expirePacket: Handler<'packetResponse.expire'> = async ({ stores, now }, { id }) => {
  const packets = stores.of('PacketResponse')
  const found = await packets.get(id)
  if (!found.ok) return found
  const { value: packet } = found
  const isDue = waitingStates.includes(packet.status) && Date.parse(packet.expiresAt) <= now.milliseconds
  if (!isDue) return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const updated = await packets.update(
    { id, versionId: packet.meta.versionId },
    { ...packet, status: 'Expired' },
  )
  return updated.ok ? succeeded(updated.value) : updated
}

/** Closes every packet that is past its date. */
export const expirePackets: Job = async ({ each, ask, now }) => {
  let changed = 0
  const filters = [
    { field: 'status', op: 'in', value: waitingStates },
    { field: 'expiresAt', op: 'le', value: now.iso },
  ] as const
  for await (const { id } of each('PacketResponse', { filters }))
    changed += await ask('packetResponse.expire', id)
  return changed
}
