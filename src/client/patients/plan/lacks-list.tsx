import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { PlanLack } from '#shared/chart/plan-lacks.ts'
import './plan.css'

/** What a care plan lacks until it can be signed; what keeps it from coming into force stands out. */
export function LacksList({ lacks }: { readonly lacks: readonly PlanLack[] }): ReactNode {
  const words = useWords()
  if (lacks.length === 0) return null
  return (
    <ul className="plan-lacks" aria-label={words('chart-plan.lacks')}>
      {lacks.map(({ kind, blocks, of = '' }) => (
        <li key={`${kind} ${of}`} data-blocks={blocks || undefined}>
          {words(`chart-plan.lacks-${kind}`, { name: of })}
        </li>
      ))}
    </ul>
  )
}
