import { IconAlertTriangle, IconCheck, IconEqual } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { BulkResult } from './perform-act.ts'

type Props = {
  readonly description: ScreenDescription
  readonly results: readonly BulkResult[]
  readonly isTrial: boolean
  readonly left: number
}

const mostShown = 500
const order = ['refused', 'changed', 'same'] as const
const icons = { refused: IconAlertTriangle, changed: IconCheck, same: IconEqual } as const

/** How many would change or have changed, and each row with its result; those that were refused stand first. */
export function BulkResults({ description, results, isTrial, left }: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const number = new Intl.NumberFormat(locale)
  const of = (state: BulkResult['state']) => results.filter((result) => result.state === state)
  const sorted = order.flatMap(of)
  const counts = {
    changed: number.format(of('changed').length),
    same: number.format(of('same').length),
    refused: number.format(of('refused').length),
  }

  return (
    <div className="bulk-results">
      <p role="status" className="bulk-summary">
        {words(isTrial ? 'resources.bulk-tried' : 'resources.bulk-ran', counts)}
        {left > 0 && ` ${words('resources.bulk-left', { count: number.format(left) })}`}
      </p>
      <section className="bulk-rows" aria-label={words('resources.bulk-rows')}>
        <table className="bulk-table">
          <thead>
            <tr>
              <th scope="col">{words('resources.record')}</th>
              <th scope="col">{words('resources.bulk-result')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, mostShown).map((result) => (
              <Line key={result.row.id} description={description} result={result} isTrial={isTrial} />
            ))}
          </tbody>
        </table>
      </section>
      {sorted.length > mostShown && (
        <p>{words('resources.bulk-more', { count: number.format(sorted.length - mostShown) })}</p>
      )}
    </div>
  )
}

type LineProps = {
  readonly description: ScreenDescription
  readonly result: BulkResult
  readonly isTrial: boolean
}

function Line({ description, result, isTrial }: LineProps): ReactNode {
  const words = useWords()
  const reason = useReason()
  const { row, state, failure } = result
  const Icon = icons[state]
  const text = {
    changed: words(isTrial ? 'resources.bulk-would-change' : 'resources.bulk-changed'),
    same: words('resources.bulk-same'),
    refused: failure ? reason(failure) : '',
  }[state]
  return (
    <tr data-state={state}>
      <td>
        <a href={`/resources/${description.type}/${row.id}`} target="_blank" rel="noreferrer">
          {row.display || row.id}
        </a>
      </td>
      <td>
        <Icon size={14} aria-hidden="true" /> {text}
      </td>
    </tr>
  )
}

/** Why the server refused, in its own words where it gave any. */
function useReason(): (failure: SeenFailure) => string {
  const words = useWords()
  const labels = useLabels()
  return (failure) => {
    const findings = 'findings' in failure ? (failure.findings ?? []) : []
    if (findings.length === 0) return words(failureSentence(failure).id)
    return findings.map(({ message, parameters }) => labels(message, parameters)).join(' ')
  }
}
