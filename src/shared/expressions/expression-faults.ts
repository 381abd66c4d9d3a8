import type { Definition, Element } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { readPath } from './read-path.ts'

/** The expressions of a form that cannot be read, each with its place. */
export function expressionFaults(definition: Definition): readonly Finding[] {
  return faultsIn(definition.elements, '/elements')
}

function faultsIn(elements: readonly Element[], pointer: string): readonly Finding[] {
  return elements.flatMap((element, index) => {
    const own = `${pointer}/${index}`
    return [...ownFaults(element, own), ...faultsIn(element.children ?? [], `${own}/children`)]
  })
}

function ownFaults({ id, label, fhirPath }: Element, pointer: string): readonly Finding[] {
  if (!fhirPath) return []
  const texts: readonly (readonly [string, string | undefined])[] = [
    ['value', fhirPath.value],
    ['visible', fhirPath.visible],
    ...Object.entries(fhirPath.variables ?? {}).map(([name, text]) => [`variables/${name}`, text] as const),
  ]
  return texts.flatMap(([place, text]) => {
    const fault = text === undefined ? undefined : faultOf(text)
    if (fault === undefined) return []
    const parameters = { path: label ?? id, expression: (text ?? '').slice(0, 200), fault }
    return [
      {
        pointer: `${pointer}/fhirPath/${place}`,
        weight: 'blocks',
        message: 'forms.unreadable-expression',
        parameters,
      } as const,
    ]
  })
}

function faultOf(text: string): string | undefined {
  try {
    readPath(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 100) : 'unknown'
  }
}
