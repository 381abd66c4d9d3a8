import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { send } from '#client/api/send.ts'
import { stillShown } from '#client/api/use-answer.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** The day as the server tells it to a desk. */
export type ArrivalsAnswer = ActReplies['appointment.arrivals']

type Asked = { readonly from: string; readonly to: string; readonly everywhere: boolean }

/** The day at the front desk, kept fresh while others check in and book; undefined while nothing has come. */
export function useArrivals({ from, to, everywhere }: Asked): {
  readonly answer: Outcome<ArrivalsAnswer> | undefined
  readonly askAgain: () => void
} {
  useKeptFresh('Appointment')
  const input = useMemo(
    (): ActInputs['appointment.arrivals'] => ({ from, to, everywhere }),
    [from, to, everywhere],
  )
  const queryKey = ['appointment.arrivals', input] as const
  const { data } = useQuery(
    { queryKey, queryFn: async () => stillShown(queryKey, await send('appointment.arrivals', input)) },
    answers,
  )
  return { answer: data, askAgain: () => answers.invalidateQueries({ queryKey }) }
}
