import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '#generated/messages/en.js'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Element } from '#shared/forms/definition.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { importFormFile } from './import-form-file.ts'
import type { Imported } from './import-questionnaire.ts'
import { sayReport } from './reading/say-report.ts'

function taken(content: unknown, fileName = 'Sleep check.csv'): Imported {
  const outcome = importFormFile(fileName, content)
  const [one] = outcome.ok ? outcome.value : []
  if (!one || !('body' in one)) throw new Error(JSON.stringify(one ?? outcome))
  return one
}

const elementsOf = ({ body }: Imported) => body.elements as readonly Element[]
const flat = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [element, ...flat(element.children ?? [])])
const byId = (one: Imported, id: string) => flat(elementsOf(one)).find((element) => element.id === id)
const catalogue = setupI18n({ locale: 'en', messages: { en: messages } })
const told = ({ report }: Imported) => {
  const { changed, refused } = sayReport(report, (id, parameters) => catalogue._(id, parameters))
  return [...changed, ...refused].map(({ what }) => what).join('\n')
}

const redcap = `"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Field Note","Text Validation Type OR Show Slider Number","Text Validation Min","Text Validation Max","Identifier?","Branching Logic (Show field only if...)","Required Field?","Custom Alignment","Question Number (surveys only)","Matrix Group Name","Matrix Ranking?","Field Annotation"
full_name,intake,About you,text,"Your <b>name</b>",,,,,,y,,y,,,,,
born,intake,,text,Born,,,date_ymd,1900-01-01,today,,,,,,,,
smoker,intake,,yesno,Do you smoke?,,,,,,,,,,,,,
packs,intake,,text,Packs a day,,Count halves,number_1dp,0,10,,"[smoker] = '1'",,,,,,@DEFAULT='1'
signs,intake,Signs,checkbox,Which?,"1, Cough | 2, Fever | 98, None of these",,,,,,,,,,,,@NONEOFTHEABOVE='98' @HIDEBUTTON
q1,mood,,radio,Little interest,"0, Not at all | 1, Several days",,,,,,,,,1,phq,,
q2,mood,,radio,Feeling down,"0, Not at all | 1, Several days",,,,,,"[signs(2)] = '1'",,,2,phq,,
total,mood,,calc,Total,"sum([q1],[q2])",,,,,,,,,,,,
odd,mood,,calc,Odd,"round([q1]/3, 2)",,,,,,,,,,,,
pain,mood,,slider,Pain,None | Some | Worst,,,,,,"[full_name] = [born]",,RH,,,,
`

describe('a REDCap data dictionary', () => {
  const one = taken(redcap)

  test('fields are questions of their type, in sections by form and header', () => {
    expect(elementsOf(one).map(({ label }) => label)).toEqual(['Intake', 'Mood'])
    expect(byId(one, 'full_name')).toMatchObject({
      type: 'String',
      label: 'Your name',
      required: true,
      sensitive: true,
    })
    expect(byId(one, 'born')).toMatchObject({
      type: 'Date',
      validation: { minDate: '1900-01-01', maxDate: 'today' },
    })
    expect(byId(one, 'packs')).toMatchObject({
      ...{ type: 'Decimal', decimals: 1, default: 1, help: 'Count halves', validation: { min: 0, max: 10 } },
      visibleWhen: { clauses: [{ source: 'smoker', operator: 'Equals', value: true }] },
    })
    expect(byId(one, 'signs')).toMatchObject({ type: 'Choice', multiple: true })
    expect(byId(one, 'signs')?.options?.[2]).toMatchObject({ code: '98', exclusive: true })
    expect(byId(one, 'q1')).toMatchObject({
      label: '1. Little interest',
      options: [{ score: 0 }, { score: 1 }],
    })
    expect(byId(one, 'q2')?.visibleWhen?.clauses).toEqual([
      { source: 'signs', operator: 'Contains', value: '2' },
    ])
  })

  test('a sum is calculated; what says more stands in the report word for word', () => {
    expect(byId(one, 'total')?.calculation).toMatchObject({ kind: 'Sum', sources: ['q1', 'q2'] })
    expect(byId(one, 'odd')?.calculation).toBeUndefined()
    expect(byId(one, 'pain')?.visibleWhen).toBeUndefined()
    for (const words of ['round([q1]/3, 2)', '[full_name] = [born]', '@HIDEBUTTON', 'Some', 'laid out'])
      expect(told(one)).toContain(words)
  })

  test('what another field or a record says is no default, and stands in the report', () => {
    const piped =
      "field_name,form_name,field_type,field_label,required_field,field_annotation\na,f,text,Name?,perhaps,\"@DEFAULT='[first_name]'\"\nb,f,text,City?,y,@DEFAULT='Salem'\n"
    expect(byId(taken(piped), 'a')).not.toHaveProperty('default')
    expect(byId(taken(piped), 'b')).toMatchObject({ default: 'Salem', required: true })
    for (const words of ['[first_name]', 'perhaps']) expect(told(taken(piped))).toContain(words)
  })

  test('the headings of the API mean the same', () => {
    const api =
      'field_name,form_name,field_type,field_label,select_choices_or_calculations,branching_logic\na,f,yesno,A?,,\nb,f,text,B?,,[a]=1\n'
    expect(byId(taken(api), 'b')?.visibleWhen).toMatchObject({ clauses: [{ source: 'a', value: true }] })
  })
})

const table = `Section;ID;Question;Type;Options;Required;Help;Show when;Colour
Nights;sleep;Hours of sleep;whole number;;yes;Count naps;;
Nights;why;Why so few?;long text;;;;sleep < 5;
;mood;How is your mood?;choice;0 = Low [0] | 1 = Good [3];yes;;;blue
;extra;Anything;telepathy;;;;mood is nice;
;;;;;;lonely help;;
`

describe('a table of questions', () => {
  const one = taken(table)

  test('each row is a question in its section', () => {
    expect(one.body).toMatchObject({ name: 'Sleep check', status: 'Draft' })
    expect(elementsOf(one)[0]).toMatchObject({
      type: 'Section',
      label: 'Nights',
      children: [{ id: 'sleep' }, { id: 'why' }],
    })
    expect(byId(one, 'sleep')).toMatchObject({ type: 'Integer', required: true, help: 'Count naps' })
    expect(byId(one, 'why')?.visibleWhen?.clauses).toEqual([
      { source: 'sleep', operator: 'LessThan', value: 5 },
    ])
    expect(byId(one, 'mood')?.options).toEqual([
      { code: '0', label: 'Low', score: 0 },
      { code: '1', label: 'Good', score: 3 },
    ])
  })

  test('an unknown type, column or condition and a row without a question are told', () => {
    for (const words of ['"telepathy"', '"Colour"', 'blue', 'mood is nice', 'lonely help'])
      expect(told(one)).toContain(words)
  })

  const strict = taken(`id;question;label;type;required;hidden;unit;decimals;default;required;;
smokes;Smokes?;;yes or no;sí;;;;yes;;;
drinks;Drinks?;Other words;yes or no;x;nie;;;No;;;
drives;Drives?;;yes or no;perhaps;;;;sometimes;;;
weight;Weight;;number;;no;kg | lb;;;;;far out
name;Name;;text;false;;;2;;later;;
`)

  test('yes and no are understood as they are written, and nothing is made of what says neither', () => {
    expect(byId(strict, 'smokes')).toMatchObject({ default: true, required: true })
    expect(byId(strict, 'drinks')).toMatchObject({ default: false, required: true })
    expect(byId(strict, 'drives')).not.toHaveProperty('default')
    for (const words of ['perhaps', 'sometimes', 'nie']) expect(told(strict)).toContain(words)
  })

  test('a second unit, a second heading for one column, places of a text and a cell without a heading are told', () => {
    expect(byId(strict, 'drinks')?.label).toBe('Drinks?')
    for (const words of ['lb', 'Other words', 'later', '"decimals"', 'far out'])
      expect(told(strict)).toContain(words)
    const wide = taken(`question${','.repeat(205)}last\nMood${','.repeat(205)}behind it all\n`)
    expect(told(wide)).toContain('behind it all')
  })

  test('a table without questions is refused with a sentence that says what to do', () => {
    expect(
      importFormFile('a.csv', 'name,age\nAna,3\n').ok || importFormFile('a.csv', 'age,born\n1,2\n'),
    ).toMatchObject({
      ok: false,
      failure: { findings: [{ message: 'imports.no-table' }] },
    })
    expect(importFormFile('a.csv', 'question,type\n')).toMatchObject({
      value: [{ refusal: { message: 'imports.no-rows' } }],
    })
  })
})

const schema = {
  title: 'Registration',
  type: 'object',
  required: ['name', 'pets'],
  definitions: {
    pet: {
      type: 'object',
      properties: { kind: { enum: ['cat', 'dog'] }, age: { type: 'integer', minimum: 0 } },
    },
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 40 },
    about: { type: 'string', title: 'About you' },
    home: { type: 'object', title: 'Home', properties: { zip: { type: 'string', pattern: '^\\d{5}$' } } },
    pets: { type: 'array', minItems: 1, items: { $ref: '#/definitions/pet' } },
    signs: { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'], enumNames: ['First', 'Second'] } },
    married: { type: 'boolean' },
    notes: { type: 'object', additionalProperties: { type: 'string' } },
  },
  dependencies: {
    married: {
      oneOf: [
        { properties: { married: { enum: [true] }, partner: { type: 'string' } }, required: ['partner'] },
      ],
    },
  },
  if: { properties: { signs: { contains: { const: 'b' } } } },
  // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
  then: { required: ['about'] },
}
const uiSchema = {
  'ui:order': ['about', '*'],
  about: { 'ui:widget': 'textarea', 'ui:help': 'Be brief' },
  name: { 'ui:autocomplete': 'name' },
}

describe('a JSON Schema with its uiSchema', () => {
  const one = taken({ schema, uiSchema }, 'registration.json')

  test('properties are questions, objects sections, lists of objects lists', () => {
    expect(one.body.name).toBe('Registration')
    expect(elementsOf(one)[0]).toMatchObject({ id: 'about', type: 'Text', help: 'Be brief' })
    expect(byId(one, 'name')).toMatchObject({ type: 'String', required: true, validation: { maxLength: 40 } })
    expect(byId(one, 'home.zip')).toMatchObject({ validation: { pattern: '^\\d{5}$' } })
    expect(byId(one, 'pets')).toMatchObject({ type: 'Repeater', required: true, repeats: { min: 1 } })
    expect(byId(one, 'signs')).toMatchObject({
      multiple: true,
      options: [{ label: 'First' }, { label: 'Second' }],
    })
  })

  test('dependencies and if … then become conditions', () => {
    expect(byId(one, 'partner')).toMatchObject({
      required: true,
      visibleWhen: { clauses: [{ source: 'married', operator: 'Equals', value: true }] },
    })
    expect(byId(one, 'about')?.requiredWhen?.clauses).toEqual([
      { source: 'signs', operator: 'Contains', value: 'b' },
    ])
  })

  test('what has no place is told word for word', () => {
    for (const words of ['additionalProperties', 'autocomplete']) expect(told(one)).toContain(words)
  })

  test('schemas that name each other come to an end', () => {
    const node = {
      type: 'object',
      properties: { a: { $ref: '#/definitions/n' }, b: { $ref: '#/definitions/n' }, v: { type: 'string' } },
    }
    const all = { allOf: [{ $ref: '#/definitions/x' }, { $ref: '#/definitions/x' }] }
    const started = performance.now()
    const outcome = importFormFile('r.json', {
      properties: { top: { $ref: '#/definitions/n' }, x: all },
      definitions: { n: node, x: all },
    })
    expect(outcome.ok).toBe(true)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

const openMrs = {
  name: 'Visit',
  processor: 'EncounterFormProcessor',
  pages: [
    {
      label: 'One',
      sections: [
        {
          label: 'Signs',
          questions: [
            {
              id: 'cough',
              label: 'Cough?',
              type: 'obs',
              required: 'true',
              questionOptions: {
                rendering: 'radio',
                concept: 'c',
                answers: [
                  { concept: 'y', label: 'Yes' },
                  { concept: 'n', label: 'No' },
                ],
              },
            },
            {
              id: 'days',
              label: 'Days',
              type: 'obs',
              questionOptions: { rendering: 'number', min: '0', max: '99' },
              hide: { hideWhenExpression: "cough !== 'y'" },
              validators: [{ type: 'js_expression', failsWhenExpression: 'days > 50', message: 'Long' }],
            },
          ],
        },
      ],
    },
  ],
}

test('a form of OpenMRS: pages, sections, answers and "hide when"', () => {
  const one = taken(openMrs, 'visit.json')
  expect(byId(one, 'cough')).toMatchObject({
    type: 'Choice',
    required: true,
    options: [{ code: 'y' }, { code: 'n' }],
  })
  expect(byId(one, 'days')).toMatchObject({
    validation: { min: 0, max: 99 },
    visibleWhen: { clauses: [{ source: 'cough', operator: 'Equals', value: 'y' }] },
  })
  expect(told(one)).toContain('days > 50')
})

describe('odd files', () => {
  const seed = Number(process.env.SEED ?? 20_261_124)
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(null, '', [], {}, 'x'.repeat(6000), -1, 1e308, '{{', '__proto__', 'constructor'),
  )

  /** A copy of a value in which one place, chosen by chance, says something else. */
  function spoiled(value: unknown, path: readonly number[], other: unknown): unknown {
    const [step, ...rest] = path
    if (step === undefined || typeof value !== 'object' || value === null) return other
    const keys = Object.keys(value)
    const key = keys[step % Math.max(keys.length, 1)]
    if (key === undefined) return other
    const inner = spoiled((value as { readonly [key: string]: unknown })[key], rest, other)
    if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? inner : one))
    return { ...value, [key]: inner }
  }

  test(`a file of which anything is spoiled is imported whole or refused with a sentence, and never throws (seed ${seed})`, async () => {
    const { create } = await validatorsOf.Questionnaire()
    const objects = fc
      .tuple(
        fc.constantFrom<unknown>(openMrs, { schema, uiSchema }, schema),
        fc.array(fc.tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 9 }), odd), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([file, faults]) => faults.reduce((sum, [path, other]) => spoiled(sum, path, other), file))
    const texts = fc
      .tuple(
        fc.constantFrom(redcap, table),
        fc.array(
          fc.tuple(
            fc.nat(3000),
            fc.nat(6),
            fc.constantFrom('', '"', ',', '\n', '|', '[', '\0', "'", '..', '='),
          ),
          { minLength: 1, maxLength: 6 },
        ),
      )
      .map(([text, faults]) =>
        faults.reduce<string>(
          (sum, [at, length, other]) => sum.slice(0, at) + other + sum.slice(at + length),
          text,
        ),
      )
    let imported = 0
    fc.assert(
      fc.property(fc.oneof(objects, texts), (content) => {
        const outcome = importFormFile('odd', content)
        for (const one of outcome.ok ? outcome.value : []) {
          if (!('body' in one)) continue
          imported += 1
          expect(create(one.body), JSON.stringify(create.errors?.slice(0, 2))).toBe(true)
          expect(checkDefinition(definitionOf(one.body)).filter(({ weight }) => weight === 'blocks')).toEqual(
            [],
          )
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 400), seed },
    )
    expect(imported).toBeGreaterThan(100)
  })

  test('a form with too many questions is refused with a sentence', () => {
    const rows = Array.from({ length: 2001 }, (_, index) => `Question ${index}`).join('\n')
    expect(importFormFile('many.csv', `question\n${rows}\n`)).toMatchObject({
      value: [{ refusal: { message: 'imports.too-many', parameters: { most: 2000 } } }],
    })
  })
})
