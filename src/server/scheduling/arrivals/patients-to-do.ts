import type { Coverage } from '#generated/types/coverage.ts'
import type { Money } from '#generated/types/money.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { has } from '#shared/permissions/granted.ts'

const atOnce = 50
const mostRows = 500
const open = ['Sent', 'InProgress', 'ReturnedForCorrection']

/** By patient: how many packets are open, and what the first active coverage asks; undefined where the asker may not read such rows. */
export type ToDo = {
  readonly packets: ReadonlyMap<string, number> | undefined
  readonly copays: ReadonlyMap<string, Money> | undefined
}

/** What is still to be done for these patients, as far as the asker reads it. */
export async function patientsToDo(context: Context, patients: readonly string[]): Promise<Outcome<ToDo>> {
  const packets = await rowsOf(context, 'PacketResponse', { patients, by: 'patient', states: open })
  if (!packets.ok) return packets
  const coverages = await rowsOf(context, 'Coverage', { patients, by: 'beneficiary', states: ['Active'] })
  if (!coverages.ok) return coverages
  return succeeded({
    packets: packets.value && counted(packets.value.map(({ patient }) => patient.id)),
    copays: coverages.value && firstCopays(coverages.value),
  })
}

type Asked = {
  readonly patients: readonly string[]
  /** The field that names the patient. */
  readonly by: string
  readonly states: readonly string[]
}

async function rowsOf<Type extends 'PacketResponse' | 'Coverage'>(
  context: Context,
  type: Type,
  { patients, by, states }: Asked,
): Promise<Outcome<readonly ResourceTypes[Type][] | undefined>> {
  if (!has(context.actor.granted, `${type}:Read`)) return succeeded(undefined)
  const rows: ResourceTypes[Type][] = []
  for (let index = 0; index < patients.length; index += atOnce) {
    const filters = [
      { field: by, op: 'in', value: patients.slice(index, index + atOnce) },
      { field: 'status', op: 'in', value: states },
    ] as const
    const found = await context.stores.of(type).find({ filters, pageSize: mostRows })
    if (!found.ok) return found
    rows.push(...found.value.rows)
  }
  return succeeded(rows)
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function firstCopays(coverages: readonly Coverage[]): ReadonlyMap<string, Money> {
  const copays = new Map<string, Money>()
  for (const { beneficiary, copay } of coverages.toSorted((one, other) => one.order - other.order))
    if (copay && !copays.has(beneficiary.id)) copays.set(beneficiary.id, copay)
  return copays
}
