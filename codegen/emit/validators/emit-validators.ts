import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isObject, type Json, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import type { Model } from '#codegen/model/model.ts'
import { homeOf } from '#codegen/model/reading/home.ts'
import { type Member, membersOf, resourceSchema, unionFiles } from '#codegen/model/reading/members-of.ts'
import { compileValidators } from './compile-validators.ts'
import { createSchema } from './create-schema.ts'
import { unionText } from './union-text.ts'
import { validationSchema } from './validation-schema.ts'
import { allValidators, runtimeText, validatorTypes } from './validator-types.ts'

/** ajv standalone modules: one per complex type, union, resource and act, sharing code by imports; no eval, no whole schemas. */
export function emitValidators({ sources, resources, acts }: Model): readonly Emitted[] {
  const unions = unionFiles(sources)
  const unionPaths = new Set(unions.map(({ path }) => path))
  const shared = filesOf(sources, 'types').filter(
    ({ path }) => !unionPaths.has(path) && !path.endsWith('/resource.json'),
  )
  return [
    { path: 'generated/validators/runtime.js', from: 'codegen', text: runtimeText },
    { path: 'generated/validators/validator.ts', from: 'codegen', text: validatorTypes },
    { path: 'generated/validators/all.ts', from: 'schemas', text: allValidators(resources, acts) },
    ...shared.map((file) => kept(sources, file.path, () => sharedModule(sources, file))),
    ...unions.map((file) => kept(sources, file.path, () => unionModule(sources, file))),
    ...filesOf(sources, 'resources').flatMap((file) =>
      kept(sources, file.path, () => resourceModule(sources, file)),
    ),
    ...acts.flatMap((act) => kept(sources, act.file, () => actModule(sources, act))),
    ...sharedTypes(sources, { name: 'form-element', type: 'FormElement', folder: 'elements' }),
    ...sharedTypes(sources, { name: 'rule-item', type: 'RuleItem', folder: 'rules' }),
    ...sharedTypes(sources, { name: 'filter', type: 'Filter', folder: 'filter' }),
  ]
}

function kept<Made>(sources: Sources, path: string, make: () => Made): Made {
  const inputs = closureOf(sources, path, 'schemas/types/resource.json')
  return remembered(sources.memory, { name: `validator ${path}`, inputs }, make)
}

function sharedModule(sources: Sources, file: SourceFile): Emitted {
  return oneValidator(sources, { place: file.path, from: file.path, schema: file.json })
}

function oneValidator(
  sources: Sources,
  { place, from, schema }: { readonly place: string; readonly from: string; readonly schema: Json },
): Emitted {
  const path = homeOf({ path: place, pointer: '' })?.validatorPath ?? ''
  return { path, from, text: compileValidators(path, { validate: validationSchema(sources, place, schema) }) }
}

/** All members of a union in one module: they contain each other. */
function unionModule(sources: Sources, file: SourceFile): Emitted {
  const path = homeOf({ path: file.path, pointer: '' })?.validatorPath ?? ''
  const discriminator = textAt(objectAt(file.json, 'x-union'), 'discriminator') ?? 'type'
  const members = membersOf(sources, file).map((member) => ({
    ...member,
    validator: homeOf({ path: member.file.path, pointer: '' })?.typeName ?? '',
  }))
  const shared = sharedByAll(members)
  const schemas = members.map((member) => [
    member.validator,
    validationSchema(sources, member.file.path, ownPart(member, shared)),
  ])
  const checkCommon = validationSchema(sources, file.path, commonPart(members[0], shared))
  const text = compileValidators(path, { ...Object.fromEntries(schemas), checkCommon })
  return { path, from: file.path, text: `${text}\n${unionText(discriminator, members)}` }
}

/** A member's schema in which the shared properties may be there and are not looked at. */
function ownPart({ schema }: Member, shared: readonly string[]): JsonObject {
  const passed = Object.fromEntries(shared.map((name) => [name, true]))
  return { ...schema, properties: { ...objectAt(schema, 'properties'), ...passed } }
}

function sharedByAll(members: readonly Member[]): readonly string[] {
  const [first, ...others] = members
  return first ? first.shared.filter((name) => others.every(({ shared }) => shared.includes(name))) : []
}

/** The properties that every member has alike. */
function commonPart(member: Member | undefined, shared: readonly string[]): JsonObject {
  const properties = objectAt(member?.schema, 'properties')
  return {
    type: 'object',
    properties: Object.fromEntries(shared.map((name) => [name, properties[name] ?? true])),
  }
}

function resourceModule(sources: Sources, file: SourceFile): readonly Emitted[] {
  const path = homeOf({ path: file.path, pointer: '' })?.validatorPath ?? ''
  const type = textAt(file.json, 'title') ?? ''
  const whole = resourceSchema(sources, file)
  const schemas = {
    create: validationSchema(sources, file.path, createSchema(whole, textsAt(file.json, 'x-createRequired'))),
    stored: validationSchema(sources, file.path, whole),
  }
  const types = `import type { ${type} } from '../types/${file.name}.ts'
import type { ${type}Create } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<${type}Create>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<${type}>`
  return [
    { path, from: file.path, text: compileValidators(path, schemas) },
    { path: path.replace(/\.js$/, '.d.ts'), from: file.path, text: types },
  ]
}

function actModule(sources: Sources, act: Act): readonly Emitted[] {
  const path = `generated/validators/operations/${act.name}.js`
  const input: JsonObject = isObject(act.input) ? act.input : {}
  const types = `import type { ${pascal(act.name)}Input } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of ${act.id}. */
export const input: Validator<${pascal(act.name)}Input>`
  return [
    {
      path,
      from: act.file,
      text: compileValidators(path, { input: validationSchema(sources, act.file, input) }),
    },
    { path: path.replace(/\.js$/, '.d.ts'), from: act.file, text: types },
  ]
}

/** The two unions and the filter are asked for by name (import of definitions, the builder, queries), so they have types too. */
function sharedTypes(
  sources: Sources,
  { name, type, folder }: { readonly name: string; readonly type: string; readonly folder: string },
): readonly Emitted[] {
  if (!sources.files.has(`schemas/types/${name}.json`)) return []
  const text = `import type { ${type} } from '../../types/${folder}.ts'\nimport type { Validator } from '../validator.ts'\n\nexport const validate: Validator<${type}>`
  return [{ path: `generated/validators/shared/${name}.d.ts`, from: `schemas/types/${name}.json`, text }]
}
