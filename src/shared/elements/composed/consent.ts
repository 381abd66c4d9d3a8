import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { choice, part } from '#shared/elements/kind/part.ts'

/** An answer to a statement, with the fingerprint of the words that were agreed to. */
export const consent: ElementKind = oneOf(
  choice('decision', ['agree', 'disagree']),
  part('statementHash', 'String', { hidden: true, readOnly: true }),
)
