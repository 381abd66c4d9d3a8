import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { type TiedSentence, tiedSentences } from '#shared/notes/facts/tied-sentences.ts'

/** A sentence of a note of the chart that is tied to a part of a plan. */
export type FoundSentence = TiedSentence & { readonly note: string; readonly on: string }

/** So many notes are looked through, the newest first. */
const most = 100

/** The sentences of signed notes that are tied to parts of a plan, as far as the reader may read the notes: what was tied to a version before counts for the plan in its place. */
export function useSentences(patientId: string, plans: readonly CarePlan[]) {
  const { may } = usePermissions()
  const mayRead = may('Note:Read')
  const input = useMemo(() => (mayRead ? notesOf(patientId) : undefined), [mayRead, patientId])
  const notes = useAnswer('note.query', input)
  const found = useMemo(
    () =>
      (knownOf(notes)?.items ?? []).flatMap((note): readonly FoundSentence[] =>
        tiedSentences(note).map((tied) => ({ ...tied, note: note.id, on: note.serviceDate })),
      ),
    [notes],
  )
  return (plan: CarePlan, part: string): readonly FoundSentence[] => {
    const versions = withFormer(plan, plans)
    return found.filter((each) => each.part === part && versions.has(each.plan))
  }
}

function notesOf(patientId: string) {
  return rowsOf('patient', patientId, {
    filters: [{ field: 'status', op: 'in', value: ['Final', 'Amended'] }],
    crossPartition: true,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize: most,
  })
}

function withFormer(plan: CarePlan, plans: readonly CarePlan[]): ReadonlySet<string> {
  const ids = new Set([plan.id])
  let before = plan.replaces?.id
  while (before !== undefined && !ids.has(before)) {
    const id = before
    ids.add(id)
    before = plans.find((each) => each.id === id)?.replaces?.id
  }
  return ids
}
