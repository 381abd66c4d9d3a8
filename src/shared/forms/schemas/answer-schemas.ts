import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { holdsAnswer, holdsOthers, isSilent } from '#shared/elements/element.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import { bareSchema, valueSchema } from './value-schema.ts'
import { groupSchema, unsaid, visibleSchema } from './visible-schema.ts'

/**
 * The JSON Schemas of a form's answers: `draft` has types and bounds, `final` also what is required, with conditions as
 * alternatives (not asked, or answered). A requirement whose condition JSON Schema cannot say is left out of `final`; the
 * interpreter, which decides, knows it.
 */
export function answerSchemas(form: Form): { readonly draft: JsonSchema; readonly final: JsonSchema } {
  return { draft: objectOf(form, form.roots, 'draft'), final: objectOf(form, form.roots, 'final') }
}

type ValidationMode = 'draft' | 'final'

function objectOf(form: Form, nodes: readonly FormNode[], mode: ValidationMode): JsonSchema {
  const held = flat(nodes)
  const properties: { [id: string]: JsonSchema } = {
    _parked: { type: 'object' },
    [carriedKey]: { type: 'object' },
  }
  for (const node of held) properties[node.id] = schemaOf(form, node, mode)
  const demands = [...held.flatMap((node) => limitsOf(form, node, mode)), ...required(form, held, mode)]
  return {
    type: 'object',
    properties,
    additionalProperties: false,
    ...(demands.length > 0 ? { allOf: demands } : {}),
  }
}

function flat(nodes: readonly FormNode[]): readonly FormNode[] {
  return nodes.flatMap((node) => {
    if (holdsOthers(node.element)) return flat(node.children)
    return holdsAnswer(node.element) ? [node] : []
  })
}

function schemaOf(form: Form, node: FormNode, mode: ValidationMode): JsonSchema {
  const { repeats = {}, type } = node.element
  if (type !== 'Repeater') return wholeSchema(node, mode)

  const row = objectOf(form, node.children, mode)
  const items: JsonSchema = { ...row, properties: { ...row.properties, _rowId: { type: 'string' } } }
  return counted({ type: 'array', items, maxItems: repeats.max ?? 500 }, node, mode)
}

/** What `unless` may spare stands beside the properties; the type holds always. */
function wholeSchema(node: FormNode, mode: ValidationMode): JsonSchema {
  const { element } = node
  return element.unless ? bareSchema(element) : counted(valueSchema(element), node, mode)
}

function limitsOf(form: Form, node: FormNode, mode: ValidationMode): readonly JsonSchema[] {
  const { unless, type } = node.element
  const spared = unless && type !== 'Repeater' ? groupSchema(form, node, unless) : unsaid
  if (spared === unsaid) return []
  return [{ anyOf: [spared, { properties: { [node.id]: counted(valueSchema(node.element), node, mode) } }] }]
}

function required(form: Form, held: readonly FormNode[], mode: ValidationMode): readonly JsonSchema[] {
  return mode === 'final' ? held.flatMap((node) => demandsOf(form, node)) : []
}

/** How many entries there must be at least is asked of a final form only. */
function counted(schema: JsonSchema, { element }: FormNode, mode: ValidationMode): JsonSchema {
  const min = isSilent(element) ? 0 : (element.repeats?.min ?? 0)
  return mode === 'final' && element.repeats && min > 0 ? { ...schema, minItems: min } : schema
}

function demandsOf(form: Form, node: FormNode): readonly JsonSchema[] {
  const { element } = node
  if (isSilent(element) || (!element.required && !element.requiredWhen)) return []

  const asked = element.required || !element.requiredWhen ? {} : groupSchema(form, node, element.requiredWhen)
  const spared = element.unless ? groupSchema(form, node, element.unless) : { not: {} }
  const visible = visibleSchema(form, node)
  if (asked === unsaid || spared === unsaid || visible === unsaid) return []
  return [{ anyOf: [{ not: { allOf: [visible, asked, { not: spared }] } }, { required: [node.id] }] }]
}
