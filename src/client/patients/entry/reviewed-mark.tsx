import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Reviewed = readonly { readonly by?: Reference; readonly at?: string }[]

type Props = {
  readonly patient: Patient
  readonly act: 'allergy.review' | 'medication.review'
  /** What stands on the list now, with who went through it. */
  readonly rows: readonly { readonly reviewed?: Reviewed }[]
}

/** The reviewed mark of a list: who went through it last, and a button for whoever does so now. */
export function ReviewedMark({ patient, act, rows }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { mayDo } = usePermissions()
  const isAllowed = useSession().practice?.allowMarkAllReview !== false
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const last = lastReview(rows)

  const review = async () => {
    setBusy(true)
    const outcome = await send(act, { patient: { id: patient.id, resourceType: 'Patient' } })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) notify(words('entry.reviewed-now'))
  }
  if (rows.length === 0) return null
  return (
    <div className="reviewed-mark">
      <span className="fact-dim">
        {last
          ? words('entry.reviewed', { when: moments.dateAndTime(last.at), name: last.by?.display ?? '–' })
          : words('entry.never-reviewed')}
      </span>
      {mayDo(act) && isAllowed && (
        <Button size="compact-sm" variant="default" onClick={() => void review()} loading={isBusy}>
          {words('entry.review')}
        </Button>
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => void review()} />}
    </div>
  )
}

type Review = { readonly by?: Reference; readonly at: string }

/** The list was gone through when its oldest unreviewed entry was: what was added later makes it unreviewed again. */
function lastReview(rows: Props['rows']): Review | undefined {
  const newest = rows.map(({ reviewed = [] }) => reviewed[0])
  const known = newest.flatMap((each) => (each?.at === undefined ? [] : [{ ...each, at: each.at }]))
  if (known.length === 0 || known.length < rows.length) return undefined
  return known.reduce((one, other) => (one.at <= other.at ? one : other))
}
