import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import { beginForeign, type ForeignForm, type ForeignRefusal } from '#shared/imports/foreign/foreign-form.ts'
import {
  type ForeignRow,
  type ForeignTable,
  headingOf,
  headingsOf,
  readForeignTable,
  reportBeside,
} from '#shared/imports/foreign/foreign-table.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { isRedcapColumn, isRedcapHeading, redcapCell } from './redcap-columns.ts'
import { plainWords, redcapField } from './redcap-field.ts'

/** True for a REDCap data dictionary, as it is downloaded or as the API gives it. */
export function isRedcapDictionary(content: unknown): boolean {
  return isRedcapHeading(headingsOf(content))
}

/** Reads a REDCap data dictionary: forms and section headers become sections, branching logic becomes conditions. */
export function readRedcapDictionary(fileName: string, content: unknown): ForeignForm | ForeignRefusal {
  const table = readForeignTable(content)
  const title = fileName.replace(/\.[a-z]{2,4}$/i, '')
  const fields = (table?.rows ?? []).filter((row) => redcapCell(row, 'name') !== undefined)
  if (!table || fields.length === 0) return { title, refusal: { message: 'imports.no-fields' } }

  const importing = beginForeign()
  if (table.hasOpenQuote) importing.ledger.change(undefined, 'imports.open-quote')
  const elements = sectionsOf(fields, importing)
  for (const act of importing.later) act()
  reportRest(table, importing)
  return { title, origin: ['REDCap data dictionary'], elements, importing }
}

/** Each form of several is a section; so is what stands under a section header, until the next one or the next form. */
function sectionsOf(fields: readonly ForeignRow[], importing: Importing): readonly Part[] {
  const roots: Part[] = []
  const hasForms = new Set(fields.map((row) => redcapCell(row, 'form'))).size > 1
  let form: string | undefined
  let formPlace = roots
  let place = roots
  for (const row of fields) {
    const own = redcapCell(row, 'form')
    if (hasForms && own !== form) {
      formPlace = open(roots, spoken(own ?? 'form'), importing)
      place = formPlace
      form = own
    }
    const header = redcapCell(row, 'section')
    if (header !== undefined) place = open(formPlace, plainWords(header).text, importing)
    place.push(redcapField(row, importing))
  }
  return roots
}

function open(holder: Part[], label: string, importing: Importing): Part[] {
  const children: Part[] = []
  const part = beginPart({ name: '', label, type: 'Section' }, importing)
  part.children = children
  holder.push(part)
  return children
}

/** `intake_form` is "Intake form". */
function spoken(name: string): string {
  const words = name.replace(/_+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function reportRest(table: ForeignTable, importing: Importing): void {
  reportBeside(table, importing.ledger)
  const nameless = table.rows.filter((row) => redcapCell(row, 'name') === undefined)
  for (const { line, cells } of nameless)
    refuseWhole(
      { line },
      { remark: 'imports.row-without-field', value: [...cells.values()].join(' · ') },
      importing.ledger,
    )

  for (const header of table.headers) {
    const heading = headingOf(header)
    const said = table.rows.flatMap(({ cells }) => cells.get(heading) ?? [])
    if (heading !== '' && !isRedcapColumn(heading) && said.length > 0)
      refuseWhole(
        undefined,
        {
          remark: { message: 'imports.column-unknown', parameters: { column: header.slice(0, 80) } },
          value: said,
        },
        importing.ledger,
      )
  }
}
