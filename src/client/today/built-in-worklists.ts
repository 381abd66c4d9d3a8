import type { MessageId } from '#generated/messages/ids.ts'
import type { Filter } from '#generated/types/filter.ts'
import { shiftDay } from './day-bounds.ts'
import { reviewFilters } from './reviewing/review-filters.ts'

/** A built-in worklist: which rows of which type wait for somebody. */
export type BuiltInWorklist = {
  readonly id: string
  readonly labelId: MessageId
  readonly type: 'Note' | 'CarePlan' | 'Patient' | 'PacketResponse' | 'Consent' | 'Coverage' | 'EpisodeOfCare'
  readonly filters: readonly Filter[]
  /** Where its rows have a screen of their own. */
  readonly screen?: string
}

/** For whom, and on which day. */
type Around = { readonly profile: string; readonly today: string }

const soon = 14
const month = 30

/** The built-in worklists as they are today, in the order of the day's work. */
export function builtInWorklists({ profile, today }: Around): readonly BuiltInWorklist[] {
  return [
    {
      id: 'returned',
      labelId: 'today.list-returned',
      type: 'Note',
      filters: [oneOf('signingState', 'Returned'), { field: 'author', op: 'eq', value: profile }],
    },
    {
      id: 'to-review',
      labelId: 'today.screen.to-review',
      type: 'Note',
      filters: reviewFilters(profile),
      screen: '/notes/to-review',
    },
    {
      id: 'plans-due',
      labelId: 'today.list-plans-due',
      type: 'CarePlan',
      filters: [oneOf('status', 'Active'), until('nextReview', shiftDay(today, soon))],
    },
    {
      id: 'no-contact',
      labelId: 'today.list-no-contact',
      type: 'Patient',
      filters: [
        { field: 'active', op: 'eq', value: true },
        until('lastServiceDate', shiftDay(today, -month)),
      ],
    },
    {
      id: 'acuity',
      labelId: 'today.list-acuity',
      type: 'Patient',
      filters: [{ field: 'active', op: 'eq', value: true }, oneOf('acuity', 'High', 'Crisis')],
    },
    ...paperwork(today),
  ]
}

/** What runs out, was sent or came in. */
function paperwork(today: string): readonly BuiltInWorklist[] {
  return [
    {
      id: 'authorizations',
      labelId: 'today.list-authorizations',
      type: 'Coverage',
      filters: [oneOf('status', 'Active'), { field: 'authorizations.lowUntil', op: 'ge', value: today }],
    },
    {
      id: 'packets',
      labelId: 'today.list-packets',
      type: 'PacketResponse',
      filters: [oneOf('status', 'Sent', 'InProgress', 'Submitted')],
    },
    {
      id: 'consents',
      labelId: 'today.list-consents',
      type: 'Consent',
      filters: [oneOf('status', 'Active'), until('period.end', shiftDay(today, month))],
    },
    {
      id: 'referrals',
      labelId: 'today.list-referrals',
      type: 'EpisodeOfCare',
      filters: [
        oneOf('status', 'Active'),
        { field: 'referral.source', op: 'exists', value: true },
        { field: 'period.start', op: 'ge', value: shiftDay(today, -soon) },
      ],
    },
  ]
}

function oneOf(field: string, ...values: readonly string[]): Filter {
  return { field, op: 'in', value: values }
}

/** Until that day, which counts. */
function until(field: string, day: string): Filter {
  return { field, op: 'lt', value: shiftDay(day, 1) }
}

/** The address of a worklist's rows, as the list of the type reads it; people stand there with their type. */
export function addressOf({ type, filters, screen }: BuiltInWorklist): string {
  if (screen) return screen
  const where = filters.map(({ field, op, value }) => [
    field,
    op,
    field === 'author' ? `Practitioner/${String(value)}` : value,
  ])
  return `/resources/${type}?where=${encodeURIComponent(JSON.stringify(where))}`
}
