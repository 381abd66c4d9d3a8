import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import { alertPaths } from '#shared/forms/alert-paths.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { clausesOf, definitionOf } from '#shared/forms/definition.ts'
import { readSource } from '#shared/forms/sources.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { checkDefinition } from './check-definition.ts'

/** What of a questionnaire is looked at before it is published. */
export type CheckedQuestionnaire = Pick<
  Questionnaire,
  'elements' | 'shortName' | 'licence' | 'licenceConfirmed' | 'scoring' | 'alerts'
>

/** What stands in the way of publishing a questionnaire: its questions, its license, its scores and its alerts. An empty list: it may be published. */
export function checkQuestionnaire(row: CheckedQuestionnaire): readonly Finding[] {
  const form = compileForm(definitionOf(row))
  return [
    ...checkDefinition(definitionOf(row)),
    ...licence(row),
    ...scoring(row, form),
    ...alerting(row, form),
  ]
}

function licence({ licence: kind, licenceConfirmed }: CheckedQuestionnaire): readonly Finding[] {
  const isMissing = kind === 'Licensed' && licenceConfirmed !== true
  return isMissing ? [blocking('/licenceConfirmed', 'definitions.licence-needed')] : []
}

/** Scores name questions that are there; their bands leave no gap and do not overlap. */
function scoring({ scoring: scores = [] }: CheckedQuestionnaire, { nodes }: Form): readonly Finding[] {
  return scores.flatMap((score, index) => [
    ...(score.itemIds ?? [])
      .filter((id) => !nodes.has(id))
      .map((id) => blocking(`/scoring/${index}/itemIds`, 'definitions.unknown-element', { id })),
    ...(hasGap(score)
      ? [blocking(`/scoring/${index}/bands`, 'definitions.bands', { name: score.name })]
      : []),
  ])
}

/** Alerts ask something, and what they ask is there: one without a condition would call somebody each time, one that looked elsewhere never. */
function alerting(row: CheckedQuestionnaire, { nodes }: Form): readonly Finding[] {
  const paths = alertPaths(
    row.shortName,
    (row.scoring ?? []).map(({ id }) => id),
  )
  const isThere = (source: string) => {
    const read = readSource(source, nodes)
    if (read.kind === 'context') return paths.includes(read.path)
    return nodes.has(read.kind === 'column' ? read.grid : read.id)
  }
  return (row.alerts ?? []).flatMap(({ when, message }, index) => {
    const clauses = clausesOf(when)
    const at = `/alerts/${index}/when`
    if (clauses.length === 0) return [blocking(at, 'definitions.alert-always', { message })]
    return clauses
      .filter(({ source }) => !isThere(source))
      .map(({ source }) => blocking(at, 'definitions.unknown-element', { id: source }))
  })
}

function hasGap({ bands = [] }: ScoreDefinition): boolean {
  const inOrder = [...bands].sort((one, two) => one.min - two.min)
  const step = inOrder.every(({ min, max }) => Number.isInteger(min) && Number.isInteger(max)) ? 1 : 0
  return inOrder.some((band, index) => {
    const before = inOrder[index - 1]
    return band.max < band.min || (before !== undefined && band.min !== before.max + step)
  })
}
