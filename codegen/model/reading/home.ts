import type { Target } from '#codegen/load/target-of.ts'
import { kebab, pascal } from '#codegen/load/words.ts'

/** Where the generated code of a named schema lives, and its name in TypeScript. */
export type Home = { readonly typeName: string; readonly typesPath: string; readonly validatorPath: string }

/** Types that the generator makes out of a folder of members, each with a file for all. */
export const unions: readonly string[] = ['schemas/types/form-element.json', 'schemas/types/rule-item.json']

/** The home of what a `$ref` leads to; undefined where the target has no name of its own and stands for its content. */
export function homeOf({ path, pointer }: Target): Home | undefined {
  const [, kind = '', file = ''] = path.split('/')
  const name = file.replace(/\.json$/, '')
  const inner = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1]
  if (pointer !== '' && !inner) return undefined
  const own = ownHome(path, kind, name)
  if (!own || !inner) return own
  return {
    typeName: `${own.typeName}${pascal(kebab(inner))}`,
    typesPath: own.typesPath,
    validatorPath: own.validatorPath.replace(/\.js$/, `-${kebab(inner)}.js`),
  }
}

function ownHome(path: string, kind: string, name: string): Home | undefined {
  const typeName = pascal(name)
  if (unions.includes(path)) {
    const typesPath = path.endsWith('/form-element.json')
      ? 'generated/types/elements.ts'
      : 'generated/types/rules.ts'
    return { typeName, typesPath, validatorPath: `generated/validators/shared/${name}.js` }
  }
  switch (kind) {
    case 'enumerations':
      return { typeName, typesPath: `generated/enumerations/${name}.ts`, validatorPath: '' }
    case 'types':
      return {
        typeName,
        typesPath: `generated/types/${name}.ts`,
        validatorPath: `generated/validators/shared/${name}.js`,
      }
    case 'resources':
      return {
        typeName,
        typesPath: `generated/types/${name}.ts`,
        validatorPath: `generated/validators/${name}.js`,
      }
    case 'elements':
      return {
        typeName: `${typeName}Element`,
        typesPath: 'generated/types/elements.ts',
        validatorPath: 'generated/validators/shared/form-element.js',
      }
    case 'rules':
      return {
        typeName: `${typeName}Rule`,
        typesPath: 'generated/types/rules.ts',
        validatorPath: 'generated/validators/shared/rule-item.js',
      }
    default:
      return undefined
  }
}

/** The import path from one generated file to another. */
export function importPath(from: string, to: string): string {
  const start = from.split('/').slice(0, -1)
  const end = to.split('/')
  while (start.length > 0 && start[0] === end[0]) {
    start.shift()
    end.shift()
  }
  return `${start.length === 0 ? './' : '../'.repeat(start.length)}${end.join('/')}`
}
