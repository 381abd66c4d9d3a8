import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'
import { reference } from './reference.ts'

/** Where people meet in person: at a place of the practice, at the patient's home, or somewhere else. */
export const wheres = ['Practice', 'PatientHome', 'Community'] as const

export type Where = (typeof wheres)[number]

/** An address as it is typed: one line, and the parts that find the way and the district. */
export type BookedAddress = {
  readonly line: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

/** Without anything in it. */
export const noAddress: BookedAddress = { line: '', city: '', state: '', postalCode: '' }

type Placed = {
  readonly mode: EncounterMode
  readonly where: Where
  readonly address: BookedAddress
  readonly locationId: string
}

/** Where a booking happens. A visit at home goes to the address that the chart has, so that it follows when the patient moves. */
export function bookedPlace({
  mode,
  where,
  address,
  locationId,
}: Placed): Pick<AppointmentCreate, 'location' | 'serviceLocation'> {
  const isElsewhere = mode === 'InPerson' && where !== 'Practice'
  if (!isElsewhere) return locationId === '' ? {} : { location: reference('Location', locationId) }
  if (where === 'PatientHome') return { serviceLocation: { kind: 'PatientHome' } }
  const { line, city, state, postalCode } = address
  return {
    serviceLocation: {
      kind: 'Community',
      address: {
        lines: [line.trim()],
        ...{ city: city.trim(), state: state.trim().toUpperCase(), postalCode: postalCode.trim() },
      },
    },
  }
}

/** True once an address can be found by it. */
export function isAddress(address: BookedAddress): boolean {
  return Object.values(address).every((part) => part.trim() !== '')
}

/** Where an appointment happens, as a person would enter it. */
export function whereOf({ serviceLocation }: Pick<AppointmentCreate, 'serviceLocation'>): {
  readonly where: Where
  readonly address: BookedAddress
} {
  const { kind, address } = serviceLocation ?? {}
  const where = wheres.find((each) => each === kind) ?? 'Practice'
  if (where !== 'Community' || !address) return { where, address: noAddress }
  const { lines, city, state, postalCode } = address
  return { where, address: { line: lines.join(', '), city, state, postalCode } }
}
