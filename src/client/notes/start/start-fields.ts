import type { EncounterMode } from '#generated/enumerations/encounter-mode.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Telehealth } from '#generated/types/telehealth.ts'
import { momentOf } from '#shared/time/local-moment.ts'

/** What a person chooses to start a note; empty text: nothing is chosen. */
export type StartFields = {
  /** The visit that it is about. */
  readonly appointmentId: string
  readonly definitionId: string
  readonly episodeId: string
  readonly serviceId: string
  readonly date: string
  readonly time: string
  readonly minutes: number
  /** Somebody has typed the minutes: no service sets its usual length any more. */
  readonly hasOwnMinutes: boolean
  readonly mode: EncounterMode
  readonly locationId: string
  /** The note is drafted from phrases. */
  readonly isDrafted: boolean
}

/** Nothing chosen yet, and the time is now, in whole five minutes. */
export function emptyStart(date: string, clock: string): StartFields {
  const [hours = '00', minutes = '00'] = clock.split(':')
  const rounded = String(Math.floor(Number(minutes) / 5) * 5).padStart(2, '0')
  return {
    appointmentId: '',
    definitionId: '',
    episodeId: '',
    serviceId: '',
    date,
    time: `${hours}:${rounded}`,
    minutes: 60,
    hasOwnMinutes: false,
    mode: 'InPerson',
    locationId: '',
    isDrafted: false,
  }
}

/** What is taken over from the last session with the same patient. */
export function fromLast({
  serviceType,
  location,
  mode,
}: Pick<Encounter, 'serviceType' | 'location' | 'mode'>): Pick<
  StartFields,
  'serviceId' | 'locationId' | 'mode'
> {
  return { serviceId: serviceType?.id ?? '', locationId: location?.location?.id ?? '', mode }
}

type Around = {
  readonly patientId: string
  readonly timezone: string
  readonly kind: ActInputs['note.start']['kind']
  readonly another: boolean
  /** The definition that is chosen is one of a note of several services. */
  readonly isOfServices: boolean
  /** What was confirmed at the beginning, where people meet by telehealth. */
  readonly telehealth: Telehealth | undefined
}

/** The note that the fields ask for. A clock time that daylight saving leaves out moves forward by the gap. */
export function startOf(
  fields: StartFields,
  { patientId, timezone, kind, another, isOfServices, telehealth }: Around,
): ActInputs['note.start'] {
  const asked = {
    patient: { id: patientId, resourceType: 'Patient' },
    noteDefinition: {
      id: fields.definitionId,
      resourceType: isOfServices ? 'GroupNoteDefinition' : 'NoteDefinition',
    },
    ...(kind && { kind }),
    ...(another && { another }),
  } as const
  if (kind === 'DocumentationNote') return asked
  const { episodeId, serviceId, locationId, date, time, minutes, mode } = fields
  return {
    ...asked,
    ...(episodeId !== '' && { episodeOfCare: { id: episodeId, resourceType: 'EpisodeOfCare' } }),
    ...(serviceId !== '' && { serviceType: { id: serviceId, resourceType: 'HealthcareService' } }),
    ...(locationId !== '' && { location: { id: locationId, resourceType: 'Location' } }),
    start: momentOf({ date, time }, timezone).instant,
    minutes,
    mode,
    ...(telehealth && { telehealth }),
  }
}
