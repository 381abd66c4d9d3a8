import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Form } from '#generated/types/form.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import type { Element } from '#shared/forms/definition.ts'
import { longestTranslation } from '#shared/forms/translating/longest-translation.ts'
import {
  type TranslatedText,
  textsToTranslate,
  withTranslation,
} from '#shared/forms/translating/translated-form.ts'

type Field = TranslatedText['field']
type Limited = { readonly maxLength?: number; readonly additionalProperties?: Limited }

const schemas = new URL('../../schemas/', import.meta.url)
const propertiesOf = (path: string): Readonly<Record<string, Limited>> =>
  JSON.parse(readFileSync(new URL(path, schemas), 'utf8')).properties ?? {}

const fields = Object.keys(longestTranslation) as readonly Field[]
const elements = readdirSync(new URL('elements/', schemas)).map((name) => propertiesOf(`elements/${name}`))
const common = propertiesOf('types/element-common.json')

/** How long a text may be that stands in a form. */
function longestText(field: Field): number {
  const { label: option, help: optionHelp } = propertiesOf('types/option.json')
  const others: Readonly<Record<string, readonly (Limited | undefined)[]>> = {
    option: [option],
    optionHelp: [optionHelp],
    row: [propertiesOf('types/grid-axis.json').label],
    patternMessage: [propertiesOf('types/validation.json').patternMessage],
  }
  const found = others[field] ?? [common, ...elements].map((each) => each[field])
  return Math.max(...found.map((each) => each?.maxLength ?? 0))
}

/** Where the translation of a text stands. */
const places: Readonly<Record<string, string>> = { option: 'options', row: 'rows' }

test('a translation may be half as long again as the longest text that it translates, on the screen and in what is stored', () => {
  for (const field of fields) {
    const most = longestText(field)
    expect([field, most > 0, longestTranslation[field] >= most * 1.5]).toEqual([field, true, true])
    for (const type of ['element-translation', 'column-translation']) {
      const place = propertiesOf(`types/${type}.json`)[places[field] ?? field]
      if (type === 'column-translation' && field === 'row') continue
      expect([type, field, place?.maxLength ?? place?.additionalProperties?.maxLength]).toEqual([
        type,
        field,
        longestTranslation[field],
      ])
    }
  }
})

test('a form whose texts are as long as texts can be is translated whole', async () => {
  const long = (field: Field) => 'x'.repeat(longestText(field))
  const choice = {
    type: 'Choice',
    label: long('label'),
    help: long('help'),
    options: [{ code: 'a', label: long('option'), help: long('optionHelp') }],
  } as const
  const text = {
    type: 'String',
    label: long('label'),
    placeholder: long('placeholder'),
    validation: { pattern: '^a$', patternMessage: long('patternMessage') },
  } as const
  const asked: readonly Element[] = [
    { id: 'choice', ...choice },
    { id: 'text', ...text },
    { id: 'scale', type: 'Scale', label: 'Scale', minLabel: long('minLabel'), maxLabel: long('maxLabel') },
    { id: 'read', type: 'Instructions', body: long('body') },
    {
      id: 'grid',
      type: 'Grid',
      label: 'Grid',
      rows: [{ id: 'one', label: long('row') }],
      columns: [
        { id: 'choice', ...choice },
        { id: 'text', ...text },
        { id: 'agree', type: 'Consent', label: 'Agree', body: long('body') },
      ],
    },
  ]
  const texts = textsToTranslate({ elements: asked }, 'es')
  expect(new Set(texts.map(({ field }) => field))).toEqual(new Set(fields))
  let translations: NonNullable<Form['translations']> = {}
  for (const each of texts)
    translations = withTranslation(translations, 'es', {
      ...each,
      text: 'y'.repeat(Math.ceil(each.text.length * 1.5)),
    })
  const { create } = await validatorsOf.Form()
  const form = { name: 'Long', key: 'long', version: 1, status: 'Draft', elements: asked, translations }
  expect(create(form), JSON.stringify(create.errors)).toBe(true)
})
