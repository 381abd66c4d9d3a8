import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { answerSchemas } from '#shared/forms/schemas/answer-schemas.ts'
import { formats } from '#shared/forms/schemas/conforms.ts'

const ajv = new Ajv2020({ allErrors: false, strict: false, multipleOfPrecision: 9, formats: { ...formats } })

const codes = ['a', 'b', 'c']
const options = codes.map((code) => ({ code, label: code.toUpperCase() }))
const small = fc.integer({ min: -5, max: 5 })
const maybe = fc.boolean()

type Kind =
  | 'Integer'
  | 'Decimal'
  | 'Boolean'
  | 'String'
  | 'Date'
  | 'Choice'
  | 'Many'
  | 'Quantity'
  | 'OpenChoice'
  | 'Grid'
const kinds: readonly Kind[] = [
  'Integer',
  'Decimal',
  'Boolean',
  'String',
  'Date',
  'Choice',
  'Many',
  'Quantity',
  'OpenChoice',
  'Grid',
]

type Traits = {
  readonly low: number
  readonly span: number
  readonly limited: boolean
  readonly required: boolean
  readonly listed: boolean
}

const traits = fc.record({ low: small, span: fc.nat(6), limited: maybe, required: maybe, listed: maybe })

type Bare = Omit<Element, 'id'>

const range = ({ limited, low, span }: Traits) => (limited ? { min: low, max: low + span } : {})
const repeats = ({ limited, listed }: Traits) => (limited && listed ? { repeats: { min: 1, max: 3 } } : {})
const length = ({ limited, span }: Traits) =>
  limited ? { minLength: span, maxLength: span + 4, pattern: '^[a-c]*$' } : {}
const entries = ({ limited }: Traits) => (limited ? { minItems: 1, maxItems: 2 } : {})

const makers: { readonly [K in Kind]: (traits: Traits) => Bare } = {
  Integer: (given) => ({ type: 'Integer', validation: range(given), ...repeats(given) }),
  Decimal: (given) => ({ type: 'Decimal', decimals: 2, validation: range(given), ...repeats(given) }),
  Boolean: (given) => ({ type: 'Boolean', ...repeats(given) }),
  String: (given) => ({ type: 'String', validation: length(given), ...repeats(given) }),
  Date: (given) => ({ type: 'Date', ...repeats(given) }),
  Choice: () => ({ type: 'Choice', options }),
  Many: (given) => ({ type: 'Choice', multiple: true, options, validation: entries(given) }),
  Quantity: (given) => ({ type: 'Quantity', units: [{ code: 'kg' }], validation: range(given) }),
  OpenChoice: ({ listed }) => ({ type: 'OpenChoice', options, multiple: listed }),
  Grid: () => ({
    type: 'Grid',
    rows: [{ id: 'r1' }, { id: 'r2' }],
    columns: [{ id: 'k', type: 'Integer', label: 'K' }],
  }),
}

const plain: fc.Arbitrary<Bare> = fc
  .tuple(fc.constantFrom(...kinds), traits)
  .map(([kind, given]) => ({ label: 'L', required: given.required, ...makers[kind](given) }))

/** A condition on one of the elements before; only what JSON Schema can say too. */
function clauseOn(element: Element): fc.Arbitrary<Clause> {
  const source = fc.constant(element.id)
  const existence = fc.record({ source, operator: fc.constantFrom('Exists' as const, 'NotExists' as const) })
  if (element.repeats) return existence
  if (element.type === 'Boolean') {
    return fc.oneof(
      existence,
      fc.record({ source, operator: fc.constantFrom('Equals' as const, 'NotEquals' as const), value: maybe }),
    )
  }
  if (element.type === 'Integer' || element.type === 'Decimal') {
    const operator = fc.constantFrom(
      'Equals',
      'NotEquals',
      'GreaterThan',
      'GreaterOrEquals',
      'LessThan',
      'LessOrEquals' as const,
    )
    return fc.oneof(
      existence,
      fc.record({ source, operator: operator as fc.Arbitrary<Clause['operator']>, value: small }),
    )
  }
  if (element.type !== 'Choice') return existence

  const list = fc.subarray(codes, { minLength: 1 })
  const lists = fc.record({
    source,
    operator: fc.constantFrom('In' as const, 'NotIn' as const, 'AnyOf' as const),
    value: list,
  })
  const one = fc.record({
    source,
    operator: fc.constantFrom('Equals' as const, 'NotEquals' as const),
    value: fc.constantFrom(...codes),
  })
  const many = fc.record({
    source,
    operator: fc.constantFrom(
      'Contains' as const,
      'NotContains' as const,
      'AllOf' as const,
      'Equals' as const,
      'NotEquals' as const,
    ),
    value: list,
  })
  return fc.oneof(existence, lists, element.multiple ? many : one)
}

function groupOn(before: readonly Element[]): fc.Arbitrary<ConditionGroup | undefined> {
  if (before.length === 0) return fc.constant(undefined)
  const clause = fc.nat(before.length - 1).chain((index) => clauseOn(before[index] as Element))
  const flat = fc.record({
    combinator: fc.constantFrom('And', 'Or', 'None' as const),
    clauses: fc.array(clause, { maxLength: 3 }),
  })
  const nested = fc.record({
    combinator: fc.constantFrom('And', 'Or', 'None' as const),
    clauses: fc.array(fc.oneof(clause, flat), { maxLength: 3 }),
  })
  return fc.option(nested as fc.Arbitrary<ConditionGroup>, { nil: undefined })
}

type Rule = 'visibleWhen' | 'requiredWhen' | 'unless'

const rules = fc.constantFrom<readonly Rule[]>(
  [],
  ['visibleWhen'],
  ['visibleWhen', 'requiredWhen'],
  ['unless'],
  ['visibleWhen', 'unless'],
)

function conditioned(
  parts: readonly Omit<Element, 'id'>[],
  prefix: string,
): fc.Arbitrary<readonly Element[]> {
  return parts.reduce<fc.Arbitrary<readonly Element[]>>(
    (earlier, part, index) => earlier.chain((before) => ruled(before, { ...part, id: `${prefix}${index}` })),
    fc.constant([]),
  )
}

function ruled(before: readonly Element[], element: Element): fc.Arbitrary<readonly Element[]> {
  const groups = fc.tuple(groupOn(before), groupOn(before), rules)
  return groups.map(([first, second, names]) => {
    const given = names
      .map((name, index) => [name, index === 0 ? first : second])
      .filter(([, group]) => group)
    return [...before, { ...element, ...Object.fromEntries(given) }]
  })
}

const definition: fc.Arbitrary<Definition> = fc
  .tuple(
    fc.array(plain, { minLength: 1, maxLength: 6 }).chain((parts) => conditioned(parts, 'q')),
    fc.array(plain, { minLength: 1, maxLength: 3 }).chain((parts) => conditioned(parts, 'row')),
    fc.array(plain, { minLength: 1, maxLength: 3 }).chain((parts) => conditioned(parts, 's')),
    fc.record({ required: maybe, min: fc.nat(2), isThere: maybe }),
  )
  .chain(([loose, inRow, inSection, rows]) =>
    groupOn(loose).map((visibleWhen) => ({
      elements: [
        ...loose,
        {
          id: 'part',
          type: 'Section' as const,
          label: 'Part',
          children: inSection,
          ...(visibleWhen ? { visibleWhen } : {}),
        },
        ...(rows.isThere
          ? [
              {
                id: 'list',
                type: 'Repeater' as const,
                label: 'List',
                required: rows.required,
                repeats: { min: rows.min, max: 3 },
                children: inRow,
              },
            ]
          : []),
      ],
    })),
  )

const someValue: fc.Arbitrary<Answer> = fc.oneof(
  small,
  fc.constantFrom(0.25, 0.005, 1e13),
  maybe,
  fc.constantFrom('a', 'b', 'x', 'abc', 'abcabcabc', '2026-02-28', '2026-02-30', ' a'),
  fc.subarray([...codes, 'x']),
  fc.constantFrom<Answer>(
    { value: 2, unit: 'kg' },
    { value: 'two' },
    { value: 1, unit: 'lb' },
    { code: 'a' },
    { text: 'own' },
    { code: 'a', text: 'b' },
  ),
  fc.constantFrom<Answer>(
    [{ code: 'a' }],
    [1, 2],
    [0.5],
    { rows: { r1: { k: 3 } } },
    { rows: { r1: { k: 'no' } } },
    { rows: { other: {} } },
    [false],
  ),
)

function answersFor(form: Definition): fc.Arbitrary<Answers> {
  const record = (elements: readonly Element[]): fc.Arbitrary<Answers> => {
    const entries = elements.flatMap((element): [string, fc.Arbitrary<Answer>][] => {
      if (element.type === 'Section') return []
      if (element.type !== 'Repeater')
        return [
          [
            element.id,
            fc.oneof({ weight: 3, arbitrary: fitting(element) }, { weight: 1, arbitrary: someValue }),
          ],
        ]
      const row = record(element.children ?? []).map((answers) => ({ _rowId: 'r', ...answers }))
      return [
        [
          element.id,
          fc
            .array(row, { maxLength: 4 })
            .map((rows) => rows.map((one, index) => ({ ...one, _rowId: `r${index}` }))),
        ],
      ]
    })
    const sections = elements
      .filter(({ type }) => type === 'Section')
      .map(({ children }) => record(children ?? []))
    const own = fc.record(Object.fromEntries(entries), { requiredKeys: [] }) as fc.Arbitrary<Answers>
    return fc.tuple(own, ...sections).map((parts) => Object.assign({}, ...parts))
  }
  return record(form.elements)
}

function fitting(element: Element): fc.Arbitrary<Answer> {
  const one: fc.Arbitrary<Answer> = fc.oneof(small, maybe, fc.constantFrom('a', 'ab', 'abca', '2026-02-28'))
  if (element.repeats) return fc.array(one, { minLength: 1, maxLength: 3 })
  if (element.type === 'Choice' && element.multiple) return fc.subarray(codes, { minLength: 1 })
  if (element.type === 'Choice') return fc.constantFrom(...codes)
  if (element.type === 'Boolean') return maybe
  if (element.type === 'Quantity') return small.map((value) => ({ value, unit: 'kg' }))
  if (element.type === 'Grid') return fc.constant({ rows: { r1: { k: 1 } } })
  if (element.type === 'OpenChoice') return fc.constant(element.multiple ? [{ text: 'own' }] : { code: 'b' })
  if (element.type === 'Date' || element.type === 'String')
    return fc.constantFrom('2026-02-28', 'a', 'ab', 'abca')
  return small
}

const runs = Number(process.env.RUNS ?? 120)
const seed = Number(process.env.SEED ?? 20_261_121)

/** Hidden answers are parked before JSON Schema, which knows no parking, looks at them. */
function shown(definition: Definition, answers: Answers): Answers {
  let rows = 0
  return openAnswers(compileForm(definition), answers, { newId: () => `n${++rows}` }).toAnswers('final')
}

test(`the interpreter and JSON Schema agree on every answer to every form (seed ${seed}, ${runs} runs)`, () => {
  const verdicts = { good: 0, bad: 0 }
  const both = definition.chain((form) => fc.tuple(fc.constant(form), answersFor(form)))
  fc.assert(
    fc.property(both, ([form, raw]) => {
      const answers = shown(form, raw)
      const schemas = answerSchemas(compileForm(form))
      for (const mode of ['draft', 'final'] as const) {
        const mine = validateAnswers(compileForm(form), answers, { mode }).filter(
          ({ weight }) => weight === 'blocks',
        )
        const theirs = ajv.validate(schemas[mode], answers)
        verdicts[theirs ? 'good' : 'bad'] += 1
        expect({ mode, valid: mine.length === 0, mine }).toMatchObject({ valid: theirs })
      }
    }),
    { numRuns: runs, seed },
  )
  console.log(`${verdicts.good} times valid, ${verdicts.bad} times not`)
  expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(runs / 20)
})

test('what is stored opens as it was: answers go in and out unchanged', () => {
  const both = definition.chain((form) => fc.tuple(fc.constant(form), answersFor(form)))
  fc.assert(
    fc.property(both, ([form, raw]) => {
      const once = shown(form, raw)
      expect(shown(form, once)).toEqual(once)
    }),
    { numRuns: 300, seed },
  )
})

test('no nonsense makes the engine throw or take for ever: it is found out, or it is no answer', () => {
  const nonsense = fc.tuple(
    definition,
    fc.dictionary(fc.constantFrom('q0', 'q1', 's0', 'list', '_parked', 'zz'), fc.jsonValue()),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(nonsense, ([form, answers, nothingKnown]) => {
      const odd = nothingKnown as Answer
      const spoiled: Definition = {
        elements: form.elements.map((element) => ({
          ...element,
          default: odd,
          visibleWhen: {
            combinator: 'Or',
            clauses: [
              { source: 'q0', operator: 'Contains', value: odd },
              { source: 'q1', operator: 'Matches', value: odd },
            ],
          },
          calculation: {
            kind: 'Difference',
            sources: ['q0', 'list.*.row0', 'q1', 3],
            unitFactor: Number.MAX_VALUE,
          },
        })),
      }
      const start = performance.now()
      for (const one of [form, spoiled]) {
        validateAnswers(compileForm(one), answers as Answers, { mode: 'final' })
        checkDefinition(one)
      }
      expect(performance.now() - start).toBeLessThan(500)
    }),
    { numRuns: 400, seed },
  )
})
