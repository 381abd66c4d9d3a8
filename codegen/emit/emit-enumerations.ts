import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { comment, literal } from '#codegen/emit/text/literal.ts'
import type { Enumeration } from '#codegen/model/enumeration.ts'

/** One file per enumeration: its values in order and their type. Labels are messages: `enumeration.<Name>.<value>`. */
export function emitEnumerations(enumerations: readonly Enumeration[]): readonly Emitted[] {
  return enumerations.map(({ name, typeName, listName, path, description, values }) => {
    const list = literal(values.map(({ value }) => value))
    const text = `${comment(description)}export const ${listName} = ${list} as const\n\nexport type ${typeName} = (typeof ${listName})[number]`
    return { path: `generated/enumerations/${name}.ts`, from: path, text }
  })
}
