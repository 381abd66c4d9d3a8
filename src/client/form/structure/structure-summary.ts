import type { Structure } from '#generated/screens/structure.ts'
import type { FormElement } from '#generated/types/elements.ts'
import { type Answer, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'
import type { KnownStructures } from './editor-props.ts'
import { choiceOf, memberOf, resolvedStructure } from './resolved-structure.ts'

const mostParts = 5
const longest = 120

/** The summary of a structure's value in one line: what kind it is, and the first things that it says. */
export function structureSummary(
  value: Answer | undefined,
  structure: Structure,
  { known, words }: { readonly known: KnownStructures; readonly words: ScreenWords },
): string {
  const parts = partsOf(value, resolvedStructure(structure, known), { known, words })
  const said = parts.filter((part) => part !== '').slice(0, mostParts)
  const text = said.join(' · ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Around = { readonly known: KnownStructures; readonly words: ScreenWords }

function partsOf(value: Answer | undefined, structure: Structure, around: Around): readonly string[] {
  const { known, words } = around
  if (isBlank(value)) return []
  switch (structure.kind) {
    case 'fields':
      return fieldParts(value, structure.elements, words)
    case 'kinds': {
      const member = memberOf(structure, value)
      const elements = [...structure.elements, ...(member?.elements ?? [])]
      return [...(member ? [words.message(member.titleId)] : []), ...fieldParts(value, elements, words)]
    }
    case 'either': {
      const choice = choiceOf(structure, value)
      return choice ? partsOf(value, resolvedStructure(choice.is, known), around) : []
    }
    case 'list':
      return listOf(value).map((item) => structureSummary(item, structure.item, around))
    case 'answers':
    case 'named':
      return isRecord(value) ? Object.keys(value) : []
    default:
      return scalars(value)
  }
}

function fieldParts(value: Answer, elements: readonly FormElement[], words: ScreenWords): readonly string[] {
  if (!isRecord(value)) return scalars(value)
  return elements.flatMap((element) => {
    const answer = value[element.id]
    if (answer === undefined) return []
    if (element.type === 'Choice') return [optionText(element, answer, words)]
    if (element.type === 'Boolean')
      return answer === true && element.labelId ? [words.message(element.labelId)] : []
    return scalars(answer).slice(0, 2)
  })
}

function optionText(
  { options = [] }: Extract<FormElement, { readonly type: 'Choice' }>,
  answer: Answer,
  words: ScreenWords,
): string {
  const found = options.find(({ code }) => code === answer)
  return found?.labelId ? words.message(found.labelId) : scalars(answer).join(', ')
}

/** The plain things in a value; of a reference what it is called. */
function scalars(value: Answer): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: Answer) => scalars(each))
  if (!isRecord(value)) return value === null ? [] : [String(value)]
  const { display } = value
  return typeof display === 'string' ? [display] : Object.values(value).flatMap(scalars)
}
