import type { Answer, Answers } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { offeredAnswers } from '#shared/forms/opening/carried-answers.ts'
import type { Sheet } from './sheet.ts'

/** One answer of an earlier note, and the question of this one into which it can be taken over. */
export type ToCarry = {
  readonly sheet: Sheet
  readonly path: string
  readonly element: Element
  readonly label: string
  readonly value: Answer
}

/** What of an earlier note the unanswered questions of a note could take over, and the questions whose answers do not fit any more. */
export function toCarryInto(
  sheets: readonly Sheet[],
  former: Answers,
): { readonly fitting: readonly ToCarry[]; readonly left: readonly string[] } {
  const found = sheets.map((sheet) => ({ sheet, ...offeredAnswers(sheet.answers.form, former, 'All') }))
  return {
    fitting: found.flatMap(({ sheet, fitting }) =>
      fitting.flatMap(({ element, value }) => {
        const { value: known, visible, readOnly } = sheet.answers.get(element.id)
        const isFree = known === undefined && visible && !readOnly
        return isFree ? [{ sheet, path: element.id, element, label: labelOf(element), value }] : []
      }),
    ),
    left: found.flatMap(({ left }) => left.map(labelOf)),
  }
}

function labelOf({ label, shortLabel, id }: Element): string {
  return shortLabel ?? label ?? id
}
