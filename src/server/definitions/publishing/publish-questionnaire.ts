import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import { stops } from '#server/definitions/definition/bad-transition.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'

/** Checks a Draft questionnaire, its licence and its scores, and makes it Active. */
export const publishQuestionnaire: Handler<'questionnaire.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Questionnaire', input)
  return draft.ok ? publishQuestionnaireRow(context, draft.value) : draft
}

/** The same for a row that is at hand. */
export function publishQuestionnaireRow(
  context: Context,
  row: Questionnaire,
): Promise<Outcome<Questionnaire>> {
  const findings = [...checkDefinition(definitionOf(row)), ...licence(row), ...scoring(row)]
  return publish(context, { type: 'Questionnaire', row, versionId: row.meta.versionId, findings })
}

function licence(row: Questionnaire): readonly Finding[] {
  const isMissing = row.licence === 'Licensed' && row.licenceConfirmed !== true
  return isMissing ? [stops('/licenceConfirmed', 'definitions.licence-needed')] : []
}

/** Scores name questions that are there; their bands leave no gap and do not overlap. */
function scoring(row: Questionnaire): readonly Finding[] {
  const { nodes } = compileForm(definitionOf(row))
  return (row.scoring ?? []).flatMap((score, index) => [
    ...(score.itemIds ?? [])
      .filter((id) => !nodes.has(id))
      .map((id) => stops(`/scoring/${index}/itemIds`, 'definitions.unknown-element', { id })),
    ...(hasGap(score) ? [stops(`/scoring/${index}/bands`, 'definitions.bands', { name: score.name })] : []),
  ])
}

function hasGap({ bands = [] }: ScoreDefinition): boolean {
  const inOrder = [...bands].sort((one, two) => one.min - two.min)
  const step = inOrder.every(({ min, max }) => Number.isInteger(min) && Number.isInteger(max)) ? 1 : 0
  return inOrder.some((band, index) => {
    const before = inOrder[index - 1]
    return band.max < band.min || (before !== undefined && band.min !== before.max + step)
  })
}
