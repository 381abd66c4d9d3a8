import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanCreate } from '#generated/types/resources.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { equal } from '#shared/patch/equal.ts'
import { assessmentsAmong, draftedPlan, formerOf, type PlanDraft } from './drafted-plan.ts'

/** What is chosen only by hand; the enrollment and the assessment that are offered are those that were found. */
type Typed = Omit<PlanDraft, 'episode' | 'assessment'> & Partial<Pick<PlanDraft, 'episode' | 'assessment'>>

/** A draft that was sent, under the key by which it is made once. */
type Asked = { readonly draft: PlanDraft; readonly key: string; readonly body: CarePlanCreate }

const keptDrafts = keepTyping<Typed>()

const going = { filters: [{ field: 'status', op: 'eq', value: 'Active' }] } as const
const assessed = {
  filters: [
    { field: 'kind', op: 'eq', value: 'AssessmentNote' },
    { field: 'status', op: 'in', value: ['Final', 'Amended'] },
  ],
  orderBy: 'serviceDate',
  order: 'desc',
} as const
const current = {
  filters: [
    { field: 'clinicalStatus', op: 'in', value: ['Active', 'Recurrence'] },
    { field: 'verification', op: 'in', value: ['Provisional', 'Confirmed'] },
  ],
  orderBy: 'rank',
  order: 'asc',
  pageSize: 200,
} as const

/** A care plan of a chart on its way: what is typed, what it can be made of, and its making. */
export function useDrafting(patientId: string, plans: readonly CarePlan[], onMade: () => void) {
  const words = useWords()
  const labels = useLabels()
  const { profile } = useSession()
  const { instant, newId } = useWorld()
  const today = useMoments().dayOf(instant())
  const found = useFound(patientId)
  const kept = useKept(
    keptDrafts,
    patientId,
    (): Typed => ({
      title: words('chart-plan.usual-title', { kind: labels('enumeration.CarePlanKind.Treatment') }),
      kind: 'Treatment',
      start: today,
      turned: [],
      needs: '',
      patientStatement: '',
    }),
  )
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const { episode = found.episodes[0]?.id ?? '', assessment = found.assessments[0]?.id ?? '' } = kept.typed
  const draft: PlanDraft = { ...kept.typed, episode, assessment }
  const former = formerOf(plans, draft)
  const program = found.episodes.find(({ id }) => id === episode)?.program.id
  const rules = useAnswer('program.read', program ? { id: program } : undefined)

  const [asked, setAsked] = useState<Asked>()
  const make = async () => {
    setBusy(true)
    // Pressed again after an answer that was lost, the same draft is the same request, and makes one plan.
    const request = asked && equal(asked.draft, draft) ? asked : { draft, key: newId(), body: body() }
    setAsked(request)
    const made = await send('carePlan.create', { body: request.body, idempotencyKey: request.key })
    setBusy(false)
    setFailure(made.ok ? undefined : made.failure)
    if (!made.ok) return
    kept.stored(kept.typed)
    refreshAnswers('CarePlan')
    onMade()
  }
  const body = () =>
    draftedPlan(draft, {
      ...{ patientId, conditions: found.conditions, former, newId },
      author: profile?.resourceType === 'Practitioner' ? asAuthor(profile.id) : undefined,
      reviewIntervalDays: rules?.ok ? rules.value.planReviewDays : undefined,
    })
  const change = (more: Partial<PlanDraft>) => kept.type({ ...kept.typed, ...more })
  const isReady = draft.title.trim() !== '' && draft.start !== '' && !found.isAwaited
  return { draft, change, kept, found, former, failure, make, isReady, isBusy }
}

function asAuthor(id: string): CarePlan['author'] {
  return { id, resourceType: 'Practitioner' }
}

/** What a plan can be made of, as far as the reader may see it. */
function useFound(patientId: string) {
  const { mayDo } = usePermissions()
  const asked = {
    episodes: mayDo('episodeOfCare.query') ? rowsOf('patient', patientId, going) : undefined,
    notes: mayDo('note.query') ? rowsOf('patient', patientId, assessed) : undefined,
    conditions: mayDo('condition.query') ? rowsOf('subject', patientId, current) : undefined,
  }
  const episodes = useAnswer('episodeOfCare.query', asked.episodes)
  const notes = useAnswer('note.query', asked.notes)
  const conditions = useAnswer('condition.query', asked.conditions)
  const answers = [
    asked.episodes && { answer: episodes },
    asked.notes && { answer: notes },
    asked.conditions && { answer: conditions },
  ]
  return {
    episodes: episodes?.ok ? episodes.value.items : [],
    assessments: assessmentsAmong(notes?.ok ? notes.value.items : []),
    conditions: conditions?.ok ? conditions.value.items : [],
    isAwaited: answers.some((each) => each && each.answer === undefined),
  }
}
