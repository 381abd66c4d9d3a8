import { type Answer, type Answers, isRecord, listOf } from '#shared/forms/answer.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { questionsOf } from './fill-form.ts'

/** Where what is stored is not what was entered: the questions' ids with both answers. */
export function differences(
  elements: readonly Element[],
  entered: Answers,
  stored: Answers,
): readonly string[] {
  return questionsOf(elements).flatMap((element) => {
    const [wanted, found] = [entered, stored].map((answers) => plain(element, answers[element.id]))
    if (wanted === undefined || wanted === found) return []
    return [`${element.id}: entered ${wanted}, stored ${found}`]
  })
}

/** An answer as text that is the same for the same meaning: moments as moments, rows without their marks, references by their row. */
function plain(element: Element, answer: Answer | undefined): string | undefined {
  const value = meaning(element, answer)
  return value === undefined ? undefined : JSON.stringify(value)
}

function meaning(element: Element, answer: Answer | undefined): Answer | undefined {
  if (answer === undefined || answer === null) return undefined
  if (Array.isArray(answer)) return listMeaning(element, listOf(answer))
  const read = meanings[element.type]
  return read ? read(element, answer) : sorted(answer)
}

function listMeaning(element: Element, answers: readonly Answer[]): Answer | undefined {
  const all = answers.map((each) => meaning(element, each) ?? null)
  if (all.length === 0) return undefined
  return element.type === 'Choice' ? all.toSorted() : all
}

type Reading = (element: Element, answer: Answer) => Answer | undefined

/** What an answer of a type means, where that is not how it is written. */
const meanings: { readonly [Type in ElementType]?: Reading } = {
  Repeater: rowMeaning,
  DateTime: (_, answer) => Math.floor(Date.parse(String(answer)) / 60_000),
  Reference: (_, answer) =>
    isRecord(answer) ? `${String(answer.resourceType)}/${String(answer.id)}` : undefined,
  Boolean: (_, answer) => (answer === true ? true : undefined),
  Text: ({ display }, answer) => (display === 'Code' ? sorted(JSON.parse(String(answer)) as Answer) : answer),
  String: (_, answer) => (typeof answer === 'string' ? answer.trim() : answer),
}

function rowMeaning({ children = [] }: Element, row: Answer): Answer {
  if (!isRecord(row)) return row
  const parts = questionsOf(children).flatMap((child) => {
    const value = meaning(child, row[child.id])
    return value === undefined ? [] : [[child.id, value] as const]
  })
  return Object.fromEntries(parts)
}

/** The keys of objects in one order. */
function sorted(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map(sorted)
  if (!isRecord(answer)) return answer
  return Object.fromEntries(
    Object.keys(answer)
      .toSorted()
      .flatMap((key) => (answer[key] === undefined ? [] : [[key, sorted(answer[key])]])),
  )
}
