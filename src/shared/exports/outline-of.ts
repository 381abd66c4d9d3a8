import { sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { Origins } from '#shared/imports/reading/importing.ts'
import { isItemGroup } from './questions/item-type-of.ts'

/** An element with the elements whose items stand under its own. */
export type Branch = {
  readonly element: Element
  readonly branches: readonly Branch[]
  /** The list whose rows answer it, where it is one or stands for one. */
  readonly rows?: string
}

/** What is known of a form since its import: its elements then, and what stood around the sub-questions of others. */
export type Former = {
  readonly elementOf: (id: string) => Element | undefined
  readonly origins: Origins
}

/** The tree of items that a form becomes: sub-questions, which stand beside their question here, are under it again. */
export function outlineOf(elements: readonly Element[], before: Former | undefined): readonly Branch[] {
  const branches: Branch[] = []
  for (const element of elements) {
    const question = branches.at(-1)
    if (question && before && isAround(element, question.element.id, before)) {
      branches[branches.length - 1] = {
        ...question,
        branches: [...question.branches, ...outlineOf(element.children ?? [], before)],
      }
    } else branches.push(branchOf(element, before))
  }
  return branches
}

function branchOf(element: Element, before: Former | undefined): Branch {
  const [first, ...others] = element.children ?? []
  if (before && first && isAround(element, first.id, before)) {
    return { element: first, branches: outlineOf(others, before), rows: element.id }
  }
  const branches = isItemGroup(element) ? outlineOf(element.children ?? [], before) : []
  return element.type === 'Repeater' ? { element, branches, rows: element.id } : { element, branches }
}

/** True for a section or a list that stands for no item, while nobody has changed it. */
function isAround(element: Element, questionId: string, before: Former): boolean {
  const then = before.elementOf(element.id)
  if (then === undefined || before.origins.around.get(element.id) !== questionId) return false
  return sameAnswer(asAnswer({ ...then, children: [] }), asAnswer({ ...element, children: [] }))
}
