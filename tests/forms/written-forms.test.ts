import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { writeJsonSchema } from '#shared/exports/json-schema/write-json-schema.ts'
import { writeQuestionsTable } from '#shared/exports/questions-table/write-questions-table.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { formats } from '#shared/forms/schemas/conforms.ts'
import { importFormFile } from '#shared/imports/import-form-file.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'

const seed = Number(process.env.SEED ?? 20_261_124)
const rounds = Number(process.env.RUNS ?? 150)

type Made = { -readonly [Key in keyof Element]: Element[Key] }

const labels = [
  'Sleep, hours',
  'How "well"?',
  'a = b | c [2]',
  ' Näíve ☂',
  '=1+1',
  'Line\none',
  '-5',
  "O'Brien",
  'Nights',
]
const types = [
  'String',
  'Text',
  'Integer',
  'Decimal',
  'Boolean',
  'Date',
  'DateTime',
  'Choice',
  'OpenChoice',
  'Quantity',
] as const

function options(chance: Chance): NonNullable<Element['options']> {
  return Array.from({ length: chance.whole(1, 4) }, (_, index) => ({
    code: chance.is(0.2) ? `c=${index}|[1]` : `c${index}`,
    label: chance.pick(labels)?.trim() ?? 'L',
    ...(chance.is(0.4) ? { score: chance.whole(-2, 9) } : {}),
    ...(chance.is(0.2) ? { exclusive: true } : {}),
  }))
}

const fillers: { readonly [Type in (typeof types)[number]]?: (part: Made, chance: Chance) => void } = {
  Text: (part, chance) => {
    if (chance.is(0.6)) part.plain = true
  },
  String: (part, chance) => {
    if (chance.is(0.4)) part.validation = { minLength: 1, maxLength: chance.whole(6, 90), pattern: '^[^;]*$' }
    if (chance.is(0.3)) part.default = 'usual'
  },
  Integer: (part, chance) => {
    if (chance.is(0.5)) part.validation = { min: -3, max: chance.whole(0, 20) }
    if (chance.is(0.3)) part.default = chance.whole(0, 0)
    if (chance.is(0.3)) part.unit = { code: 'h', label: 'hours' }
    if (chance.is(0.3)) part.display = 'Slider'
  },
  Decimal: (part, chance) => {
    if (chance.is(0.5)) part.decimals = chance.whole(0, 4)
  },
  Date: (part, chance) => {
    if (chance.is(0.3)) part.validation = { minDate: '2020-01-01' }
  },
  Choice: (part, chance) => {
    part.options = options(chance)
    if (chance.is(0.4)) part.multiple = true
    if (part.multiple && chance.is(0.5)) part.validation = { minItems: 1, maxItems: 2 }
    if (!part.multiple && chance.is(0.3)) part.display = 'Radio'
  },
  OpenChoice: (part, chance) => {
    part.options = options(chance)
  },
  Quantity: (part) => {
    part.units = [{ code: 'kg' }, { code: 'lb', label: 'pounds' }]
  },
}

function question(id: string, chance: Chance): Made {
  const part: Made = { id, type: chance.pick(types) ?? 'String', label: (chance.pick(labels) ?? 'L').trim() }
  fillers[part.type as (typeof types)[number]]?.(part, chance)
  if (chance.is(0.3)) part.required = true
  if (chance.is(0.2)) part.help = 'Think of\nlast week.'
  if (chance.is(0.1)) part.readOnly = true
  if (chance.is(0.1) && part.type !== 'OpenChoice' && part.type !== 'Choice' && part.default === undefined)
    part.repeats = { min: 1, max: 3 }
  return part
}

function clauseOn(source: Element, chance: Chance): Clause {
  const { id, repeats } = source
  const exists: Clause = { source: id, operator: chance.is(0.5) ? 'Exists' : 'NotExists' }
  return repeats || chance.is(0.3) ? exists : (valueClause(source, chance) ?? exists)
}

function valueClause(
  { id, type, options: list = [], multiple }: Element,
  chance: Chance,
): Clause | undefined {
  const code = list[0]?.code
  const isNot = chance.is(0.5)
  if (type === 'Boolean') return { source: id, operator: 'Equals', value: true }
  if (type === 'Integer')
    return { source: id, operator: isNot ? 'LessThan' : 'GreaterOrEquals', value: chance.whole(-2, 9) }
  if (type !== 'Choice' || code === undefined) return undefined
  if (multiple) return { source: id, operator: isNot ? 'NotContains' : 'Contains', value: code }
  return { source: id, operator: isNot ? 'NotEquals' : 'Equals', value: code }
}

function condition(before: readonly Element[], chance: Chance): ConditionGroup | undefined {
  const one = () => clauseOn(before[chance.whole(0, before.length - 1)] as Element, chance)
  if (before.length === 0 || chance.is(0.6)) return undefined
  if (chance.is(0.4)) return { combinator: 'And', clauses: [one()] }
  const inner: ConditionGroup = { combinator: chance.is(0.5) ? 'Or' : 'None', clauses: [one(), one()] }
  return chance.is(0.3) ? inner : { combinator: 'And', clauses: [one(), inner] }
}

/** A form by chance of all that a table of questions can hold. */
function formOf(chance: Chance): readonly Element[] {
  const loose: Made[] = []
  for (let index = 0; index < chance.whole(1, 7); index += 1) {
    const part = question(`q${index}`, chance)
    const visibleWhen = condition(loose, chance)
    if (visibleWhen) part.visibleWhen = visibleWhen
    loose.push(part)
  }
  const section: Made = {
    id: 'part',
    type: 'Section',
    label: 'Nights',
    children: [question('s0', chance), question('s1', chance)],
  }
  const shown = condition(loose, chance)
  if (shown) section.visibleWhen = shown
  const list: Made = {
    id: 'rows',
    type: 'Repeater',
    label: 'Drugs',
    repeats: { max: 4 },
    children: [question('r0', chance)],
  }
  const words: Made = { id: 'words', type: 'Instructions', body: 'Please read this.' }
  return [
    ...loose,
    ...(chance.is(0.7) ? [section] : []),
    ...(chance.is(0.4) ? [list] : []),
    ...(chance.is(0.3) ? [words] : []),
  ]
}

const forms: readonly Definition[] = Array.from({ length: rounds }, (_, index) => ({
  elements: formOf(chanceFrom(seed + index)),
})).filter((form) => checkDefinition(form).every(({ weight }) => weight !== 'blocks'))

test(`a table of questions comes back as it was written (${rounds} forms by chance, seed ${seed})`, () => {
  for (const { elements } of forms) {
    const { text, left } = writeQuestionsTable(elements)
    expect(left).toEqual([])
    const outcome = importFormFile('form.csv', text)
    const [one] = outcome.ok ? outcome.value : []
    if (!one || !('body' in one)) throw new Error('not imported')
    expect(one.body.elements).toEqual(elements)
    expect(one.report.refused).toEqual([])
  }
  expect(forms.length).toBeGreaterThan(rounds / 2)
})

test('what a table has no column for is named, question by question', () => {
  const elements: readonly Element[] = [
    { id: 'a', type: 'Integer', label: 'A', scribeHint: 'listen' },
    { id: 'sum', type: 'Calculated', label: 'Sum', calculation: { kind: 'Sum', sources: ['a'] } },
    { id: 'b', type: 'String', label: 'B', codes: [{ system: 'x', code: '1' }] },
  ]
  expect(writeQuestionsTable(elements).left).toEqual([
    { linkId: 'a', message: 'build.table-without-fields', fields: ['scribeHint'] },
    { linkId: 'sum', message: 'build.table-without-fields', fields: ['type', 'calculation'] },
    { linkId: 'b', message: 'build.table-without-fields', fields: ['codes'] },
  ])
})

const ajv = new Ajv2020({ strict: false, allErrors: false, multipleOfPrecision: 9, formats: { ...formats } })

/** Answers as they are kept when a form is done: what is hidden is parked, and JSON Schema knows no parking. */
function done(form: Definition, answers: Answers): Answers {
  let rows = 0
  const open = openAnswers(compileForm(form), answers, { newId: () => `n${++rows}` })
  const { _parked, ...kept } = open.toAnswers('final')
  return kept
}

const oddAnswers: readonly Answer[] = [
  '',
  'x',
  7,
  -4,
  2.5,
  true,
  [],
  ['c0'],
  { code: 'c0' },
  { value: 3, unit: 'kg' },
  '2019-05-05',
]

test(`a schema that was written accepts and refuses the same answers as we do (seed ${seed})`, () => {
  const verdicts = { accepted: 0, refused: 0 }
  for (const [index, form] of forms.entries()) {
    const chance = chanceFrom(seed + index)
    const check = ajv.compile(writeJsonSchema('Form', form).form.schema)
    const filled = aFilledCopy(compileForm(form), seed + index)
    const ids = Object.keys(filled)
    const samples = Array.from({ length: 6 }, (_, round) => {
      const id = chance.pick(ids)
      return round === 0 || id === undefined ? filled : { ...filled, [id]: chance.pick(oddAnswers) ?? '' }
    })
    for (const sample of samples) {
      const answers = done(form, sample)
      const findings = validateAnswers(compileForm(form), answers, { mode: 'final' }).filter(
        ({ weight, message }) => weight === 'blocks' && message !== 'forms.later-than',
      )
      const isFine = check(answers)
      verdicts[isFine ? 'accepted' : 'refused'] += 1
      expect({ answers, isFine, errors: check.errors }, JSON.stringify(findings)).toMatchObject({
        isFine: findings.length === 0,
      })
    }
  }
  console.log(`${verdicts.accepted} times accepted, ${verdicts.refused} times refused`)
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(rounds / 4)
})

test('a schema that was written is read again: questions, types, options, limits and conditions', () => {
  const elements: readonly Element[] = [
    {
      id: 'mood',
      type: 'Choice',
      label: 'Mood',
      required: true,
      display: 'Radio',
      options: [
        { code: 'low', label: 'Low' },
        { code: 'ok', label: 'Fine' },
      ],
    },
    {
      id: 'why',
      type: 'Text',
      plain: true,
      label: 'Why?',
      help: 'Be brief',
      visibleWhen: { combinator: 'And', clauses: [{ source: 'mood', operator: 'Equals', value: 'low' }] },
    },
    { id: 'hours', type: 'Integer', label: 'Hours', validation: { min: 0, max: 24 } },
  ]
  const outcome = importFormFile('f.json', writeJsonSchema('Check', { elements }).form)
  const [one] = outcome.ok ? outcome.value : []
  expect(one).toMatchObject({ body: { name: 'Check', elements } })
})
