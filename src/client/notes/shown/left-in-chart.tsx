import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'

/** Above a note that is final no longer: what it wrote into the chart and what stayed there, and why, so that somebody sets it right by hand. */
export function LeftInChart({ note: { leftInChart = [] } }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (leftInChart.length === 0) return null
  return (
    <section className="note-returned" aria-label={words('note.chart')}>
      <p>{words('note.left-in-chart', { count: leftInChart.length })}</p>
      <ul>
        {leftInChart.map(({ type, act, text, doubt }) => (
          <li key={`${type} ${act} ${text}`}>
            {words('note.chart-doubt', { text, reason: labels(`enumeration.ChartingDoubt.${doubt}`) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
