import { nameOrText } from '#codegen/emit/text/literal.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Resource } from '#codegen/model/resource.ts'

/** The only place where generated validators touch ajv's runtime; both Node's and Vite's reading of CommonJS are met. */
export const runtimeText = `import * as equalFile from 'ajv/dist/runtime/equal.js'
import * as lengthFile from 'ajv/dist/runtime/ucs2length.js'
import * as formatsFile from 'ajv-formats/dist/formats.js'

const inner = (file) => (file && typeof file === 'object' && 'default' in file ? inner(file.default) : file)

export const equal = inner(equalFile)
export const ucs2length = inner(lengthFile)
export const formats = formatsFile.fullFormats ?? formatsFile.default.fullFormats`

/** The types of the generated validators, as the text that is emitted. */
export const validatorTypes = `/** One thing that is wrong with a value; \`instancePath\` is a JSON Pointer to it (for \`required\` and \`additionalProperties\`: to its parent). */
export type ValidationError = {
  readonly instancePath: string
  /** \`false schema\`: a field that only the server writes. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Says whether a value fits; what is wrong then stands in \`errors\`, all of it, until the next call. */
export type Validator<Value> = {
  (data: unknown): data is Value
  readonly errors?: readonly ValidationError[] | null
}`

/** The table from types and acts to their validators, each loaded when it is asked for. */
export function allValidators(resources: readonly Resource[], acts: readonly Act[]): string {
  const types = resources.map(({ type, name }) => `  ${nameOrText(type)}: () => import('./${name}.js'),`)
  const inputs = acts.map(
    ({ id, name }) =>
      `  ${nameOrText(id)}: () => import('./operations/${name}.js').then((file) => file.input),`,
  )
  return `import type { ActId, ActInputs } from '../operations/operations.ts'
import type { Creates, ResourceType, ResourceTypes } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The two validators of each type. */
export const validatorsOf: {
  readonly [Type in ResourceType]: () => Promise<{ readonly create: Validator<Creates[Type]>; readonly stored: Validator<ResourceTypes[Type]> }>
} = {
${types.join('\n')}
}

/** The validator of each act's body. */
export const inputValidatorOf: { readonly [Id in ActId]: () => Promise<Validator<ActInputs[Id]>> } = {
${inputs.join('\n')}
}`
}
