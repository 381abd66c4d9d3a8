import { compile, type Options } from 'json-schema-to-typescript'
import { type Json, type JsonObject, textAt } from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { targetOf, valueAt } from '#codegen/load/target-of.ts'
import { pascal } from '#codegen/load/words.ts'
import { type Home, homeOf, importPath } from '#codegen/model/reading/home.ts'
import { indented, plainText } from './plain-text.ts'
import { typeSchema } from './type-schema.ts'

const options: Partial<Options> = {
  bannerComment: '',
  format: false,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  strictIndexSignatures: false,
}

/** What a schema leaves open is any JSON. */
const jsonHome: Home = { typeName: 'Json', typesPath: 'generated/types/json.ts', validatorPath: '' }

/** The type of whatever JSON can say. */
export const jsonType = `/** Any value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }`

/** One exported type out of a schema that stands in the file `from`; other names are noted in `imports`. */
export async function declaration(
  sources: Sources,
  { from, name, schema }: { readonly from: string; readonly name: string; readonly schema: JsonObject },
  imports: Imports,
): Promise<string> {
  const nameOf = (ref: string): string => {
    const target = targetOf(from, ref)
    const home = homeOf(target)
    return home ? imports.nameOf(home) : inPlace(valueAt(sources, target))
  }
  const compiled = await compile(typeSchema(schema, nameOf), name, options)
  const text = plainText(compiled.replaceAll(/"([A-Za-z0-9 _-]*)"/g, "'$1'"))
  if (/\bJson\b/.test(text)) imports.nameOf(jsonHome)
  return indented(text)
}

/** A reference to a part of a file has no name; only simple values are referred to in this way. */
function inPlace(schema: Json | undefined): string {
  const type = textAt(schema, 'type')
  return type === 'string' || type === 'boolean' ? type : 'unknown'
}

/** The names that one file takes from others. */
export type Imports = {
  /** The name by which the file may call what lives at `home`; it will be imported. */
  readonly nameOf: (home: Home) => string
  /** The import lines of everything that was named. */
  readonly text: () => string
}

/** Notes what the file at `path` takes from others; of two things with one name the second gets `Value` behind its own. */
export function importsFor(path: string): Imports {
  const lines = new Map<string, { readonly from: string; readonly line: string }>()
  const own = pascal(path.split('/').at(-1)?.replace('.ts', '') ?? '')

  function nameOf({ typeName, typesPath }: Home): string {
    if (typesPath === path) return typeName
    const isTaken = typeName === own || (lines.get(typeName)?.from ?? typesPath) !== typesPath
    const local = isTaken ? `${typeName}Value` : typeName
    const names = isTaken ? `${typeName} as ${local}` : typeName
    lines.set(local, {
      from: typesPath,
      line: `import type { ${names} } from '${importPath(path, typesPath)}'`,
    })
    return local
  }

  function text(): string {
    const sorted = [...lines.entries()].sort(([one], [other]) => (one < other ? -1 : 1))
    return sorted.length === 0 ? '' : `${sorted.map(([, { line }]) => line).join('\n')}\n\n`
  }

  return { nameOf, text }
}
