import type { Address } from '#generated/types/address.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Licence } from '#generated/types/licence.ts'
import type { Location } from '#generated/types/location.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { licencesLackState } from '#shared/rules/licences.ts'
import { askedBefore, dayOf, type Rebooked, takesPart } from './patient-remarks.ts'

/** What is known around a visit by telehealth; what is absent stands against nothing. */
export type AroundTelehealth = {
  /** Whether the place that the visit names could be looked at. */
  readonly isPlaceKnown: boolean
  readonly place?: Pick<Location, 'telehealthUrl'> | undefined
  readonly owner?: { readonly display: string; readonly licenses?: readonly Licence[] } | undefined
  readonly patients: readonly {
    readonly id: string
    readonly display: string
    readonly addresses?: readonly Address[] | undefined
  }[]
}

/** Where the patient and the owner of a visit by telehealth meet: the visit's own address, else that of its place. */
export function telehealthAddress(
  { mode, serviceLocation }: Pick<Appointment, 'mode' | 'serviceLocation'>,
  place: Pick<Location, 'telehealthUrl'> | undefined,
): string | undefined {
  return mode === 'Telehealth' ? (serviceLocation?.telehealthUrl ?? place?.telehealthUrl) : undefined
}

/**
 * What is to be said of a wanted visit by telehealth: that there is no address at which to meet, and for each patient who lives in a
 * state for which its owner has no licence (workflows: Telehealth). Both warn. Who was asked once about mode and place, or about owner, patient
 * and day, is not asked again.
 */
export function telehealthFindings(
  { before, after }: Rebooked,
  around: AroundTelehealth,
): readonly Finding[] {
  if (after.mode !== 'Telehealth') return []
  const known = askedBefore(before)
  const isPlaceNew = known === undefined || placeOf(known) !== placeOf(after)
  const isAddressMissing = around.isPlaceKnown && telehealthAddress(after, around.place) === undefined
  return [
    ...(isPlaceNew && isAddressMissing ? [warning('/mode', 'scheduling.no-telehealth-address')] : []),
    ...stateFindings({ known, after }, around),
  ]
}

function placeOf({ mode, location, serviceLocation }: Appointment): string {
  return JSON.stringify([mode, location?.id, serviceLocation?.telehealthUrl])
}

type Known = { readonly known: Appointment | undefined; readonly after: Appointment }

/** A state that is not known, of whomever, and an owner without any licence say nothing. */
function stateFindings({ known, after }: Known, { owner, patients }: AroundTelehealth): readonly Finding[] {
  const day = dayOf(after)
  const licences = owner?.licenses ?? []
  if (day === undefined) return []
  const isAsOfOld = known !== undefined && ownerOf(known) === ownerOf(after)
  const asked = new Set(isAsOfOld ? (known.attendees ?? []).map(({ subject }) => subject.id) : [])
  return (after.attendees ?? []).flatMap((attendee, index) => {
    const { id } = attendee.subject
    const patient = patients.find((each) => each.id === id)
    const state = stateOf(patient?.addresses ?? [], day)
    if (!takesPart(attendee) || asked.has(id) || !patient || !state) return []
    if (!licencesLackState(licences, { state, date: day })) return []
    const parameters = { who: owner?.display ?? '', state, other: patient.display }
    return [warning(`/attendees/${index}`, 'scheduling.licence-other-state', parameters)]
  })
}

function ownerOf(appointment: Appointment): string {
  return JSON.stringify([appointment.mode, appointment.owner.id, dayOf(appointment)])
}

const livedAt: readonly Address['use'][] = ['temp', 'home']

/** Where the patient stays on that day, a passing stay before a home; an address that is kept confidential tells nothing. */
function stateOf(addresses: readonly Address[], day: string): string | undefined {
  const [lived] = addresses
    .filter(({ use = 'home', period }) => livedAt.includes(use) && isOn(period, day))
    .toSorted((one, other) => livedAt.indexOf(one.use ?? 'home') - livedAt.indexOf(other.use ?? 'home'))
  const state = lived?.state.trim().toUpperCase()
  return lived?.isConfidential !== true && state !== undefined && /^[A-Z]{2}$/.test(state) ? state : undefined
}

function isOn(period: Address['period'], day: string): boolean {
  const { start = day, end = day } = period ?? {}
  return start.slice(0, 10) <= day && day <= end.slice(0, 10)
}

function warning(pointer: string, message: string, parameters: Finding['parameters'] = {}): Finding {
  return { pointer, message, weight: 'warns', parameters }
}
