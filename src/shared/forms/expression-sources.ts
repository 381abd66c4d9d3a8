import type { Element } from './definition.ts'

/**
 * The elements with a FHIRPath expression in a form, each with the questions that its expressions name by their linkId. Those of
 * the questionnaire's own text (`%questionnaire`) are no answers, so a question that names itself there does not depend on itself.
 */
export function expressionSources(elements: readonly Element[]): ReadonlyMap<string, readonly string[]> {
  const asking = elements.filter(
    ({ fhirPath }) => fhirPath?.value !== undefined || fhirPath?.visible !== undefined,
  )
  if (asking.length === 0) return new Map()

  const byLinkId = new Map(elements.filter(isQuestion).map((element) => [linkIdOf(element), element.id]))
  return new Map(
    asking.map((element) => {
      const text = textOf(element)
      const named = [...new Set(literalsIn(text))].flatMap((literal) => byLinkId.get(literal) ?? [])
      const isOwnText = text.includes('%questionnaire')
      return [element.id, named.filter((id) => id !== element.id || !isOwnText)]
    }),
  )
}

/** The name by which expressions know an element. */
export function linkIdOf({ id, codes }: Element): string {
  return codes?.find(({ system }) => system === 'linkId')?.code ?? id
}

function isQuestion({ children }: Element): boolean {
  return children === undefined
}

function textOf({ fhirPath = {} }: Element): string {
  return [fhirPath.value, fhirPath.visible, ...Object.values(fhirPath.variables ?? {})].join(' ')
}

function literalsIn(text: string): readonly string[] {
  return [...text.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, literal = '']) => literal)
}
