import type { NoteSection } from '#generated/types/note-section.ts'
import { carriedOf, givenHere } from '#shared/forms/carried.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { saveTargetOf } from '#shared/forms/publishing/save-target-of.ts'
import { listedFacts } from './listed-facts.ts'
import { measuredFacts } from './measured-facts.ts'
import type { NotedFact } from './noted-fact.ts'
import { responseFacts } from './response-facts.ts'
import { scoredFacts } from './scored-facts.ts'

type Read = (key: string, answer: unknown, element: Element) => readonly NotedFact[]

const readers: { readonly [Type in ElementType]?: Read } = {
  VitalSigns: measuredFacts,
  Instrument: scoredFacts,
  Score: scoredFacts,
  ...listedFacts,
}

/**
 * What the answers of one section of a note say of its patient's chart, as far as the questions ask for it with `saveAs`, and an instrument
 * that was filled there in any case: a question of a repeated part, and one whose answer is of another kind than it asks for, say nothing.
 */
export function notedFacts(
  { key, data, hidden }: Pick<NoteSection, 'key' | 'data' | 'hidden'>,
  form: Form,
): readonly NotedFact[] {
  if (hidden) return []
  return [...form.nodes.values()].flatMap((node): readonly NotedFact[] => {
    const { id, element, repeaters } = node
    const answer = data[id]
    if (answer === undefined || repeaters.length > 0) return []
    const place = `${key}/${id}`
    const given = element.type === 'Instrument' ? responseFacts(place, answer, element) : []
    if (!asksForIt(node)) return given
    const read = readers[element.type]?.(place, answer, element) ?? []
    return [...given, ...(element.sensitive ? read.map(asSensitive) : read)]
  })
}

/** The same without what was taken over from an earlier note and left as it was: that note has said it already. What its patient has answered is new. */
export function newlyNotedFacts(section: Parameters<typeof notedFacts>[0], form: Form): readonly NotedFact[] {
  const { data } = section
  const given = Object.entries(data).flatMap(([id, answer]) => {
    const carried = carriedOf(data, id)
    const own = carried?.from.resourceType === 'Note' ? givenHere(answer, carried) : answer
    return own === undefined ? [] : [[id, own] as const]
  })
  return notedFacts({ ...section, data: Object.fromEntries(given) }, form)
}

/** A problem that a sensitive question names is read by as few people in the chart. */
function asSensitive(fact: NotedFact): NotedFact {
  return fact.type === 'Condition' ? { ...fact, isSensitive: true } : fact
}

function asksForIt({ element }: FormNode): boolean {
  const { saveAs = 'None', type } = element
  return saveAs !== 'None' && saveTargetOf[type] === saveAs
}
