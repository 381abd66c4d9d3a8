import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { PlanLack } from '#shared/chart/plan-lacks.ts'
import './plan.css'

type Props = {
  readonly lacks: readonly PlanLack[]
  /** It is a list of what is still to be done; only whoever signs is told what stands in the way. */
  readonly isCalm?: boolean
}

/** What a care plan lacks until it can be signed; to whoever signs, what keeps it from coming into force stands out. */
export function LacksList({ lacks, isCalm = false }: Props): ReactNode {
  const words = useWords()
  if (lacks.length === 0) return null
  return (
    <ul className="plan-lacks" aria-label={words('chart-plan.lacks')}>
      {lacks.map(({ kind, blocks, of = '' }) => (
        <li key={`${kind} ${of}`} data-blocks={(blocks && !isCalm) || undefined}>
          {words(`chart-plan.lacks-${kind}`, { name: of })}
        </li>
      ))}
    </ul>
  )
}
