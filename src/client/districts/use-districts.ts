import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { useKeptFresh } from '#client/api/changes/use-kept-fresh.ts'
import { send } from '#client/api/send.ts'
import { stillShown } from '#client/api/use-answer.ts'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** All districts with their counts, and the ZIP codes of patients that belong to none. */
export type Districts = ActReplies['district.overview']

/** Who lives where changes in the background; in milliseconds. */
const lookAgain = 60_000

const queryKey = ['district.overview'] as const

/** The districts of the practice as they are now. */
export function useDistricts(): {
  readonly answer: Outcome<Districts> | undefined
  readonly onRetry: () => void
} {
  useKeptFresh('District')
  const { data: answer } = useQuery(
    {
      queryKey,
      queryFn: async () => stillShown(queryKey, await send('district.overview', {})),
      refetchOnMount: 'always',
      refetchInterval: lookAgain,
    },
    answers,
  )
  return { answer, onRetry: () => void answers.invalidateQueries({ queryKey }) }
}
