import { isObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { camel, pascal, plural, spoken } from '#codegen/load/words.ts'
import { membersOf, unionFiles } from '#codegen/model/reading/members-of.ts'

/** In the generator's model, a closed list of values that the program depends on. */
export type Enumeration = {
  readonly name: string
  readonly typeName: string
  /** The name of the list of values: `appointmentStatuses`. */
  readonly listName: string
  readonly path: string
  readonly description: string
  readonly values: readonly { readonly value: string; readonly label: string }[]
}

/** Every enumeration, in the order of their names: those that have a file, and the types of unions that are listed. */
export function enumerationsOf(sources: Sources): readonly Enumeration[] {
  const all = [...written(sources), ...unionFiles(sources).flatMap((file) => listed(sources, file))]
  return all.sort((one, other) => (one.name < other.name ? -1 : 1))
}

function listed(sources: Sources, file: SourceFile): readonly Enumeration[] {
  if (!isObject(file.json) || file.json['x-listed'] !== true) return []
  const name = `${file.name}-${textAt(objectAt(file.json, 'x-union'), 'discriminator') ?? 'type'}`
  return [
    {
      ...namesOf(name),
      path: file.path,
      description: textAt(file.json, 'description') ?? '',
      values: membersOf(sources, file).map(({ value, file: member }) => ({
        value,
        label: textAt(member.json, 'x-label') ?? spoken(value),
      })),
    },
  ]
}

function written(sources: Sources): readonly Enumeration[] {
  return filesOf(sources, 'enumerations').map((file) => {
    const labels = objectAt(file.json, 'x-labels')
    return {
      ...namesOf(file.name),
      path: file.path,
      description: textAt(file.json, 'description') ?? '',
      values: textsAt(file.json, 'enum').map((value) => ({
        value,
        label: textAt(labels, value) ?? spoken(value),
      })),
    }
  })
}

function namesOf(name: string): Pick<Enumeration, 'name' | 'typeName' | 'listName'> {
  return { name, typeName: pascal(name), listName: plural(camel(name)) }
}
