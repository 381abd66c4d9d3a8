import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { screensOf } from '#generated/screens/all.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'

/** The generated elements of the preferences by their paths: what each is called, what it may be and its default; undefined until they have come. */
export function usePreferenceElements(): ReadonlyMap<string, Element> | undefined {
  const { data } = useQuery(
    { queryKey: ['preference elements'], queryFn: read, staleTime: Infinity },
    answers,
  )
  return data
}

async function read(): Promise<ReadonlyMap<string, Element>> {
  const { form } = await screensOf.PracticePreferences()
  return new Map(flat(definitionOf(form).elements).map((element) => [element.id, element]))
}

function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    element.type === 'Section' ? flat(element.children ?? []) : [element],
  )
}
