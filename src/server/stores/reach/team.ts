import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Document, isDocument, isReference, valueAt, valuesAt } from '#server/stores/document.ts'

/** One line of `patient_team`: this profile reaches this patient, for this reason, within these times. */
export type TeamLine = {
  readonly patientId: string
  readonly profileId: string
  readonly reason: string
  readonly from: string | null
  readonly until: string | null
}

const day = 86_400_000

/** Who reaches whom because of this row (permissions §6.1 and §6.2). A deleted row lets nobody in; a deleted patient's team may bring it back. */
export function teamOf(type: ResourceType, document: Document): readonly TeamLine[] {
  if (type !== 'Patient' && valueAt(document, 'meta.isDeleted') === true) return []
  return teams[type]?.(document, String(document.id)) ?? []
}

/**
 * What whoever causes a line must have. `nothing`: a new patient's own and its maker's line, and the confidential team, which a
 * flag guards. `presence`: work with the patient, which a patient-access token allows too. `standing`: reach of one's own.
 */
export type Giving = 'nothing' | 'presence' | 'standing'

/** What the line needs of its giver, by its reason. */
export function givingOf({ reason }: TeamLine): Giving {
  if (['self', 'created', 'confidential'].includes(reason)) return 'nothing'
  return /^(session|appointment|note):/.test(reason) ? 'presence' : 'standing'
}

const teams: { readonly [Type in ResourceType]?: (document: Document, id: string) => readonly TeamLine[] } = {
  Patient: (patient, id) => [
    line(id, id, 'self'),
    ...members(valuesAt(patient, 'careTeam'), 'member').map(({ profileId, period }) => ({
      ...line(id, profileId, 'careTeam'),
      ...period,
    })),
    ...valuesAt(patient, 'confidentialTeam.practitioner').flatMap((member) =>
      isReference(member) ? [line(id, member.id, 'confidential')] : [],
    ),
    ...createdLines(patient, id),
  ],
  EpisodeOfCare: (episode, id) => {
    const patientId = idOf(episode.patient)
    const until = episodeEnd(episode)
    const people = members(valuesAt(episode, 'careTeam'), 'member')
    const isOpen = episode.status === 'Active'
    return [
      ...[idOf(episode.program)].map((program) => ({
        ...line(patientId, program, `program:${id}`),
        until,
      })),
      ...(isOpen
        ? [idOf(episode.careManager)].map((manager) => line(patientId, manager, `episode:${id}`))
        : []),
      ...(isOpen
        ? people.map((each) => ({ ...line(patientId, each.profileId, `episode:${id}`), ...each.period }))
        : []),
    ]
  },
  Encounter: (encounter, id) =>
    pairs(
      patientsIn(encounter, ['patient', 'subject']),
      practitionersIn(encounter, ['participants.individual']),
    ).map(([patientId, profileId]) => ({
      ...line(patientId, profileId, `session:${id}`),
      until: later(valueAt(encounter, 'period.start') ?? encounter.serviceDate, 90 * day),
    })),
  Appointment: (appointment, id) =>
    ['cancelled', 'entered-in-error'].includes(String(appointment.status))
      ? []
      : pairs(
          patientsIn(appointment, ['attendees.subject']),
          practitionersIn(appointment, ['owner', 'attendees.subject']),
        ).map(([patientId, profileId]) => ({
          ...line(patientId, profileId, `appointment:${id}`),
          until: later(appointment.end ?? appointment.start, day),
        })),
  Note: (note, id) =>
    pairs(
      patientsIn(note, ['patient', 'subject']),
      practitionersIn(note, ['author', 'participants.individual', 'scribe']),
    ).map(([patientId, profileId]) => ({
      ...line(patientId, profileId, `note:${id}`),
      until: closed.includes(String(note.signingState)) ? later(note.serviceDate, 90 * day) : null,
    })),
  Group: (group, id) =>
    pairs(
      valuesAt(group, 'members').flatMap((member) =>
        isActive(member) ? patientsIn(member, ['patient']) : [],
      ),
      practitionersIn(group, ['facilitators.practitioner']),
    ).map(([patientId, profileId]) => line(patientId, profileId, `group:${id}`)),
}

const closed = ['Signed', 'Voided']

/** Is the patient confidential: seen by its confidential team alone? */
export function isConfidential(type: ResourceType, document: Document): boolean {
  return type === 'Patient' && valuesAt(document, 'confidentialTeam').length > 0
}

function line(patientId: string, profileId: string, reason: string): TeamLine {
  return { patientId, profileId, reason, from: null, until: null }
}

/** Whoever enters a new patient sees it for thirty days. */
function createdLines(patient: Document, id: string): readonly TeamLine[] {
  const creator = idOf(valueAt(patient, 'meta.createdBy'))
  return creator === ''
    ? []
    : [{ ...line(id, creator, 'created'), until: later(valueAt(patient, 'meta.created'), 30 * day) }]
}

/** Active: no end; else a year after the end. */
function episodeEnd(episode: Document): string | null {
  if (episode.status === 'Active') return null
  return later(valueAt(episode, 'period.end') ?? valueAt(episode, 'meta.lastModified'), 365 * day)
}

type Member = {
  readonly profileId: string
  readonly period: { readonly from: string | null; readonly until: string | null }
}

function members(entries: readonly unknown[], field: string): readonly Member[] {
  return entries.flatMap((entry) => {
    const profileId = isDocument(entry) ? idOf(entry[field]) : ''
    if (profileId === '') return []
    return [
      {
        profileId,
        period: {
          from: later(valueAt(entry, 'period.start'), 0),
          until: later(valueAt(entry, 'period.end'), day),
        },
      },
    ]
  })
}

function isActive(member: unknown): boolean {
  return isDocument(member) && member.status === 'Active'
}

function patientsIn(value: unknown, paths: readonly string[]): readonly string[] {
  return idsOf(value, paths, 'Patient')
}

function practitionersIn(value: unknown, paths: readonly string[]): readonly string[] {
  return idsOf(value, paths, 'Practitioner')
}

function idsOf(value: unknown, paths: readonly string[], type: string): readonly string[] {
  const references: readonly Reference[] = paths.flatMap((path) => valuesAt(value, path).filter(isReference))
  return [...new Set(references.filter(({ resourceType }) => resourceType === type).map(({ id }) => id))]
}

function pairs(left: readonly string[], right: readonly string[]): readonly (readonly [string, string])[] {
  return left.flatMap((one) => right.map((other) => [one, other] as const))
}

function idOf(value: unknown): string {
  return isReference(value) ? value.id : ''
}

function later(value: unknown, milliseconds: number): string | null {
  const start = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(start) ? null : new Date(start + milliseconds).toISOString()
}
