import { Button, NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import { type ComparedPart, comparedPlans } from '#shared/chart/compared-plans.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type PlanVersion, planVersions } from './plan-versions.ts'

type Props = {
  readonly plan: CarePlan
  readonly plans: readonly CarePlan[]
  readonly meetings: readonly CarePlanSession[]
}

/** The versions of a plan side by side: those that it follows, and itself as it was at each meeting. */
export function ComparePlans({ plan, plans, meetings }: Props): ReactNode {
  const words = useWords()
  const { dayOf } = useMoments()
  const [isOpen, setOpen] = useState(false)
  const versions = useMemo(
    () => planVersions(plan, plans, { meetings, dayOf }),
    [plan, plans, meetings, dayOf],
  )
  if (versions.length < 2) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {words('plan-review.compare')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words('plan-review.versions')} size="xl">
        {isOpen && <Comparison versions={versions} />}
      </Dialog>
    </>
  )
}

function Comparison({ versions }: { readonly versions: readonly PlanVersion[] }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const [pair, setPair] = useState({ older: versions[1]?.key ?? '', newer: versions[0]?.key ?? '' })
  const [older, newer] = [useVersion(versions, pair.older), useVersion(versions, pair.newer)]
  const labelOf = ({ number, day, isMeeting }: PlanVersion) =>
    words(isMeeting ? 'plan-review.version-at' : 'plan-review.version', { number, day: moments.date(day) })
  const options = versions.map((version) => ({ value: version.key, label: labelOf(version) }))
  return (
    <div className="review">
      <div className="review-pair">
        <NativeSelect
          label={words('plan-review.older')}
          data={options}
          value={pair.older}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setPair({ ...pair, older: value })}
        />
        <NativeSelect
          label={words('plan-review.newer')}
          data={options}
          value={pair.newer}
          onChange={({ currentTarget: { value } }) => setPair({ ...pair, newer: value })}
        />
      </div>
      <Answered answer={older} what={words('plan-review.versions')} onRetry={refreshAllAnswers}>
        {(before) => (
          <Answered answer={newer} what={words('plan-review.versions')} onRetry={refreshAllAnswers}>
            {(after) => <Sides before={before} after={after} />}
          </Answered>
        )}
      </Answered>
    </div>
  )
}

/** A version: the plan that is at hand, or one that is read. */
function useVersion(versions: readonly PlanVersion[], key: string) {
  const version = versions.find((each) => each.key === key)
  const input =
    version?.versionId === undefined ? undefined : { id: version.plan.id, versionId: version.versionId }
  const read = useAnswer('carePlan.readVersion', input)
  return input === undefined && version ? succeeded(version.plan) : read
}

type SidesProps = { readonly before: CarePlan; readonly after: CarePlan }

function Sides({ before, after }: SidesProps): ReactNode {
  const words = useWords()
  const rows = comparedPlans(before, after)
  const isSame = rows.every(({ change }) => change === 'same')
  return (
    <>
      {isSame && <p role="status">{words('plan-review.no-difference')}</p>}
      <div className="review-scroll">
        <table className="review-sides">
          <caption className="visually-hidden">{words('plan-review.versions')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('plan-review.older')}</th>
              <th scope="col">{words('plan-review.newer')}</th>
              <th scope="col">{words('plan-review.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-change={row.change} data-kind={row.kind}>
                <td>{row.before && <Side part={row.before} />}</td>
                <td>{row.after && <Side part={row.after} />}</td>
                <td>{row.change === 'same' ? '' : words(`plan-review.${row.change}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Side({
  part: { kind, statement, status, target, isOver },
}: {
  readonly part: ComparedPart
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const more = [
    status && labels(`enumeration.GoalStatus.${status}`),
    target && words('chart-plan.by', { day: moments.date(target) }),
    status === undefined && isOver && words('plan-review.over'),
  ]
  return (
    <div className="review-side">
      <span className="review-kind">{words(`plan-review.${kind}`)}</span> {statement}{' '}
      <span className="tab-dim">{more.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
