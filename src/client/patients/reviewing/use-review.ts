import { useMemo, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import type { CarePlanSessionCreate } from '#generated/types/resources.ts'
import { type ReviewDoubt, reviewDoubts } from '#shared/chart/review-doubts.ts'
import { type Failure, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import { equal } from '#shared/patch/equal.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { itemsOf, newMeeting, type ReviewTyped, reviewParts, saidIn, typedIn } from './review-typed.ts'

type Reviewed = {
  readonly plan: CarePlan
  /** A meeting about it that was begun and kept. */
  readonly begun: CarePlanSession | undefined
}

/** What happens when it is done: it was completed, with this plan as its result, or only kept. */
type Done = {
  readonly onKept: () => void
  readonly onDiscarded: () => void
  readonly onComplete: (meeting: CarePlanSession) => void
}

/** A new meeting that was sent, under the key by which it is made once. */
type Asked = { readonly body: CarePlanSessionCreate; readonly key: string }

const keptReviews = keepTyping<ReviewTyped>()

/** A meeting about a plan on its way: what is typed stays until it is stored, on this page or, where somebody goes on later, at the server. */
export function useReview({ plan, begun }: Reviewed, { onKept, onDiscarded, onComplete }: Done) {
  const { instant } = useWorld()
  const moments = useMoments()
  const today = moments.dayOf(instant())
  const parts = useMemo(() => reviewParts(plan), [plan])
  const first = useFirst(plan, today)
  const kept = useKept(keptReviews, plan.id, () =>
    begun ? typedIn(begun, moments.dayOf(begun.date), parts) : first,
  )
  const { store, remove, row } = useStoring(plan, begun)
  const [failure, setFailure] = useState<Failure>()
  const [doubts, setDoubts] = useState<readonly ReviewDoubt[]>([])
  const [isBusy, setBusy] = useState(false)
  const { typed } = kept
  const proposed = plusDays(typed.day || today, plan.reviewIntervalDays)

  const stored = async () => {
    const day = row && moments.dayOf(row.date)
    const moment = typed.day === today ? instant() : noonOf(typed.day, moments.timezone)
    const outcome = await store({
      ...saidIn(typed, parts),
      date: row && day === typed.day ? row.date : moment,
    })
    setFailure(outcome.ok ? undefined : outcome.failure)
    return outcome.ok ? outcome.value : undefined
  }
  const keep = async () => {
    setBusy(true)
    const meeting = await stored()
    setBusy(false)
    if (!meeting) return
    kept.stored(typed)
    onKept()
  }
  const complete = async () => {
    const found = reviewDoubts(plan, itemsOf(typed, parts))
    const left = found.filter(({ kind }) => kind !== 'objectives-open' || !typed.leavesOpen)
    setDoubts(left)
    if (left.length > 0) return
    setBusy(true)
    const meeting = await stored()
    const outcome = meeting && (await completed(meeting, plan, typed))
    setBusy(false)
    if (!outcome) return
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    kept.stored(typed)
    onComplete(outcome.value)
  }
  const discard = async () => {
    setBusy(true)
    const outcome = await remove()
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    kept.startOver()
    onDiscarded()
  }
  return { kept, typed, parts, today, proposed, doubts, failure, isBusy, keep, complete, discard, row }
}

function noonOf(date: string, zone: string): string {
  return momentOf({ date, time: '12:00' }, zone).instant
}

type Said = ReturnType<typeof saidIn> & { readonly date: string }

/** Makes a meeting, or brings the one that was begun to what is said now. */
function useStoring(plan: CarePlan, begun: CarePlanSession | undefined) {
  const { newId } = useWorld()
  const [made, setMade] = useState<CarePlanSession>()
  const [asked, setAsked] = useState<Asked>()
  const row = newer(begun, made)
  const create = (said: Said) => {
    const body = newMeeting(plan, said)
    // Pressed again after an answer that was lost, the same meeting is the same request, and is made once.
    const isSame = asked !== undefined && equal(asked.body, { ...body, date: asked.body.date })
    const request = isSame ? asked : { body, key: newId() }
    setAsked(request)
    return send('carePlanSession.create', { body: request.body, idempotencyKey: request.key })
  }
  const change = (former: CarePlanSession, said: Said) => {
    const { summary: _summary, nextReview: _next, ...rest } = former
    const operations = diff(former, { ...rest, ...said, progress: 'InProgress' })
    if (operations.length === 0) return Promise.resolve(succeeded(former))
    return send('carePlanSession.patch', { id: former.id, versionId: former.meta.versionId, operations })
  }
  const store = async (said: Said): Promise<Outcome<CarePlanSession>> => {
    const outcome = row ? await change(row, said) : await create(said)
    if (outcome.ok) setMade(outcome.value)
    if (outcome.ok || outcome.failure.kind === 'conflict') refreshAnswers('CarePlanSession')
    return outcome
  }
  const remove = async (): Promise<Outcome<unknown>> => {
    if (!row) return succeeded(undefined)
    const outcome = await send('carePlanSession.delete', { id: row.id, versionId: row.meta.versionId })
    refreshAnswers('CarePlanSession')
    return outcome
  }
  return { store, remove, row }
}

async function completed({ id, meta }: CarePlanSession, plan: CarePlan, { leavesOpen }: ReviewTyped) {
  const outcome = await send('carePlanSession.complete', {
    ...{ id, versionId: meta.versionId, planVersionId: plan.meta.versionId },
    leaveOpen: leavesOpen,
  })
  refreshAnswers('CarePlan')
  refreshAnswers('CarePlanSession')
  return outcome
}

/** What is typed of a meeting before anybody has: a draft is talked over for the first time, whoever writes is there. */
function useFirst(plan: CarePlan, today: string): ReviewTyped {
  const { profile } = useSession()
  const isStaff = profile?.resourceType === 'Practitioner'
  return {
    kind: plan.status === 'Draft' ? 'Initial' : 'Periodic',
    day: today,
    present: profile && isStaff ? [{ id: profile.id, resourceType: 'Practitioner' }] : [],
    parts: {},
    summary: '',
    nextReview: '',
    leavesOpen: false,
  }
}

function newer(
  one: CarePlanSession | undefined,
  other: CarePlanSession | undefined,
): CarePlanSession | undefined {
  if (!one || !other) return other ?? one
  return Number(one.meta.versionId) > Number(other.meta.versionId) ? one : other
}
