import { sendPlainQuietly } from '#client/api/send.ts'
import { namedMeasure } from '#client/patients/tabs/measure-of.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { TimelineEvent } from './timeline-event.ts'

/** One page of a kind of events, and how to have the next one. */
export type TimelinePage = {
  readonly events: readonly TimelineEvent[]
  readonly continuation: string | undefined
}

/** A source of the timeline: one type of rows with the moments that each stands for. */
export type TimelineSource = {
  readonly type: ResourceType
  readonly read: (
    patientId: string,
    page: { readonly size: number; readonly continuation?: string },
  ) => Promise<Outcome<TimelinePage>>
}

/** When, and what is to be read there where that is less than what the row is called. */
type Moment = Pick<TimelineEvent, 'part' | 'said'> & {
  readonly at: string | undefined
  readonly what?: string | undefined
}
type Asked = Pick<QueryCall, 'orderBy' | 'crossPartition'> & {
  readonly field: string
  /** What is shown of a row is not in its summary. */
  readonly isWhole?: true
}

/** Everything that has its place in time, in the order in which the filters stand. */
export const timelineSources: readonly TimelineSource[] = [
  source('Encounter', { field: 'patient', orderBy: 'serviceDate', crossPartition: true }, (row) => [
    { at: row.serviceDate, what: row.serviceType?.display },
  ]),
  source('Note', { field: 'patient', orderBy: 'serviceDate', crossPartition: true }, (row) => [
    { at: row.serviceDate, what: row.definition.display },
  ]),
  source('Appointment', { field: 'attendees.subject', orderBy: 'start', crossPartition: true }, (row) => [
    { at: row.start, what: row.serviceType?.display ?? row.title },
  ]),
  source('EpisodeOfCare', { field: 'patient' }, ({ period }) => [
    { at: period.start, part: 'began' },
    { at: period.end, part: 'ended' },
  ]),
  source('Condition', { field: 'subject', orderBy: 'recordedDate' }, (row) => [
    began(row.onsetDate, row.recordedDate),
    { at: row.resolutionDate, part: 'ended' },
  ]),
  source('Allergy', { field: 'patient', orderBy: 'onset' }, (row) => [
    {
      ...began(row.onset, row.meta.created),
      what: row.substance?.display,
      ...(row.noKnownAllergies && { said: 'chart-allergies.none-known' }),
    },
  ]),
  source('Medication', { field: 'patient', orderBy: 'startDate' }, (row) => [
    {
      ...began(row.startDate, row.meta.created),
      ...(row.noMedications && { said: 'chart-medications.takes-none' }),
    },
    { at: row.endDate, part: 'ended' },
  ]),
  source('Observation', { field: 'patient', orderBy: 'effective', isWhole: true }, (row) => [
    { at: row.effective, what: namedMeasure(row) },
  ]),
  source('QuestionnaireResponse', { field: 'patient', orderBy: 'authored' }, (row) => [
    { at: row.authored, what: namedResponse(row) },
  ]),
  source('DocumentReference', { field: 'subject', orderBy: 'received' }, (row) => [
    { at: row.date ?? row.received },
  ]),
  source('Consent', { field: 'patient' }, ({ period, kind }) => [
    { at: period?.start, part: 'began', what: kind.display },
    { at: period?.end, part: 'ended', what: kind.display },
  ]),
  source('Communication', { field: 'subject', orderBy: 'date' }, (row) => [{ at: row.date }]),
]

/** Since when something is so; where nobody knows, when it was written down. */
function began(since: string | undefined, recorded: string | undefined): Moment {
  return since === undefined ? { at: recorded, part: 'recorded' } : { at: since, part: 'began' }
}

/** A questionnaire with its scores where it has any; the day stands beside it. */
function namedResponse({ questionnaire, scores = [] }: QuestionnaireResponse): string | undefined {
  if (questionnaire.display === undefined) return undefined
  const written = scores.flatMap(({ value, band }) =>
    value === undefined ? [] : [band ? `${value} (${band})` : String(value)],
  )
  return written.length > 0 ? `${questionnaire.display}: ${written.join(', ')}` : questionnaire.display
}

function source<Type extends ResourceType>(
  type: Type,
  { field, isWhole, ...asked }: Asked,
  momentsOf: (row: ResourceTypes[Type]) => readonly Moment[],
): TimelineSource {
  return {
    type,
    read: async (patientId, { size, continuation }) => {
      const call = rowsOf(field, patientId, {
        ...asked,
        ...(asked.orderBy !== undefined && { order: 'desc' }),
        pageSize: size,
        ...(!isWhole && { summary: true }),
      })
      const page = await sendPlainQuietly(type, 'query', continuation ? { ...call, continuation } : call)
      if (!page.ok) return page
      const events = page.value.items.flatMap((row) => eventsOf(type, row, momentsOf(row)))
      return succeeded({ events, continuation: page.value.continuation })
    },
  }
}

type Row = { readonly id: string; readonly display: string }

function eventsOf(
  type: ResourceType,
  { id, display }: Row,
  moments: readonly Moment[],
): readonly TimelineEvent[] {
  return moments.flatMap(({ at, part, said, what }) =>
    at === undefined
      ? []
      : [{ type, id, at, display: what ?? display, ...(said && { said }), ...(part && { part }) }],
  )
}
