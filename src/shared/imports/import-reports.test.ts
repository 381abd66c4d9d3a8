import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import { importFormFile } from './import-form-file.ts'
import type { Imported } from './import-questionnaire.ts'
import { sayRemark, sayReport } from './reading/say-report.ts'

function taken(content: unknown, fileName: string): Imported {
  const outcome = importFormFile(fileName, content)
  const [one] = outcome.ok ? outcome.value : []
  if (!one || !('body' in one)) throw new Error(JSON.stringify(one ?? outcome))
  return one
}

const voices = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}
const linesOf = ({ report }: Imported, language: 'en' | 'es') => {
  const { changed, refused } = sayReport(report, (id, parameters) => voices[language]._(id, parameters))
  return [...changed, ...refused]
}

describe('a report in Spanish', () => {
  const extension = (name: string, value: object) => ({
    url: `http://hl7.org/fhir/StructureDefinition/${name}`,
    ...value,
  })
  const expression = (text: string) => ({ valueExpression: { language: 'text/fhirpath', expression: text } })
  const files: readonly (readonly [name: string, content: unknown])[] = [
    [
      'sueño.json',
      {
        ...{ resourceType: 'Questionnaire', title: 'Sueño', status: 'active', language: 'pt', extraño: true },
        extension: [extension('variable', { valueExpression: { name: 'doble', expression: '%horas * 2' } })],
        item: [
          {
            linkId: 'a',
            type: 'string',
            text: 'Nombre',
            enableWhen: [{ question: 'zz', operator: 'exists' }],
          },
          { linkId: 'a', type: 'telepatía', maxLength: 3, text: 'Edad' },
          { type: 'choice', text: 'Ánimo', answerValueSet: 'http://otro.org/vs', initial: [{}] },
          {
            ...{
              linkId: 'c',
              type: 'integer',
              text: 'Total',
              enableWhen: [{ question: 'g' }, { question: 'a' }],
            },
            extension: [
              extension('sdc-questionnaire-calculatedExpression', expression('%x.power(3)')),
              extension('sdc-questionnaire-enableWhenExpression', expression('%x.power(4) > 2')),
              extension('sdc-questionnaire-initialExpression', expression('%x.power(5)')),
              extension('regex', { valueString: '(a+)+' }),
              extension('minValue', { valueString: 'nada' }),
              extension('desconocida', { valueString: 'algo' }),
            ],
          },
          {
            ...{ linkId: 'd', type: 'string', text: 'Clave', maxLength: 900 },
            extension: [extension('regex', { valueString: '(a+)+' })],
          },
          { linkId: 'g', type: 'group', text: 'Grupo', required: true, repeats: true },
        ],
      },
    ],
    [
      'sueño.csv',
      'pregunta;tipo;opciones;mostrar cuando;repeats;display;min;max;colour\nNoche;telepatía;;ánimo es bueno;muchas;raro;9;3;azul\n;;;;;;;;solo\nHoras;número;1 = Uno;;;;;;\n',
    ],
    [
      'redcap.csv',
      'field_name,form_name,field_type,field_label,select_choices_or_calculations,branching_logic\nx,f,calc,<b>Raro</b>,"redondea([x], 3)",[zz] = 1\ny,f,sql,Otro,,\nz,f,radio,,,\n,f,text,Nadie,,\n',
    ],
    [
      'esquema.json',
      {
        title: 'Registro',
        type: 'object',
        properties: {
          a: { type: 'string', contentEncoding: 'base64', pattern: '(a+)+' },
          b: { type: 'number', multipleOf: 3, exclusiveMinimum: 4 },
          c: { type: 'object', additionalProperties: { type: 'string' } },
          d: { oneOf: [{ type: 'string' }, { type: 'number' }] },
        },
        dependencies: { zz: ['a'] },
        if: { properties: { a: { format: 'email' } } },
      },
    ],
    [
      'openmrs.json',
      {
        ...{ name: 'Visita', published: true, extraño: 'sí' },
        pages: [
          {
            ...{ label: 'Uno', hide: { otro: 'sí' } },
            sections: [
              {
                label: 'Signos',
                questions: [
                  { id: 'f', questionOptions: { rendering: 'drug' }, required: { otro: 'sí' } },
                  { id: 'h', hide: { hideWhenExpression: 'f(1) + 2' }, unspecified: true, value: 'nada' },
                ],
              },
            ],
          },
        ],
      },
    ],
  ]
  const inEnglish = /\b(the|is|are|this|that|which|here|it|its|and|of|question|answer|left|said|line|more)\b/i

  test.each(files)('of %s holds no English sentence, and says as much as in English', (name, content) => {
    const one = taken(content, name)
    const lines = linesOf(one, 'es')
    expect(lines.length).toBeGreaterThan(3)
    expect(lines).toHaveLength(linesOf(one, 'en').length)
    for (const { what, linkId = '' } of lines) {
      const ours = what.replaceAll(/https?:\S+|"\w+":/g, '')
      expect(`${linkId}: ${ours}`).not.toMatch(inEnglish)
      expect(what).not.toMatch(/imports\.|[{}]\w+[{}]/)
    }
    expect(JSON.stringify(linesOf(one, 'en'))).toMatch(inEnglish)
  })

  test('a line without a name is called as a line, and what was said goes on word for word', () => {
    const one = taken('question;help\nHours?;\n;lonely help\n', 'a.csv')
    expect(linesOf(one, 'en')).toContainEqual({
      linkId: 'line 3',
      what: 'The row has no question and is left out. It said: lonely help',
    })
    expect(linesOf(one, 'es')).toContainEqual({
      linkId: 'línea 3',
      what: 'La fila no tiene pregunta y se omite. Decía: lonely help',
    })
  })

  test('a long text is told whole in both languages, none of it cut by the words before it', () => {
    const long = Array.from({ length: 900 }, (_, index) => `w${index}`).join(' ')
    const column = `a very long name ${'of a column '.repeat(9)}`
    const one = taken(`question,${column}\nOne?,${long}\n`, 'a.csv')
    for (const language of ['en', 'es'] as const) {
      const pieces = linesOf(one, language).filter(({ what }) => /\bw\d/.test(what))
      expect(pieces.length).toBeGreaterThan(3)
      const said = pieces.map(({ what }) => what.slice(what.indexOf('): ') + 3))
      expect(said.join('')).toBe(JSON.stringify([long]))
    }
  })

  test('a whole form that is refused says why and what to do', () => {
    const outcome = importFormFile('a.csv', 'pregunta,tipo\n')
    const [one] = outcome.ok ? outcome.value : []
    if (!one || !('refusal' in one)) throw new Error('it was imported')
    expect(sayRemark(one.refusal, (id, parameters) => voices.es._(id, parameters))).toBe(
      'La tabla no tiene preguntas. Escriba una pregunta en cada fila e impórtela otra vez.',
    )
  })
})
