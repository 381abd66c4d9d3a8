import { structures } from '#generated/screens/structures.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { questionsOf } from './fill-form.ts'

/** In the walk through every type: where what is stored is not what was entered: the questions' ids with both answers. What the server adds to rows is its own. */
export function differences(
  elements: readonly Element[],
  entered: Answers,
  stored: Answers,
): readonly string[] {
  return questionsOf(elements).flatMap((element) => {
    const wanted = meaning(element, entered[element.id])
    const found = meaning(element, stored[element.id])
    if (wanted === undefined || holds(found, wanted)) return []
    return [`${element.id}: entered ${JSON.stringify(wanted)}, stored ${JSON.stringify(found)}`]
  })
}

/** Everything that was entered is there. */
function holds(found: Answer | undefined, wanted: Answer | undefined): boolean {
  if (Array.isArray(wanted) && Array.isArray(found))
    return wanted.length === found.length && wanted.every((each, index) => holds(found[index], each))
  if (isRecord(wanted) && isRecord(found))
    return Object.keys(wanted).every((name) => holds(found[name], wanted[name]))
  return found === wanted
}

function meaning(element: Element, answer: Answer | undefined): Answer | undefined {
  if (answer === undefined || answer === null) return undefined
  if (Array.isArray(answer)) return listMeaning(element, listOf(answer))
  if (isRecord(answer) && Object.keys(answer).length === 0) return undefined
  const read = meanings[element.type]
  return read ? read(element, answer) : sorted(answer)
}

function listMeaning(element: Element, answers: readonly Answer[]): Answer | undefined {
  const { structure } = element
  if (structure !== undefined)
    return answers.length === 0 ? undefined : answers.map((each) => inStructure(structure, each))
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
  Text: ({ structure }, answer) => (structure === undefined ? answer : inStructure(structure, answer)),
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

/** Where a structure does not ask for ids, its rows get ids of their own. */
function inStructure(name: string, answer: Answer): Answer {
  const asksIds = /"id":"id"/.test(JSON.stringify(structures[name] ?? {}))
  return sorted(asksIds ? answer : withoutIds(answer))
}

function withoutIds(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map(withoutIds)
  if (!isRecord(answer) || 'resourceType' in answer) return answer
  const { id: _, ...parts } = answer
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withoutIds(part)]))
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
