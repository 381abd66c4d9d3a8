import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { chartingActs } from '#generated/enumerations/charting-act.ts'
import type { Charting } from '#generated/types/charting.ts'

/** Says before signing what goes into the chart when the note is final, counted and by kind, and what does not and why. */
export function ForTheChart({ charting }: { readonly charting: readonly Charting[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (charting.length === 0) return null
  const going = charting.filter(({ doubt }) => doubt === undefined)
  const staying = charting.filter(({ doubt }) => doubt !== undefined)
  const acts = chartingActs.filter((act) => going.some((each) => each.act === act))
  return (
    <section className="note-charting" aria-label={words('note.chart')}>
      <h3>{words('note.chart-counts', { count: going.length })}</h3>
      {acts.map((act) => (
        <div key={act}>
          <p>
            {words('note.chart-act', {
              act: labels(`enumeration.ChartingAct.${act}`),
              count: going.filter((each) => each.act === act).length,
            })}
          </p>
          <ul>
            {going
              .filter((each) => each.act === act)
              .map(({ type, text }) => (
                <li key={`${type} ${text}`}>
                  {words('note.chart-fact', { type: labels(`enumeration.ChartingType.${type}`), text })}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {staying.length > 0 && (
        <>
          <p>{words('note.chart-not', { count: staying.length })}</p>
          <ul>
            {staying.map(({ type, act, text, doubt }) => (
              <li key={`${type} ${act} ${text}`}>
                {words('note.chart-doubt', { text, reason: labels(`enumeration.ChartingDoubt.${doubt}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
