import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { choice, count, half, part, record, table } from '#shared/elements/kind/part.ts'
import { bodyMap } from './body-map.ts'
import { drawing } from './drawing.ts'

/** Answers of several parts that belong to no chart. */
export const composedKinds = {
  BodyMap: bodyMap,
  /** An answer to a statement, with the fingerprint of the words that were agreed to. */
  Consent: oneOf(
    choice('decision', ['agree', 'disagree']),
    part('statementHash', 'String', { hidden: true, readOnly: true }),
  ),
  /** Ink, and beside it words for those who neither draw nor see it. */
  Drawing: drawing,
  /** A picture with a caption. */
  Image: oneOf(record('media', 'Media'), part('caption', 'String', half)),
  /** A questionnaire that was filled, with its scores: one of the chart, one on paper, or one whose answers stand here with the version that they answer and what was done about each alert. */
  Instrument: oneOf(
    record('response', 'QuestionnaireResponse'),
    part('questionnaire', 'Reference', { types: ['Questionnaire'], hidden: true }),
    part('answers', 'Subform', { hidden: true }),
    table('scores', [part('name', 'String'), part('value', 'Decimal'), part('band', 'String')]),
    table('alerts', [part('message', 'String'), part('action', 'String')]),
  ),
  /** Start, end and the minutes between. */
  Timer: oneOf(
    part('start', 'DateTime', { width: 5 }),
    part('end', 'DateTime', { width: 5 }),
    count('minutes', { min: 0, max: 10_080 }),
  ),
} satisfies ElementKinds
