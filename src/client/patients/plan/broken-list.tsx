import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { BrokenThread } from '#shared/chart/broken-threads.ts'

/** Where the thread of a chart is broken, each with what it is about; nothing where it holds. */
export function BrokenList({ broken }: { readonly broken: readonly BrokenThread[] }): ReactNode {
  const words = useWords()
  if (broken.length === 0) return null
  return (
    <details className="tab-part plan-broken" open={broken.length <= 5}>
      <summary>{words('chart-plan.broken', { count: broken.length })}</summary>
      <ul>
        {broken.map((thread) => (
          <li key={keyOf(thread)}>
            <Broken thread={thread} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Broken({ thread }: { readonly thread: BrokenThread }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const path = useRecordPath()
  switch (thread.kind) {
    case 'diagnosis-without-goal':
      return words('chart-plan.diagnosis-without-goal', { name: thread.condition.code.display ?? '' })
    case 'goal-without-intervention':
      return words('chart-plan.goal-without-intervention', { goal: thread.goal })
    case 'goal-untouched':
      return words('chart-plan.goal-untouched', { goal: thread.goal })
    case 'session-without-goal':
      return (
        <ScreenLink to={path('Encounter', thread.session.id)}>
          {words('chart-plan.session-without-goal', { day: moments.date(thread.session.serviceDate) })}
        </ScreenLink>
      )
  }
}

function keyOf(thread: BrokenThread): string {
  switch (thread.kind) {
    case 'diagnosis-without-goal':
      return `${thread.kind} ${thread.condition.id}`
    case 'session-without-goal':
      return `${thread.kind} ${thread.session.id}`
    default:
      return `${thread.kind} ${thread.plan.id} ${thread.goal}`
  }
}
