import { type Answer, type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'

/** While a form is filled, where an answer was taken over from, the day that it is of, and whether somebody has looked at it since. */
export type Carried = {
  readonly from: { readonly id: string; readonly resourceType: string }
  readonly on: string
  readonly seen?: true
}

/** Under which key the answers of one form keep where they were taken over from, by element id. */
export const carriedKey = '_carried'

/** Where a stored answer was taken over from; nothing when somebody gave it here. */
export function carriedOf(answers: Answers, id: string): Carried | undefined {
  const all = Object.hasOwn(answers, carriedKey) ? answers[carriedKey] : undefined
  const own = isRecord(all) && Object.hasOwn(all, id) ? all[id] : undefined
  return isCarried(own) ? own : undefined
}

/** Whether what is kept of taking over is that and nothing else. */
export function areCarried(all: Answer | undefined): boolean {
  return all === undefined || (isRecord(all) && Object.values(all).every(isCarried))
}

function isCarried(own: Answer | undefined): own is Answer & Carried {
  if (!isRecord(own) || !isRecord(own.from)) return false
  const { from, on, seen, ...more } = own
  const { id, resourceType, ...further } = from
  return (
    typeof id === 'string' &&
    id.length <= 64 &&
    (resourceType === 'Note' || resourceType === 'QuestionnaireResponse') &&
    typeof on === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(on) &&
    (seen === undefined || seen === true) &&
    sameAnswer({ ...more, ...further }, {})
  )
}
