import type { Clause } from '#generated/types/clause.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { holds } from '#shared/forms/conditions/holds.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'
import type { ScriptStep } from './asked-in.ts'

/** The step that follows: of the branches the first that holds, else the next one; nothing where the script leads no further. */
export function nextStep(
  { branch = [], next }: ScriptStep,
  asked: Definition,
  answers: Answers,
): string | undefined {
  const read = ({ source }: Clause) => [
    { element: standingOf(asked, source)?.element, value: answers[source] },
  ]
  return branch.find(({ when }) => holds(when, read, {}))?.goto ?? next
}
