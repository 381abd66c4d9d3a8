import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import { alertPaths } from '#shared/forms/alert-paths.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { clausesOf, definitionOf, type Element } from '#shared/forms/definition.ts'
import { readSource } from '#shared/forms/sources.ts'
import { countedEnds } from '#shared/forms/values/counted-ends.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { checkBands } from './check-bands.ts'
import { checkDefinition } from './check-definition.ts'
import { itemReach, type ScoreReach, scoreReach } from './score-reach.ts'

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

/** Scores name questions that are there; their bands have a place for whatever those can add up to, and only one. */
function scoring({ scoring: scores = [] }: CheckedQuestionnaire, form: Form): readonly Finding[] {
  return scores.flatMap((score, index) => [
    ...(score.itemIds ?? [])
      .filter((id) => !form.nodes.has(id))
      .map((id) => blocking(`/scoring/${index}/itemIds`, 'definitions.unknown-element', { id })),
    ...checkBands({
      bands: score.bands ?? [],
      pointer: `/scoring/${index}/bands`,
      name: score.name,
      reach: reachOf(score, form),
    }),
  ])
}

function reachOf(
  { itemIds = [], reverse = [], kind, prorate }: ScoreDefinition,
  { nodes }: Form,
): ScoreReach {
  const turned = new Set<string>(reverse)
  const items = itemIds.flatMap((id): readonly ScoreReach[] => {
    const element = nodes.get(id)?.element
    if (!element) return []
    const reach = itemReach(element)
    return [turned.has(id) ? turnedReach(reach, element) : reach]
  })
  const { allowed = false, maxMissing = 0 } = prorate ?? {}
  return scoreReach(items, { kind, maxMissing: allowed ? maxMissing : 0 })
}

/** A reversed answer is counted from the other end of what one option counts for. */
function turnedReach({ low, high, step }: ScoreReach, element: Element): ScoreReach {
  const ends = countedEnds(element)
  const turn = (value: number | undefined) =>
    value === undefined || ends.min === undefined || ends.max === undefined
      ? undefined
      : ends.max + ends.min - value
  return { low: turn(high), high: turn(low), step }
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
  return (row.alerts ?? []).flatMap(({ when, message, notify }, index) => {
    const clauses = clausesOf(when)
    const at = `/alerts/${index}/when`
    // Nothing of a practice says who is on call: what was published with it tells the care team.
    const untold =
      notify === 'onCall'
        ? [blocking(`/alerts/${index}/notify`, 'definitions.alert-on-call', { message })]
        : []
    if (clauses.length === 0) return [blocking(at, 'definitions.alert-always', { message }), ...untold]
    return [
      ...clauses
        .filter(({ source }) => !isThere(source))
        .map(({ source }) => blocking(at, 'definitions.unknown-element', { id: source })),
      ...untold,
    ]
  })
}
