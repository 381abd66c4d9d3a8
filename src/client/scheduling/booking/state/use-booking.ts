import { useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { FoundPerson } from '#client/person/choosing/listed-people.ts'
import { useDecides } from '#client/scheduling/acceptance/use-decides.ts'
import type { Person } from '#client/scheduling/day/person.ts'
import { usePlaces } from '#client/scheduling/finding/use-places.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Group } from '#generated/types/group.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { activeServices } from './active-services.ts'
import { noAddress } from './booked-place.ts'
import { type BookingFields, fieldOf, whomOf } from './booking-fields.ts'
import { bookingOf } from './booking-of.ts'
import { isFull } from './is-full.ts'
import { namedBooking } from './named-booking.ts'
import { useBookingNotice } from './use-booking-notice.ts'
import { useGroups } from './use-groups.ts'
import { useMakeBooking } from './use-make-booking.ts'
import { useProgramFit } from './use-program-fit.ts'

const none: readonly Reference[] = []

/** By the time that was pointed at, and with whom: another one begins with empty fields. */
const keptBookings = keepTyping<BookingFields>()

/** What was pointed at: a time of somebody's day. Nobody where the calendar shows none that is meant. */
export type BookingStart = {
  readonly date: string
  readonly time: string
  readonly owner: Person | undefined
  /** The room or place in whose column it was asked for. */
  readonly locationId?: string
  /** With whom, and in which enrollment, where that is known before. */
  readonly patient?: Person
  readonly episodeId?: string
  /** How long, where that was drawn. */
  readonly minutes?: number | undefined
  /** What else is known of it: it is a copy of another one. */
  readonly copied?: Partial<BookingFields>
  /** Who can be chosen though nobody can be asked. */
  readonly people?: readonly FoundPerson[]
  /** What is named there: its program, service and place, for when nobody can be asked. */
  readonly known?: readonly Reference[]
}

/** What was booked, on which day, and whether a series is to be made of it. */
type Booked = { readonly id: string; readonly date: string; readonly repeats: boolean }

/** Hears of what was booked. */
export type OnBooked = (booked: Booked) => void

/** The state of a booking: its fields, what there is to choose, what stands against it, and how it is sent. */
export function useBooking(start: BookingStart, onBooked: OnBooked) {
  const { timezone } = useMoments()
  const tell = useBookingNotice()
  const make = useMakeBooking()
  const once = useOnce()
  const labels = useLabels()
  const { known = none } = start
  const first = firstFields(start)
  const kept = useKept(keptBookings, placeOf(first), () => first)
  const form = useForm<BookingFields>({ defaultValues: { ...empty, ...kept.typed } })
  useFieldsKept(form, kept.type)
  const { show, forget, ...refusal } = useRefusal(form)
  const choices = useChoices(form)
  const status = useBookingStatus(form)

  const book = (confirmed: boolean) => form.handleSubmit((fields) => once(() => store(fields, confirmed)))

  /** The appointment that is asked for, with everything in it named. */
  const bodyOf = (fields: BookingFields, as: 'booked' | 'pending') => {
    const { group, program = formerProgram(fields, first, known) } = choices.meant
    const body = bookingOf(fields, { timezone, program, group, status: as })
    return namedBooking(body, (id) => nameIn(fields, choices, id) ?? displayIn(known, id))
  }
  const store = async (fields: BookingFields, confirmed: boolean) => {
    if (whomOf(fields) === 'group' && !choices.meant.group)
      return form.setError('groupId', { message: labels('scheduling.group-unknown') })
    const made = await make(bodyOf(fields, status), confirmed)
    if (made.kind === 'refused') return show(made.failure)
    if (made.kind === 'lost') return
    if (made.kind === 'stored') tell(made.booked)
    kept.stored(fields)
    onBooked({ id: made.id, date: fields.date, repeats: made.kind === 'stored' && fields.repeats })
  }

  const startOver = () => {
    kept.startOver()
    forget()
    form.reset(first)
  }
  return {
    form,
    isFromBefore: kept.isFromBefore,
    startOver,
    haveStored: (fields: BookingFields) => kept.stored(fields),
    choices,
    known,
    people: start.people,
    status,
    book,
    bodyOf,
    make,
    forget,
    ...refusal,
  }
}

/** That of the enrollment with which it was opened. */
function formerProgram({ episodeId }: BookingFields, first: BookingFields, known: readonly Reference[]) {
  const isAsFirst = episodeId === first.episodeId
  return isAsFirst ? known.find(({ resourceType }) => resourceType === 'Program') : undefined
}

/** What something in a booking is called, as it was chosen. A patient was found by name and birth date; the name is enough. */
function nameIn(fields: BookingFields, { services, locations, program, meant }: Choices, id: string) {
  if (id === fields.ownerId) return fields.ownerLabel
  if (id === fields.patientId) return fields.patientLabel.split(' · ')[0]
  const { members = [], facilitators = [] } = meant.group ?? {}
  const people = [
    ...fields.alsoWith,
    ...members.map(({ patient }) => patient),
    ...facilitators.map(({ practitioner }) => practitioner),
  ]
  const named = [
    ...services,
    ...locations,
    ...(program ? [program] : []),
    ...(meant.group ? [meant.group] : []),
  ]
  return named.find((each) => each.id === id)?.name ?? people.find((each) => each.id === id)?.display
}

function displayIn(known: readonly Reference[], id: string): string | undefined {
  return known.find((each) => each.id === id)?.display
}

/** As what it is sent: pending where the owner of the calendar decides on it. */
function useBookingStatus(form: UseFormReturn<BookingFields>): 'booked' | 'pending' {
  const [ownerId, date] = form.watch(['ownerId', 'date'])
  return useDecides(ownerId, date) ? 'pending' : 'booked'
}

/** Why a booking was not taken: what it meets, what is said beside its fields, or else above them. */
function useRefusal(form: UseFormReturn<BookingFields>) {
  const labels = useLabels()
  const [clashes, setClashes] = useState<readonly Finding[]>([])
  const [isTaken, setTaken] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const show = (refusal: SeenFailure) => {
    const isClash = refusal.kind === 'conflict'
    setClashes(isClash ? (refusal.findings ?? []) : [])
    setTaken(isClash && isFull(refusal))
    setFailure(isClash || hasOwnFields(refusal) ? undefined : refusal)
    for (const { field, message, parameters } of fieldFindings(refusal))
      form.setError(field, { message: labels(message, parameters) })
  }

  const forget = () => {
    setClashes([])
    setFailure(undefined)
  }
  return { show, forget, clashes, failure, canConfirm: !isTaken }
}

/** Does nothing while it is still at it: a button is pressed twice as easily as once. */
function useOnce() {
  const isBusy = useRef(false)
  return async (act: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    await act().finally(() => {
      isBusy.current = false
    })
  }
}

function firstFields(start: BookingStart): BookingFields {
  const { date, time, owner, patient, minutes, locationId = '', episodeId = '' } = start
  const whose = { ownerId: owner?.id ?? '', ownerLabel: owner?.display ?? '' }
  const whom = { patientId: patient?.id ?? '', patientLabel: patient?.display ?? '' }
  const length = minutes === undefined ? {} : { minutes, hasOwnMinutes: true }
  return { ...empty, date, time, locationId, ...whose, ...whom, episodeId, ...length, ...start.copied }
}

/** By what a booking that was begun is found again. */
function placeOf({ date, time, ownerId, locationId, patientId }: BookingFields): string {
  return `${date}/${time}/${ownerId}/${locationId}/${patientId}`
}

const empty: BookingFields = {
  kind: 'Visit',
  isOfGroup: false,
  groupId: '',
  title: '',
  ownerId: '',
  ownerLabel: '',
  patientId: '',
  patientLabel: '',
  serviceId: '',
  episodeId: '',
  date: '',
  time: '',
  minutes: 60,
  hasOwnMinutes: false,
  mode: 'InPerson',
  locationId: '',
  where: 'Practice',
  address: noAddress,
  alsoWith: [],
  resourceIds: [],
  description: '',
  repeats: false,
}

function fieldFindings(refusal: SeenFailure) {
  if (refusal.kind !== 'invalid') return []
  return refusal.findings.flatMap((finding) => {
    const field = fieldOf(finding.pointer)
    return field ? [{ ...finding, field }] : []
  })
}

/** True when every finding stands beside a field, so that nothing is left to be said above the form. */
function hasOwnFields(refusal: SeenFailure): boolean {
  return refusal.kind === 'invalid' && fieldFindings(refusal).length === refusal.findings.length
}

type Choices = ReturnType<typeof useChoices>

function useChoices(form: UseFormReturn<BookingFields>) {
  const fields = form.watch()
  const { patientId, serviceId, locationId } = fields
  const services = useAnswer('healthcareService.query', activeServices)
  const { places, resources, asked } = usePlaces()
  const groups = useGroups()
  const input = useMemo((): QueryCall | undefined => {
    if (patientId === '') return undefined
    return {
      filters: [
        { field: 'patient', op: 'eq', value: patientId },
        { field: 'status', op: 'eq', value: 'Active' },
      ],
      pageSize: 50,
      partition: patientId,
    }
  }, [patientId])
  const episodes = useAnswer('episodeOfCare.query', input)
  const enrolled = episodes?.ok ? episodes.value.items : []
  const meant = meantBy(fields, enrolled, groups.groups)
  const fit = useProgramFit(
    meant.program?.id,
    { services: services?.ok ? services.value.items : [], places },
    { serviceId, locationId },
  )
  return {
    /** The group that is chosen, and the program of it or of the enrollment. */
    meant,
    program: fit.program,
    services: fit.services,
    locations: fit.places,
    resources,
    episodes: enrolled,
    groups: groups.groups,
    asked: {
      services: { answer: services, onRetry: () => askAgain('healthcareService.query', activeServices) },
      locations: asked,
      episodes: { answer: episodes, onRetry: () => input && askAgain('episodeOfCare.query', input) },
      groups: groups.asked,
    },
  }
}

function meantBy(
  fields: BookingFields,
  episodes: readonly EpisodeOfCare[],
  groups: readonly Group[],
): { readonly group: Group | undefined; readonly program: Reference | undefined } {
  const group = whomOf(fields) === 'group' ? groups.find(({ id }) => id === fields.groupId) : undefined
  const episode = whomOf(fields) === 'patient' && episodes.find(({ id }) => id === fields.episodeId)
  return { group, program: group?.program ?? (episode ? episode.program : undefined) }
}
