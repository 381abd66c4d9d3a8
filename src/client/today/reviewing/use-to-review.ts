import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Page } from '#generated/operations/plain.ts'
import type { Note } from '#generated/types/note.ts'
import { isAsked } from '#shared/notes/act-doubt.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { reviewFilters } from './review-filters.ts'

/** So many notes are read at once, those due first. */
const mostShown = 100

/** What waits for a review. */
export type ToReview = { readonly notes: readonly Note[]; readonly isWhole: boolean }

/** The notes that wait for a review of whoever is signed in; undefined while nothing has come. */
export function useToReview(): Outcome<ToReview> | undefined {
  const { profile } = useSession()
  const id = profile?.id ?? ''
  const input = useMemo(
    () => ({
      filters: reviewFilters(id),
      orderBy: 'dueToSign',
      order: 'asc' as const,
      pageSize: mostShown,
      crossPartition: true,
      total: true,
    }),
    [id],
  )
  const answer = useAnswer('note.query', input)
  return useMemo(() => (answer?.ok ? succeeded(waitingIn(answer.value, id)) : answer), [answer, id])
}

/** Somebody else's review of the same note may be the open one. */
function waitingIn({ items, total }: Page<Note>, id: string): ToReview {
  return {
    notes: items.filter((note) => isAsked(note, id)),
    isWhole: (total ?? items.length) <= items.length,
  }
}
