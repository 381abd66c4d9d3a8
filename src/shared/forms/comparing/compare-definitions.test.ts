import { readdirSync, readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import { screensOf } from '#generated/screens/all.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { changesInWords } from './changes-in-words.ts'
import { compareDefinitions } from './compare-definitions.ts'
import type { EditForms } from './field-at.ts'

type Body = { readonly [name: string]: unknown }

const catalogues = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}
const types = [
  'Form',
  'NoteSectionForm',
  'NoteDefinition',
  'NoteRule',
  'SignatureConfiguration',
  'Questionnaire',
] as const
const forms: EditForms = Object.fromEntries(
  await Promise.all(
    types.map(async (type) => [type, definitionOf((await screensOf[type]()).form).elements] as const),
  ),
)

function told(before: Body, after: Body, { type = 'Form', locale = 'en' as 'en' | 'es' } = {}) {
  const say = (id: string, parameters = {}) => catalogues[locale]._(id, parameters)
  return changesInWords(compareDefinitions(before, after), { say, type, forms })
}

const mood = {
  id: 'mood',
  type: 'Choice',
  label: 'Mood',
  options: [
    { code: 'calm', label: 'Calm' },
    { code: 'sad', label: 'Sad' },
  ],
}
const asked = (id: string, body: Body = {}) => ({ id, type: 'String', label: id.toUpperCase(), ...body })
const form = (...elements: readonly Body[]) => ({ name: 'Check', elements })
const whenSad = { combinator: 'And', clauses: [{ source: 'mood', operator: 'Equals', value: 'sad' }] }

describe('the difference between two versions is told in words', () => {
  test('a question that was removed, one that was added and one that was moved', () => {
    const before = form(mood, asked('a'), asked('b'), asked('c'))
    const after = form(asked('c'), asked('a'), asked('b'), asked('d'))
    expect(told(before, after)).toEqual([
      'Question “Mood” was removed.',
      'Question “C” was moved.',
      'Question “D” was added.',
    ])
  })

  test('what happened to several questions alike is one sentence, and its condition is said in words', () => {
    const before = form(mood, asked('a'), asked('b'), asked('c'))
    const after = form(mood, ...['a', 'b', 'c'].map((id) => asked(id, { visibleWhen: whenSad })))
    expect(told(before, after)).toEqual(['3 questions (“A”, “B”, “C”) now show only when “Mood” is “Sad”.'])
    expect(told(before, after, { locale: 'es' })).toEqual([
      '3 preguntas («A», «B», «C») ahora se muestran solo cuando «Mood» es «Sad».',
    ])
    expect(told(after, before)).toEqual([
      '3 questions (“A”, “B”, “C”) now always show. Before: only when “Mood” is “Sad”.',
    ])
  })

  test('a property and an option say where they stand and what they were', () => {
    const [calm, sad] = mood.options
    const options = [
      { ...calm, score: 1 },
      { code: 'angry', label: 'Angry' },
    ]
    expect(told(form(mood), form({ ...mood, label: 'How are you?', required: true, options }))).toEqual([
      'Question “How are you?” › Label is now “How are you?”. Before: “Mood”.',
      'Question “How are you?” › Options › “Sad” was removed.',
      'Question “How are you?” › Options › “Calm” › Score is now 1. Before: nothing.',
      'Question “How are you?” › Options › “Angry” was added.',
      'Question “How are you?” › Required is now Yes. Before: nothing.',
    ])
    expect(sad?.code).toBe('sad')
  })

  test('a question that went into a group was moved, and the rest of the form was not', () => {
    const group = (children: readonly Body[]) => ({ id: 'g', type: 'Section', label: 'Sleep', children })
    expect(told(form(mood, group([asked('a')])), form(group([asked('a'), mood])))).toEqual([
      'Question “Mood” was moved.',
    ])
  })

  test('of a long text only what stands around its first difference is told', () => {
    const text = (end: string) => `${'Please answer for the last two weeks. '.repeat(20)}${end}`
    const help = (end: string) => form(asked('a', { help: text(end) }))
    const [sentence = ''] = told(help('Thanks.'), help('Thank you.'))
    expect(sentence).toContain('Thank you.')
    expect(sentence.length).toBeLessThan(400)
  })

  test('a section of a note is looked into where its form stands in its place', () => {
    const whole = (resourceType: string, id: string, body: Body) => ({ id, resourceType, meta: {}, ...body })
    const definition = (id: string, ...elements: readonly Body[]) => ({
      sections: [
        {
          id: 's1',
          title: 'Plan',
          order: 1,
          sectionForm: whole('NoteSectionForm', `s${id}`, {
            key: 'plan',
            name: 'Plan section',
            form: whole('Form', `f${id}`, { key: 'plan', name: 'Plan form', elements }),
          }),
        },
      ],
    })
    const found = told(definition('1', mood), definition('2', { ...mood, required: true }), {
      type: 'NoteDefinition',
    })
    expect(found).toEqual([
      'Sections › “Plan” › Section form › Note section form “Plan section” › Form › Form “Plan form” › Question “Mood” › Required is now Yes. Before: nothing.',
    ])
    expect(told(definition('1', mood), definition('2', mood), { type: 'NoteDefinition' })).toEqual([])
  })
})

type Schema = {
  readonly type?: string
  readonly $ref?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: { readonly [name: string]: Schema }
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly 'x-unasked'?: boolean
}

const schemas = new URL('../../../../schemas/', import.meta.url)

function schemaAt(path: string): Schema {
  return JSON.parse(readFileSync(new URL(path.replace(/^(\.\.\/)+/, ''), schemas), 'utf8'))
}

/** Some value that the schema could hold; `deep` is how far objects are filled. */
function someValue(schema: Schema, deep = 3): unknown {
  const { $ref, anyOf } = schema
  if ($ref) return someValue(schemaAt($ref.startsWith('../') ? $ref : `types/${$ref}`), deep)
  return anyOf ? someValue(anyOf[0] ?? {}, deep) : someOwnValue(schema, deep)
}

function someOwnValue(schema: Schema, deep: number): unknown {
  const { type, items } = schema
  const [fixed = schema.const] = schema.enum ?? []
  if (fixed !== undefined) return fixed
  if (type === 'array') return deep > 0 && items ? [someValue(items, deep - 1)] : ['x']
  return type === 'object' && deep > 0 ? someObject(schema, deep - 1) : somePlain[type ?? 'string']
}

const somePlain: Body = { boolean: true, integer: 3, number: 3, string: 'some text', object: 'some text' }

function someObject({ properties = {} }: Schema, deep: number): Body {
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, someValue(each, deep)]))
}

const common = schemaAt('types/element-common.json').properties ?? {}
const elementTypes = readdirSync(new URL('elements/', schemas)).map((file) => schemaAt(`elements/${file}`))
const properties = elementTypes.flatMap((schema) => {
  const own = { ...common, ...schema.properties }
  const type = String(schema.properties?.type?.const)
  return Object.entries(own)
    .filter(([name, each]) => !['id', 'type', 'children'].includes(name) && !each['x-unasked'])
    .map(([name, each]) => ({ type, name, value: someValue(each) }))
})

/** No field is called by the name that only the code knows, and nothing is left open. */
const unsaid = /[a-z][A-Z]|undefined|\[object|field\.|enumeration\.|versions\./

describe('each property of each element', () => {
  test(`says something when it is set, changed and taken away, in both languages (${properties.length})`, () => {
    for (const { type, name, value } of properties) {
      const bare = { id: 'q', type, ...(name === 'label' ? {} : { label: 'Asked' }) }
      const [without, having] = [form(bare), form({ ...bare, [name]: value })]
      for (const locale of ['en', 'es'] as const) {
        const set = told(without, having, { locale })
        const cleared = told(having, without, { locale })
        expect([set.length, cleared.length], `${type}.${name}`).not.toContain(0)
        expect(
          [...set, ...cleared].filter((text) => unsaid.test(text)),
          `${type}.${name}`,
        ).toEqual([])
        expect(told(having, having, { locale }), `${type}.${name}`).toEqual([])
      }
    }
    expect(properties.length).toBeGreaterThan(1000)
  })

  test('says something wherever within it a single value becomes another', () => {
    for (const { type, name, value } of properties)
      for (const changed of changesOf(value)) {
        const [before, after] = [value, changed].map((each) =>
          form({ id: 'q', type, label: 'A', [name]: each }),
        )
        const found = told(before ?? {}, after ?? {})
        expect(found.length, `${type}.${name} ${JSON.stringify(changed)}`).toBeGreaterThan(0)
      }
  })
})

/** The value with one part of it changed, for each part; a reference is another one by its id alone. */
function changesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value} more`]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value))
    return value.flatMap((each, index) => changesOf(each).map((changed) => value.with(index, changed)))
  const members = Object.entries(value ?? {})
  const isReference = members.some(([name]) => name === 'resourceType')
  return members
    .filter(([name]) => !isReference || name === 'id')
    .flatMap(([name, each]) =>
      changesOf(each).map((changed) => ({ ...Object.fromEntries(members), [name]: changed })),
    )
}

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean())
const anyElement = fc.record(
  {
    id: ids,
    type: fc.constantFrom('String', 'Choice', 'Section', 'Repeater', 'Heading'),
    label: fc.string({ maxLength: 8 }),
    required: fc.boolean(),
    visibleWhen: fc.record({
      combinator: fc.constantFrom('And', 'Or', 'None'),
      clauses: fc.array(fc.record({ source: ids, operator: fc.constantFrom('Equals', 'In'), value: plain }), {
        maxLength: 2,
      }),
    }),
    options: fc.uniqueArray(fc.record({ code: ids, score: fc.integer() }), { selector: ({ code }) => code }),
    validation: fc.record({ min: fc.integer(), max: fc.integer() }, { requiredKeys: [] }),
    default: fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null),
  },
  { requiredKeys: ['id', 'type', 'label'] },
)
const someForm = fc.uniqueArray(anyElement, { selector: ({ id }) => id, maxLength: 7 }).chain((elements) =>
  fc.array(fc.nat(6), { minLength: elements.length, maxLength: elements.length }).map((parents) => ({
    name: 'Check',
    elements: grown(elements, parents),
  })),
)

/** Elements in groups: each stands in one before it, or on the form itself. */
function grown(elements: readonly Body[], parents: readonly number[]): readonly Body[] {
  const nodes = elements.map((element) => ({ element, inner: [] as number[] }))
  const roots = nodes.flatMap((_, index) => {
    const parent = parents[index] ?? 0
    if (parent >= index) return [index]
    nodes[parent]?.inner.push(index)
    return []
  })
  const built = (index: number): Body => {
    const { element = {}, inner = [] } = nodes[index] ?? {}
    return inner.length === 0 ? element : { ...element, children: inner.map(built) }
  }
  return roots.map(built)
}

describe('for any two forms', () => {
  test('equal ones say nothing, and ones that differ say something', () => {
    fc.assert(
      fc.property(someForm, someForm, (one, other) => {
        expect(told(one, structuredClone(one))).toEqual([])
        const isSame = JSON.stringify(normal(one)) === JSON.stringify(normal(other))
        expect(told(one, other).length > 0).toBe(!isSame)
      }),
      { numRuns: 300 },
    )
  })

  test('no sentence is empty or open, whichever language is asked for', () => {
    fc.assert(
      fc.property(someForm, someForm, (one, other) => {
        const [english, spanish] = [told(one, other), told(one, other, { locale: 'es' })]
        expect(english.length).toBe(spanish.length)
        for (const text of [...english, ...spanish]) expect(text).toMatch(/\S.*\.$/s)
      }),
      { numRuns: 100 },
    )
  })
})

/** The same whatever the order of members. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, normal(each)]),
  )
}
