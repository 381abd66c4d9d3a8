import type { QuestionnaireCreate } from '#generated/types/resources.ts'
import { storedElements } from '#shared/forms/definition.ts'
import { convertItems } from '#shared/imports/items/convert-items.ts'
import { readVariables } from '#shared/imports/items/expression-of.ts'
import { applyOwn, readOwn } from '#shared/imports/items/own-extension.ts'
import { translationsOf } from '#shared/imports/items/read-translations.ts'
import { type FoundQuestionnaire, findQuestionnaires } from '#shared/imports/reading/find-questionnaires.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { type ImportRemark, type ImportReport, openLedger } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Origins } from '#shared/imports/reading/importing.ts'
import { openNames } from '#shared/imports/reading/named-expressions.ts'
import { openIds } from '#shared/imports/reading/open-ids.ts'
import { readItem, type SourceItem } from '#shared/imports/reading/source-item.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { fixElements } from './fix-elements.ts'
import { headVariables, readHead } from './read-head.ts'

/** A questionnaire that was read: the body to create it with (a Draft), and what became of its parts. */
export type Imported = {
  readonly body: QuestionnaireCreate
  readonly report: ImportReport
  /** Addresses of extensions that are wholly taken over. */
  readonly settled: ReadonlySet<string>
  readonly origins: Origins
}

/** Why one questionnaire of a file could not be taken over, in a sentence. */
export type NotImported = { readonly title: string; readonly refusal: ImportRemark }

/** All questionnaires of a file: what became of each. A file without any is `invalid`, with a sentence that says what to do. */
export function importFile(fileName: string, content: unknown): Outcome<readonly (Imported | NotImported)[]> {
  const found = findQuestionnaires(content)
  if (!found.ok) return failed(found.failure)
  return succeeded(found.value.map((one) => importQuestionnaire(fileName, one)))
}

/** Turns one FHIR questionnaire into one of ours. */
export function importQuestionnaire(
  fileName: string,
  { questionnaire, beside }: FoundQuestionnaire,
): Imported | NotImported {
  const items = recordsOf(questionnaire.item).map((raw, index) => readItem(raw, String(index + 1)))
  const title = textOf(questionnaire.title) ?? textOf(questionnaire.name) ?? fileName
  if (items.length === 0) return { title, refusal: { message: 'imports.no-items' } }

  const importing = begin(items, beside)
  const head = readHead(questionnaire, fileName, importing)
  readVariables(headVariables(questionnaire), importing, undefined)
  const elements = convertItems(items, importing)
  for (const act of importing.later) act()
  fixElements(elements, importing)
  applyOwn(importing)
  return {
    body: withoutNothing({
      ...head,
      version: 1,
      status: 'Draft',
      elements: storedElements(elements),
      ...translationsOf(importing),
      original: withSets(questionnaire, beside),
      ...readOwn(questionnaire),
    }),
    report: importing.ledger.report(title),
    settled: importing.ledger.settled(),
    origins: originsOf(importing),
  }
}

/** `null` takes a field away. */
function withoutNothing(body: QuestionnaireCreate): QuestionnaireCreate {
  const isThere = ([, value]: readonly [string, unknown]) => value !== null
  // Only fields that may be absent are taken away by an export; the validator before the store looks at all.
  return Object.fromEntries(Object.entries(body).filter(isThere)) as QuestionnaireCreate
}

/** A questionnaire with the value sets that stood beside it in the same file, so that it means the same alone. */
function withSets(questionnaire: ForeignObject, beside: readonly ForeignObject[]): ForeignObject {
  const own = recordsOf(questionnaire.contained)
  const more = beside.filter((one) => !own.includes(one) && isNamed(one, questionnaire))
  return more.length === 0 ? questionnaire : { ...questionnaire, contained: [...own, ...more] }
}

function isNamed(set: ForeignObject, questionnaire: ForeignObject): boolean {
  const names = [textOf(set.url), textOf(set.id)].filter((name) => name !== undefined)
  const text = JSON.stringify(questionnaire.item)
  return set.resourceType === 'CodeSystem' || names.some((name) => text.includes(name))
}

function originsOf({ origins, around }: Importing): Origins {
  return {
    of: new Map([...origins].map(([part, origin]) => [part.id, origin])),
    around: new Map([...around].map(([part, question]) => [part.id, question.id])),
  }
}

function begin(items: readonly SourceItem[], beside: readonly ForeignObject[]): Importing {
  const all = flat(items)
  const asked = new Map<string, ForeignObject[]>()
  for (const clause of all.flatMap(({ enableWhen }) => enableWhen)) {
    const question = textOf(clause.question)
    if (question !== undefined) asked.set(question, [...(asked.get(question) ?? []), clause])
  }
  return {
    ledger: openLedger(),
    ids: openIds(),
    beside,
    byLinkId: new Map(),
    asked,
    names: openNames({ isInList: false }),
    isInList: false,
    later: [],
    origins: new Map(),
    around: new Map(),
    translations: new Map(),
  }
}

function flat(items: readonly SourceItem[]): readonly SourceItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}
