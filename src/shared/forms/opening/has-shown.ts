import { holdsAnswer } from '#shared/elements/element.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import type { OpenAnswers } from './open-answers.ts'

/** True while an open form shows something; one that waits for an answer elsewhere does not. */
export function hasShown(answers: OpenAnswers): boolean {
  const { roots } = answers.form
  return roots.length === 0 || roots.some(({ element }) => answers.get(element.id).visible)
}

/** What a section that has to be filled in lacks while nothing in it is answered, said at its first question; one that shows no question lacks nothing. */
export function findingOfEmpty(answers: OpenAnswers): readonly Finding[] {
  if (Object.keys(answers.toAnswers('final')).length > 0) return []
  const asked = [...answers.form.nodes.values()].find(
    ({ element, repeaters }) =>
      repeaters.length === 0 && holdsAnswer(element) && answers.get(element.id).visible,
  )
  return asked ? [blocking(`/${asked.element.id}`, 'forms.section-empty')] : []
}
