import { sendPlainQuietly } from '#client/api/send.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
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
type Moment = Pick<TimelineEvent, 'part'> & {
  readonly at: string | undefined
  readonly what?: string | undefined
}
type Asked = Pick<QueryCall, 'orderBy' | 'crossPartition'> & { readonly field: string }

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
    { at: row.onsetDate ?? row.recordedDate, part: 'began' },
    { at: row.resolutionDate, part: 'ended' },
  ]),
  source('Medication', { field: 'patient', orderBy: 'startDate' }, (row) => [
    { at: row.startDate, part: 'began' },
    { at: row.endDate, part: 'ended' },
  ]),
  source('Observation', { field: 'patient', orderBy: 'effective' }, (row) => [{ at: row.effective }]),
  source('QuestionnaireResponse', { field: 'patient', orderBy: 'authored' }, (row) => [{ at: row.authored }]),
  source('DocumentReference', { field: 'subject', orderBy: 'received' }, (row) => [
    { at: row.date ?? row.received },
  ]),
  source('Consent', { field: 'patient' }, ({ period }) => [
    { at: period?.start, part: 'began' },
    { at: period?.end, part: 'ended' },
  ]),
  source('Communication', { field: 'subject', orderBy: 'date' }, (row) => [{ at: row.date }]),
]

function source<Type extends ResourceType>(
  type: Type,
  { field, ...asked }: Asked,
  momentsOf: (row: ResourceTypes[Type]) => readonly Moment[],
): TimelineSource {
  return {
    type,
    read: async (patientId, { size, continuation }) => {
      const call = rowsOf(field, patientId, {
        ...asked,
        ...(asked.orderBy !== undefined && { order: 'desc' }),
        pageSize: size,
        summary: true,
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
  return moments.flatMap(({ at, part, what }) =>
    at === undefined ? [] : [{ type, id, at, display: what ?? display, ...(part && { part }) }],
  )
}
