import { storedElements } from '#shared/forms/definition.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { fixElements } from './fix-elements.ts'
import type { ForeignForm, ReadForeign } from './foreign/foreign-form.ts'
import { type Imported, importFile, type NotImported } from './import-questionnaire.ts'
import { isJsonSchemaForm, readJsonSchema } from './json-schema/read-json-schema.ts'
import { isOpenMrsForm, readOpenMrsForm } from './openmrs/read-openmrs-form.ts'
import { isQuestionsTable, readQuestionsTable } from './questions-table/read-questions-table.ts'
import { keyFrom } from './read-head.ts'
import { cut } from './reading/foreign-object.ts'
import { isRedcapDictionary, readRedcapDictionary } from './redcap/read-redcap-dictionary.ts'

/** The kinds of form files that can be taken in. */
type Kind = { readonly isIt: (content: unknown) => boolean; readonly read: ReadForeign }

const kinds: readonly Kind[] = [
  { isIt: isOpenMrsForm, read: readOpenMrsForm },
  { isIt: isRedcapDictionary, read: readRedcapDictionary },
  { isIt: isQuestionsTable, read: readQuestionsTable },
  { isIt: isJsonSchemaForm, read: readJsonSchema },
]

const mostElements = 2000

const noTable: Failure = {
  kind: 'invalid',
  findings: [{ pointer: '/content', weight: 'blocks', message: 'imports.no-table' }],
}

/**
 * All forms of a file, whatever its kind, known by its content: FHIR questionnaires, an OpenMRS form, a REDCap data
 * dictionary, a table of questions, a JSON Schema. What became of each; a file that
 * is none of them is `invalid`, with a sentence that says what to do.
 */
export function importFormFile(
  fileName: string,
  content: unknown,
): Outcome<readonly (Imported | NotImported)[]> {
  const kind = kinds.find(({ isIt }) => isIt(content))
  if (!kind && typeof content === 'string') return failed(noTable)
  return kind ? succeeded([finished(fileName, kind.read(fileName, content))]) : importFile(fileName, content)
}

function finished(fileName: string, form: ReturnType<ReadForeign>): Imported | NotImported {
  if ('refusal' in form) return { title: cut(form.title, 300), refusal: form.refusal }

  const { title, elements, importing } = form
  if (elements.length === 0)
    return {
      title: cut(title, 300),
      refusal: { message: 'imports.nothing-asked' },
    }
  if (countOf(elements) > mostElements)
    return {
      title: cut(title, 300),
      refusal: { message: 'imports.too-many', parameters: { most: mostElements } },
    }
  fixElements(elements, importing)
  return {
    body: { ...headOf(fileName, form), version: 1, status: 'Draft', elements: storedElements(elements) },
    report: importing.ledger.report(title),
    settled: importing.ledger.settled(),
    // Of these forms nothing is kept beside them, so nothing has to be found in their file again.
    origins: { of: new Map(), around: new Map() },
  }
}

function countOf(elements: ForeignForm['elements']): number {
  return elements.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0)
}

type Head = Pick<Imported['body'], 'name' | 'key' | 'shortName' | 'licence' | 'source'> &
  Partial<Pick<Imported['body'], 'purpose' | 'language'>>

const languages: { readonly [code: string]: string } = { en: 'English', es: 'Spanish' }

function headOf(
  fileName: string,
  { title, shortName, purpose, language, origin, importing }: ForeignForm,
): Head {
  if (title.length > 120)
    importing.ledger.change(undefined, {
      message: 'imports.title-cut',
      parameters: { text: cut(title, 800) },
    })
  return {
    name: cut(title, 120),
    key: keyFrom(title),
    shortName: cut(shortName ?? title, 20),
    licence: 'Custom',
    source: cut([`Imported from ${fileName}`, ...origin].join(' · '), 5000),
    ...(purpose === undefined ? {} : { purpose: cut(purpose, 20_000) }),
    ...(language === undefined
      ? {}
      : { language: { code: language, display: languages[language] ?? language } }),
  }
}
