import { objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { camel, pascal, plural, spoken } from '#codegen/load/words.ts'

/** A closed list of values that the program depends on. */
export type Enumeration = {
  readonly name: string
  readonly typeName: string
  /** The name of the list of values: `appointmentStatuses`. */
  readonly listName: string
  readonly path: string
  readonly description: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

/** Every enumeration, in the order of their names. */
export function enumerationsOf(sources: Sources): readonly Enumeration[] {
  return filesOf(sources, 'enumerations').map((file) => {
    const labels = objectAt(file.json, 'x-labels')
    return {
      name: file.name,
      typeName: pascal(file.name),
      listName: plural(camel(file.name)),
      path: file.path,
      description: textAt(file.json, 'description') ?? '',
      values: textsAt(file.json, 'enum').map((value) => ({
        value,
        label: textAt(labels, value) ?? spoken(value),
      })),
    }
  })
}
