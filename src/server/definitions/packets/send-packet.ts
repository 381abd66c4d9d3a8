import type { ActInputs } from '#generated/operations/operations.ts'
import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { inOrder } from '#shared/packets/shown-items.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { endOfTerm } from './end-of-term.ts'

type Input = ActInputs['packet.send']
type Assignee = Input['assignees'][number]

/** Sends a published packet to a patient: every part that is not the staff's own has somebody who fills it in. */
export const sendPacket: Handler<'packet.send'> = async (context, input) => {
  const found = await context.stores.of('Packet').get(input.id)
  if (!found.ok) return found
  const { value: packet } = found
  context.note({ patientId: input.patient.id })
  if (packet.status !== 'Active')
    return refuse('/status', 'definitions.packet-not-active', { kind: 'conflict' })
  const patient = await context.stores.of('Patient').get(input.patient.id)
  if (!patient.ok) return patient
  const fits = await assigneesFit(context, packet, input)
  if (!fits.ok) return fits
  return context.stores.of('PacketResponse').create(rowOf(context, packet, input))
}

function rowOf({ now }: Context, packet: Packet, { patient, assignees, dueDate }: Input) {
  const latest = Math.max(0, ...packet.items.map(({ dueOffsetDays = 0 }) => dueOffsetDays))
  const due = dueDate ?? (latest > 0 ? plusDays(now.iso.slice(0, 10), latest) : undefined)
  const status: PacketResponse['status'] = 'Sent'
  return {
    packet: { id: packet.id, resourceType: 'Packet', versionId: packet.meta.versionId } as const,
    patient: { id: patient.id, resourceType: 'Patient' } as const,
    status,
    progress: 'NotStarted' as const,
    assignees: assignees.map(({ person: { id, resourceType }, audience }) => ({
      person: { id, resourceType },
      audience,
      sentAt: now.iso,
    })),
    items: inOrder(packet.items).map(({ id, audience }) => ({
      itemId: id,
      audience,
      progress: 'NotStarted' as const,
    })),
    expiresAt: endOfTerm(now, packet),
    ...(due !== undefined && { dueDate: due }),
    language: packet.language,
  }
}

/** Each assignee is the patient, or somebody of this patient, in a part that is theirs; and no part that is always filled in has nobody. */
async function assigneesFit(
  context: Context,
  { items }: Packet,
  { patient, assignees }: Input,
): Promise<Outcome<void>> {
  const findings: Finding[] = []
  for (const [index, assignee] of assignees.entries())
    if (!(await isFit(context, patient.id, assignee)))
      findings.push(blocking(`/assignees/${index}/person`, 'definitions.packet-other-person'))
  const given = new Set(assignees.map(({ audience }) => audience))
  const missing = items
    .filter(
      ({ audience, visibleWhen }) =>
        audience !== 'Staff' && visibleWhen === undefined && !given.has(audience),
    )
    .map(({ title }) => blocking('/assignees', 'definitions.packet-nobody', { title }))
  findings.push(...missing.slice(0, 1))
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(undefined)
}

async function isFit(
  { stores }: Context,
  patientId: string,
  { person, audience }: Assignee,
): Promise<boolean> {
  if (person.resourceType === 'Patient') return person.id === patientId && audience === 'Patient'
  if (person.resourceType !== 'RelatedPerson' || audience === 'Patient' || audience === 'Staff') return false
  const found = await stores.of('RelatedPerson').get(person.id)
  return found.ok && found.value.patient.id === patientId && found.value.active !== false
}
