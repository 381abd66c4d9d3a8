import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { part, record, table } from '#shared/elements/kind/part.ts'

/** A questionnaire that was filled, with its scores. */
export const instrument: ElementKind = oneOf(
  record('response', 'QuestionnaireResponse'),
  table('scores', [part('name', 'String'), part('value', 'Decimal'), part('band', 'String')]),
)
