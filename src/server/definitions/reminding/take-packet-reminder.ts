import type { ActInputs } from '#generated/operations/operations.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import { waitingStates } from '#server/definitions/packets/open-packet.ts'
import type { Handler } from '#server/operations/handler.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { knownReminder, type SentReminder } from './known-reminder.ts'

type Told = ActInputs['packetResponse.takeReminder']

/**
 * Writes to a packet that somebody is being reminded of it, before anything leaves, and what became of that. Of one day there is one
 * reminder of a person; whoever has handed in meanwhile gets none.
 */
export const takePacketReminder: Handler<'packetResponse.takeReminder'> = async (
  { stores, actor, note },
  told,
) => {
  if (actor.job === undefined) return failed({ kind: 'forbidden', permission: 'PacketResponse:Update' })
  const packets = stores.of('PacketResponse')
  const found = await packets.get(told.id)
  if (!found.ok) return found
  note({ patientId: found.value.patient.id })
  const next = told.result === 'Pending' ? begun(found.value, told) : ended(found.value, told)
  if (!next) return failed({ kind: 'conflict', because: 'stores.version-changed' })
  return packets.update({ id: told.id, versionId: found.value.meta.versionId }, next)
}

function begun(response: PacketResponse, told: Told): PacketResponse | undefined {
  const assignee = response.assignees.find(
    ({ person, completedAt }) => person.id === told.person.id && completedAt === undefined,
  )
  const isOpen = waitingStates.includes(response.status)
  if (!isOpen || !assignee || knownReminder(response, assignee, told.day)) return undefined
  return { ...response, remindersSent: [...(response.remindersSent ?? []), entryOf(told)] }
}

function ended(response: PacketResponse, told: Told): PacketResponse | undefined {
  const { remindersSent = [] } = response
  const place = remindersSent.findLastIndex(
    ({ person, day, result }) => person?.id === told.person.id && day === told.day && result === 'Pending',
  )
  return place < 0 ? undefined : { ...response, remindersSent: remindersSent.with(place, entryOf(told)) }
}

function entryOf({ person: { id, resourceType }, day, at, channel, result, trouble }: Told): SentReminder {
  return { at, channel, result, person: { id, resourceType }, day, ...(trouble && { trouble }) }
}
