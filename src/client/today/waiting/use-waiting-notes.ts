import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { stillShown } from '#client/api/use-answer.ts'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const queryKey = ['note.toSign', {}]

/** Others' notes that wait for a signature of whoever is signed in; undefined while nothing has come. */
export function useWaitingNotes(): Outcome<ActReplies['note.toSign']> | undefined {
  const { data } = useQuery(
    {
      queryKey,
      // Whoever comes back from a note has opened it.
      staleTime: 0,
      queryFn: async () => stillShown(queryKey, await send('note.toSign', {})),
    },
    answers,
  )
  return data
}
