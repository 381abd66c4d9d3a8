import { compile, type Options } from 'json-schema-to-typescript'
import { type Json, type JsonObject, textAt } from '#codegen/load/json.ts'
import { targetOf, valueAt } from '#codegen/load/resolve.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { kebab } from '#codegen/load/words.ts'
import { type Home, homeOf, importPath } from '#codegen/model/home.ts'
import { indented, readonlyText } from './readonly-text.ts'
import { typeSchema } from './type-schema.ts'

const options: Partial<Options> = {
  bannerComment: '',
  format: false,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  strictIndexSignatures: false,
}

/** One exported interface or type out of a schema that stands in the file `from`; other names are noted in `imports`. */
export async function declaration(
  sources: Sources,
  from: string,
  name: string,
  schema: JsonObject,
  imports: Imports,
): Promise<string> {
  const nameOf = (ref: string): string => {
    const target = targetOf(from, ref)
    const home = homeOf(target)
    return home ? imports.nameOf(home) : inPlace(valueAt(sources, target))
  }
  const compiled = await compile(typeSchema(schema, nameOf), name, options)
  return indented(readonlyText(compiled.replaceAll(/"([A-Za-z0-9 _-]*)"/g, "'$1'")))
}

/** A reference to a part of a file has no name; only simple values are referred to in this way. */
function inPlace(schema: Json | undefined): string {
  const type = textAt(schema, 'type')
  return type === 'string' || type === 'boolean' ? type : 'unknown'
}

/** The names that one file takes from others; an enumeration that is called like a type of its own file gets another name. */
export class Imports {
  readonly #path: string
  readonly #lines = new Map<string, string>()

  constructor(path: string) {
    this.#path = path
  }

  nameOf({ typeName, typesPath }: Home): string {
    if (typesPath === this.#path) return typeName
    const isTaken = typesPath.includes('/enumerations/') && this.#path.endsWith(`/${kebab(typeName)}.ts`)
    const local = isTaken ? `${typeName}Value` : typeName
    const names = isTaken ? `${typeName} as ${local}` : typeName
    this.#lines.set(local, `import type { ${names} } from '${importPath(this.#path, typesPath)}'`)
    return local
  }

  text(): string {
    const lines = [...this.#lines.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, line]) => line)
    return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
  }
}
