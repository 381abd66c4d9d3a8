import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { SignInSummary } from '#generated/types/sign-in-summary.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Who of the staff is shown: those at work, those who have no sign-in yet, or all. */
export type Shown = 'active' | 'invited' | 'all'

/** People of the staff whose names hold words that begin so, the first hundred of them. */
export type People = {
  readonly answer: Outcome<Page<Practitioner>> | undefined
  readonly onRetry: () => void
  /** When each signed in last; empty until it is known, and for those who may not know. */
  readonly signIns: ReadonlyMap<string, SignInSummary>
}

/** So many are shown at once; whoever looks for others says more of the name. */
export const mostPeople = 100

/** Asks for them, and when they signed in last. */
export function usePeople(text: string, shown: Shown): People {
  const input = useMemo(
    (): QueryCall => ({ filters: filtersOf(text, shown), pageSize: mostPeople }),
    [text, shown],
  )
  const answer = useAnswer('practitioner.query', input)
  const ids = answer?.ok ? answer.value.items.map(({ id }) => id) : []
  return { answer, onRetry: () => askAgain('practitioner.query', input), signIns: useSignIns(ids) }
}

function filtersOf(text: string, shown: Shown): readonly Filter[] {
  const name = text.trim()
  return [
    ...(name === '' ? [] : [{ field: 'name', op: 'contains', value: name } as const]),
    ...(shown === 'all' ? [] : [{ field: 'active', op: 'eq', value: true } as const]),
    ...(shown === 'invited' ? [{ field: 'person', op: 'exists', value: false } as const] : []),
  ]
}

const unknown: ReadonlyMap<string, SignInSummary> = new Map()

function useSignIns(practitioners: readonly string[]): ReadonlyMap<string, SignInSummary> {
  const { mayDo } = usePermissions()
  const { data } = useQuery(
    {
      queryKey: ['practitioner.signIns', practitioners],
      enabled: practitioners.length > 0 && mayDo('practitioner.signIns'),
      queryFn: async () => {
        const outcome = await send('practitioner.signIns', { practitioners })
        return outcome.ok
          ? new Map(outcome.value.people.map((each) => [each.practitioner, each] as const))
          : unknown
      },
    },
    answers,
  )
  return data ?? unknown
}
