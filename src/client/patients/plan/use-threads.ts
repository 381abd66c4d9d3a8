import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { type BrokenThread, brokenThreads } from '#shared/chart/broken-threads.ts'
import { plusDays } from '#shared/time/calendar.ts'

type FoundThreads = {
  readonly outcomes: readonly CarePlanOutcome[]
  /** Nothing before everything was read that the reader may read. */
  readonly broken: readonly BrokenThread[]
}

/** What was rated in a chart, and where its thread from diagnosis to session is broken, as far as the reader may see. */
export function useThreads(patientId: string, plans: readonly CarePlan[]): FoundThreads {
  const { may } = usePermissions()
  const today = useMoments().dayOf(useWorld().instant())
  const inputs = useMemo(() => inputsFor(patientId, today), [patientId, today])
  const reads = {
    outcomes: may('CarePlanOutcome:Read'),
    conditions: may('Condition:Read'),
    sessions: may('Encounter:Read'),
  }
  const outcomes = useAnswer('carePlanOutcome.query', reads.outcomes ? inputs.outcomes : undefined)
  const conditions = useAnswer('condition.query', reads.conditions ? inputs.conditions : undefined)
  const sessions = useAnswer('encounter.query', reads.sessions ? inputs.sessions : undefined)
  return useMemo(() => {
    const rated = outcomes?.ok ? outcomes.value.items : []
    if (!outcomes?.ok || !conditions?.ok || !sessions?.ok) return { outcomes: rated, broken: [] }
    const threads = {
      plans,
      outcomes: rated,
      conditions: conditions.value.items,
      sessions: sessions.value.items,
    }
    return { outcomes: rated, broken: brokenThreads(threads, today) }
  }, [plans, outcomes, conditions, sessions, today])
}

function inputsFor(patientId: string, today: string) {
  const since = { field: 'serviceDate', op: 'ge', value: plusDays(today, -60) } as const
  return {
    outcomes: rowsOf('subject', patientId, { orderBy: 'date', order: 'desc', pageSize: 500 }),
    conditions: rowsOf('subject', patientId, { pageSize: 200 }),
    sessions: rowsOf('patient', patientId, {
      filters: [{ field: 'status', op: 'eq', value: 'Finished' }, since],
      crossPartition: true,
      orderBy: 'serviceDate',
      order: 'desc',
      pageSize: 200,
    }),
  }
}
