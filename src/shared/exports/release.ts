import { type ForeignObject, isObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { present } from './questions/form-writing.ts'

/** The versions of FHIR that a form is written in. */
export type Release = 'R4' | 'R5'

/** An item in the words of one version of FHIR; an item that is in them already stays as it is. */
export function inRelease(item: ForeignObject, release: Release): ForeignObject {
  return typed(withOptions(withClauses(item)), release)
}

/** Options of version 3. */
function withOptions(item: ForeignObject): ForeignObject {
  const { option, options, ...rest } = item
  if (option === undefined && options === undefined) return item

  const set = isObject(options) ? textOf(options.reference) : textOf(options)
  const all = [...recordsOf(item.answerOption), ...recordsOf(option)]
  return present({
    ...rest,
    answerOption: all.length > 0 ? all : undefined,
    answerValueSet: item.answerValueSet ?? set,
  })
}

/** Conditions of version 3. */
function withClauses(item: ForeignObject): ForeignObject {
  const clauses = recordsOf(item.enableWhen)
  if (clauses.every(({ hasAnswer }) => hasAnswer === undefined)) return item

  const enableWhen = clauses.map(({ hasAnswer, ...clause }) =>
    hasAnswer === undefined ? clause : { ...clause, operator: 'exists', answerBoolean: hasAnswer },
  )
  return { ...item, enableWhen }
}

function typed(item: ForeignObject, release: Release): ForeignObject {
  const { answerConstraint, ...rest } = item
  if (release === 'R4' && item.type === 'coding') {
    const isOpen = answerConstraint === 'optionsOrString' || answerConstraint === 'optionsOrType'
    return { ...rest, type: isOpen ? 'open-choice' : 'choice' }
  }
  if (release === 'R5' && item.type === 'choice') return { ...item, type: 'coding' }
  if (release === 'R5' && item.type === 'open-choice')
    return { ...rest, type: 'coding', answerConstraint: 'optionsOrString' }
  return item
}
