import { createRequire } from 'node:module'
import type { Ajv2020 as AjvType, KeywordCxt } from 'ajv/dist/2020.js'
import type { Json } from '#codegen/load/json.ts'
import { importPath } from '#codegen/model/reading/home.ts'

const require = createRequire(import.meta.url)
const { Ajv2020, _ } = require('ajv/dist/2020.js')
const standaloneCode: (ajv: AjvType, exports: Readonly<Record<string, string>>) => string =
  require('ajv/dist/standalone').default
const { callRef } = require('ajv/dist/vocabularies/core/ref')
const { _Code } = require('ajv/dist/compile/codegen/code')

/** The module text of the validators that live in one file, by export name; `schemas` have been through `validationSchema`. */
export function compileValidators(path: string, schemas: Readonly<Record<string, Json>>): string {
  const ajv = ajvFor(path)
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(Object(schema), name)
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]))
  return asModule(path, standaloneCode(ajv, names))
}

function ajvFor(path: string): AjvType {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
    inlineRefs: false,
    messages: false,
    unicodeRegExp: true,
    multipleOfPrecision: 9, // 4.35 is a multiple of 0.01, whatever the division of doubles says
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  ajv.opts.unevaluated = false // no schema asks for it, and a shared module does not tell what it has seen
  require('ajv-formats')(ajv)
  ajv.removeKeyword('enum')
  ajv.addKeyword({ keyword: 'enum', schemaType: 'array', error: { params: allowedValues }, code: checkEnum })
  ajv.addKeyword({
    keyword: 'x-shared',
    schemaType: 'string',
    code: (cxt: KeywordCxt) => callShared(cxt, path),
  })
  return ajv
}

/** ajv would embed the whole schema to name the allowed values; the list alone is smaller. */
function allowedValues(cxt: KeywordCxt): unknown {
  return _`{allowedValues: ${valueList(cxt)}}`
}

function checkEnum(cxt: KeywordCxt): void {
  cxt.pass(_`${valueList(cxt)}.includes(${cxt.data})`)
}

function valueList(cxt: KeywordCxt): unknown {
  const text = JSON.stringify(cxt.schema)
  return cxt.gen.scopeValue('obj', { ref: cxt.schema, key: text, code: new _Code(text) })
}

/** A call into the module of a shared complex type, or into this one where a type contains itself: its code exists once. */
function callShared(cxt: KeywordCxt, path: string): void {
  const to = String(cxt.schema)
  const code = to === path ? _`validate` : _`require(${importPath(path, to)}).validate`
  const shared = cxt.gen.scopeValue('obj', { ref: { to }, key: to, code })
  callRef(cxt, shared, undefined, false)
}

const requires = /^const (\w+) = require\("([^"]+)"\)(?:\.(\w+))?;?$/gm
const errorPushed =
  /const err\d+ = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;/g
const evaluated =
  /const evaluated0 = .*;\nif\(evaluated0\.dynamicProps\)\{\n.*\n\}\nif\(evaluated0\.dynamicItems\)\{\n.*\n\}\n|^validate\d+\.evaluated = .*$/gm

/** ajv's text as an ES module: requires become imports, and what no schema of ours needs falls away. */
function asModule(path: string, code: string): string {
  const runtime = importPath(path, 'generated/validators/runtime.js')
  const imports: string[] = []
  const body = code
    .replace('"use strict";', '')
    .replaceAll(requires, (...[, local = '', from = '', member = 'validate']: readonly string[]) => {
      imports.push(
        from.startsWith('.')
          ? `import { ${member} as ${local} } from '${from}'`
          : `import { ${runtimeName(from)} as ${local} } from '${runtime}'`,
      )
      return ''
    })
    .replaceAll(errorPushed, '(vErrors ??= []).push($1);errors++;')
    .replaceAll(evaluated, '')
    .replaceAll(/,schemaPath:"[^"]*"/g, '')
    .replaceAll(/, ?dynamicAnchors(=\{\})?/g, '')
  if (/\bformats[.[]/.test(body)) imports.push(`import { formats } from '${runtime}'`)
  const used = body.replaceAll(/^const (schema\d+) = .*;$/gm, (line, name: string) =>
    body.split(name).length === 2 ? '' : line,
  )
  return `${imports.sort().join('\n')}\n${used.replaceAll(/\n{2,}/g, '\n').trim()}\n`
}

function runtimeName(from: string): string {
  if (from.endsWith('ucs2length')) return 'ucs2length'
  if (from.endsWith('equal')) return 'equal'
  throw new Error(`A validator needs ${from}, which generated/validators/runtime.js does not have.`)
}
