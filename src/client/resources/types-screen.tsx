import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { useListPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { AskedFailure } from '#client/ui/states/answered.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { type PlainId, plainId } from '#generated/operations/operations.ts'
import { screenSummaries } from '#generated/screens/all.ts'
import type { ScreenSummary } from '#generated/screens/screen.ts'
import { groupOf, typeGroups } from './type-groups.ts'
import './resources.css'

const counting = { filters: [], prefer: 'minimal', crossPartition: true } as const

/** Every type that this person may read, by group, each with the number of its records. */
export function TypesScreen(): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const byLabel = (one: ScreenSummary, other: ScreenSummary) =>
    labels(one.pluralId).localeCompare(labels(other.pluralId))

  return (
    <Page title={words('resources.screen.types')}>
      <div className="types">
        {typeGroups.map(({ group, titleId }) => (
          <section key={group} className="types-group">
            <h2>{words(titleId)}</h2>
            <ul>
              {screenSummaries
                .filter(({ type }) => groupOf[type] === group)
                .toSorted(byLabel)
                .map((summary) => (
                  <TypeLine key={summary.type} summary={summary} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}

function TypeLine({ summary }: { readonly summary: ScreenSummary }): ReactNode {
  const labels = useLabels()
  const can = useVerbs(summary.type)
  const listPath = useListPath()
  const query = plainId[summary.type].query
  const label = labels(summary.pluralId)

  if (!can('query'))
    return (
      <li className="types-line" data-closed>
        <span>{label}</span>
        <span className="types-count">{labels('resources.not-yours')}</span>
      </li>
    )
  return (
    <li className="types-line">
      <ScreenLink to={listPath(summary.type)}>{label}</ScreenLink>
      <Count query={query} />
    </li>
  )
}

function Count({ query }: { readonly query: PlainId<'query'> }): ReactNode {
  const locale = useLocale()
  const answer = useAnswer(query, counting)
  const total = answer?.ok ? answer.value.total : undefined
  if (!answer) return <span className="types-count" aria-busy="true" />
  if (!answer.ok) return <AskedFailure answer={answer} onRetry={() => askAgain(query, counting)} />
  return (
    <span className="types-count">
      {total === undefined ? '' : new Intl.NumberFormat(locale).format(total)}
    </span>
  )
}
