import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { noteStartingStatuses } from '#shared/scheduling/note-starting-statuses.ts'
import { daySpan } from '#shared/time/local-moment.ts'

const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 500 } as const
const everKnown = {
  filters: [{ field: 'status', op: 'in', value: ['Active', 'Retired'] }],
  pageSize: 500,
} as const
const open = { filters: [{ field: 'status', op: 'eq', value: 'active' }], pageSize: 500 } as const
const preferred = { id: 'default' } as const

/** What there is to choose from when a note about a patient is started, and what was chosen with the same patient before. */
export function useStartChoices(patientId: string) {
  const { may } = usePermissions()
  const { profile } = useSession()
  const calls = useCalls(patientId, profile?.id ?? '')
  const definitions = useAnswer('noteDefinition.query', everKnown)
  const shared = useAnswer('groupNoteDefinition.query', may('GroupNoteDefinition:Read') ? inForce : undefined)
  const services = useAnswer('healthcareService.query', inForce)
  const programs = useAnswer('program.query', inForce)
  const places = useAnswer('location.query', open)
  const episodes = useAnswer('episodeOfCare.query', calls.episodes)
  const visits = useAnswer('appointment.query', may('Appointment:Read') ? calls.visits : undefined)
  const sessions = useAnswer('encounter.query', may('Encounter:Read') ? calls.sessions : undefined)
  const notes = useAnswer('note.query', calls.notes)
  const preferences = useAnswer('practicePreferences.read', preferred)
  const self = useAnswer('practitioner.read', profile ? { id: profile.id } : undefined)
  return {
    definitions,
    onRetry: () => askAgain('noteDefinition.query', everKnown),
    /** Notes of several services, each in its newest version. */
    ofServices: newestOf(itemsOf(shared).filter(({ composition }) => composition === 'MultiService')),
    services: itemsOf(services),
    programs: itemsOf(programs),
    places: itemsOf(places),
    episodes: itemsOf(episodes),
    visits: itemsOf(visits).filter(
      ({ status, isGroup }) => !isGroup && noteStartingStatuses.includes(status),
    ),
    /** Undefined while it is not known whether there is one. */
    last: sessions && (itemsOf(sessions)[0] ?? null),
    notes: itemsOf(notes),
    preferences: readOf(preferences),
    self: readOf(self),
  }
}

function itemsOf<Item>(answer: Outcome<{ readonly items: readonly Item[] }> | undefined): readonly Item[] {
  return answer?.ok ? answer.value.items : []
}

function newestOf<Of extends { readonly key: string; readonly version: number }>(
  rows: readonly Of[],
): readonly Of[] {
  return rows.filter((one) => rows.every((other) => other.key !== one.key || other.version <= one.version))
}

function readOf<Value>(answer: Outcome<Value> | undefined): Value | undefined {
  return answer?.ok ? answer.value : undefined
}

export type StartChoices = ReturnType<typeof useStartChoices>

function useCalls(patientId: string, own: string) {
  const { instant } = useWorld()
  const { dayOf, timezone } = useMoments()
  const today = dayOf(instant())
  return useMemo(() => {
    const ofPatient = { field: 'patient', op: 'eq', value: patientId } as const
    const latest = { partition: patientId, order: 'desc', pageSize: 20 } as const
    const { start, end } = daySpan(today, timezone)
    return {
      episodes: {
        filters: [ofPatient, { field: 'status', op: 'eq', value: 'Active' }],
        pageSize: 50,
        partition: patientId,
      },
      visits: {
        filters: [
          { field: 'owner', op: 'eq', value: own },
          { field: 'attendees.subject', op: 'eq', value: patientId },
          { field: 'start', op: 'between', value: [start, end] },
        ],
        orderBy: 'start',
        order: 'asc',
        pageSize: 20,
        crossPartition: true,
      },
      sessions: {
        filters: [ofPatient, { field: 'participants.individual', op: 'eq', value: own }],
        orderBy: 'period',
        ...latest,
      },
      notes: {
        filters: [ofPatient, { field: 'author', op: 'eq', value: own }],
        orderBy: 'serviceDate',
        summary: true,
        ...latest,
      },
    } satisfies Readonly<Record<string, QueryCall>>
  }, [patientId, own, today, timezone])
}
