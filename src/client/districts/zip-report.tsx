import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { type ListedZip, type ZipState, zipStates } from '#shared/districts/zip-report.ts'

type Props = { readonly entries: readonly ListedZip[]; readonly heading: string | undefined }

/** So many lines of a kind are drawn; the rest is counted. */
const most = 100

/** The report of a list of ZIP codes: what comes, what moves, what is there and what cannot come, counted and line by line. */
export function ZipReport({ entries, heading }: Props): ReactNode {
  const words = useWords()
  const groups = zipStates.flatMap((state) => {
    const own = entries.filter((entry) => entry.state === state)
    return own.length === 0 ? [] : [{ state, own }]
  })
  return (
    <section className="zip-report" aria-labelledby="zip-report">
      <h2 id="zip-report">{words('districts.report', { count: entries.length })}</h2>
      {heading !== undefined && (
        <p className="districts-text">{words('districts.heading-skipped', { text: heading })}</p>
      )}
      {groups.map(({ state, own }) => (
        <Group key={state} state={state} entries={own} />
      ))}
    </section>
  )
}

function Group({
  state,
  entries,
}: {
  readonly state: ZipState
  readonly entries: readonly ListedZip[]
}): ReactNode {
  const words = useWords()
  const isOpen = state !== 'New' && state !== 'There'
  return (
    <details open={isOpen} data-state={state}>
      <summary>{words(`districts.state-${state}`, { count: entries.length })}</summary>
      <ul>
        {entries.slice(0, most).map(({ line, text, district, from }) => (
          <li key={`${line} ${text}`}>
            {words('districts.line', { line, text })}
            {district && ` – ${placeOf(district.name, from?.name, words('districts.arrow'))}`}
          </li>
        ))}
      </ul>
      {entries.length > most && (
        <p className="districts-text">{words('districts.more-lines', { count: entries.length - most })}</p>
      )}
    </details>
  )
}

function placeOf(to: string, from: string | undefined, arrow: string): string {
  return from === undefined ? to : `${from} ${arrow} ${to}`
}
