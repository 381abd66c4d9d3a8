import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Complaint } from '#codegen/load/complaint.ts'
import { isObject, objectAt, textAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { targetOf } from '#codegen/load/target-of.ts'
import { complain, suggestion } from './complain.ts'

/** Each schema keeps to the meta-schema that its `$schema` names: a misspelt keyword is found here. */
export function checkMeta(sources: Sources): readonly Complaint[] {
  const metas = filesOf(sources, 'meta').filter(({ json }) => isObject(json) && '$schema' in json)
  if (metas.length === 0) return []
  const ajv = remembered(sources.memory, { name: 'meta-schemas', inputs: metas }, () => ajvOf(metas))
  const schemas = [...sources.files.values()].filter(
    ({ path, kind }) => path.startsWith('schemas/') && kind !== 'meta' && kind !== 'labels',
  )
  return schemas.flatMap((file) =>
    remembered(sources.memory, { name: `meta ${file.path}`, inputs: [file, ajv] }, () =>
      checkOne(file, sources, ajv),
    ),
  )
}

function ajvOf(metas: readonly SourceFile[]): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, verbose: true })
  for (const meta of metas) ajv.addSchema({ ...Object(meta.json), $id: idOf(meta.path) })
  return ajv
}

function checkOne(file: SourceFile, sources: Sources, ajv: Ajv2020): readonly Complaint[] {
  const named = textAt(file.json, '$schema')
  if (!named)
    return [
      complain(file, '', {
        what: 'The file does not say what it is.',
        fix: 'Add "$schema": "../meta/….json" as its first key.',
      }),
    ]
  const meta = targetOf(file.path, named).path
  if (!sources.files.has(meta))
    return [
      complain(file, '/$schema', {
        what: `There is no ${meta}.`,
        fix: 'Name one of the files of schemas/meta.',
      }),
    ]
  const validate: ValidateFunction | undefined = ajv.getSchema(idOf(meta))
  if (!validate || validate(file.json)) return []
  const told = (validate.errors ?? []).filter(
    ({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf' && keyword !== 'if',
  )
  return told.map((error) => complaintOf(file, error))
}

function complaintOf(file: SourceFile, error: ErrorObject): Complaint {
  const { keyword, params, instancePath, message } = error
  if (keyword === 'additionalProperties') {
    const word = String(params.additionalProperty)
    const known = Object.keys(objectAt(error.parentSchema, 'properties'))
    const fix = suggestion(
      word,
      known,
      `Known here: ${known.join(', ')}. New keywords are declared in schemas/meta first.`,
    )
    return complain(file, `${instancePath}/${word}`, {
      what: `The keyword "${word}" is not known here.`,
      fix,
    })
  }
  if (keyword === 'required') {
    const word = String(params.missingProperty)
    return complain(file, instancePath, {
      what: `"${word}" is missing.`,
      fix: `Add "${word}"; schemas/meta says what it holds.`,
    })
  }
  if (keyword === 'enum') {
    const values = Array.isArray(params.allowedValues) ? params.allowedValues.map(String) : []
    return complain(file, instancePath, {
      what: 'This value is not one of those allowed.',
      fix: `Allowed: ${values.join(', ')}.`,
    })
  }
  return complain(file, instancePath, {
    what: `This ${message ?? 'does not fit its meta-schema'}.`,
    fix: 'See the file of schemas/meta that "$schema" names.',
  })
}

function idOf(path: string): string {
  return `https://goldthread/${path}`
}
