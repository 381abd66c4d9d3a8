import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { askedItems, type FilledItem, type PacketItem, shownItems } from '#shared/packets/shown-items.ts'
import { ageOn } from '#shared/time/calendar.ts'
import { givenAnswersOf } from './item-form.ts'

type Reading = Pick<Context, 'stores' | 'now'>

/** The version that was sent; the newest one when it is not pinned yet. */
export function sentPacket({ stores }: Reading, { packet }: PacketResponse): Promise<Outcome<Packet>> {
  const store = stores.of('Packet')
  return packet.versionId === undefined ? store.get(packet.id) : store.getVersion(packet.id, packet.versionId)
}

/** The items of a packet that are filled in as things stand: what conditions ask is read, and no more. */
export async function shownFor(
  reading: Reading,
  packet: Packet,
  response: PacketResponse,
): Promise<Outcome<readonly PacketItem[]>> {
  const isPlain = packet.items.every(({ visibleWhen }) => visibleWhen === undefined)
  if (isPlain) return succeeded(shownItems(packet.items, new Map(), {}))
  const asked = askedItems(packet.items)
  const filled = new Map<string, FilledItem>()
  for (const item of packet.items.filter(({ id }) => asked.has(id))) {
    const given = await givenAnswersOf(reading, item, response)
    if (!given.ok) return given
    if (given.value)
      filled.set(item.id, { form: definitionOf(given.value.form), answers: given.value.answers })
  }
  return succeeded(shownItems(packet.items, filled, await contextOf(reading, response)))
}

/** What conditions may ask of the patient: the age, as far as the asker may read it. */
async function contextOf({ stores, now }: Reading, { patient }: PacketResponse): Promise<FormContext> {
  const today = now.iso.slice(0, 10)
  const found = await stores.of('Patient').get(patient.id)
  const age =
    found.ok && found.value.birthDate !== undefined ? ageOn(found.value.birthDate, today) : undefined
  const values: { [path: string]: Answer | undefined } = { today }
  if (age !== undefined) values['patient.age'] = age
  return { values }
}
