import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import { beginForeign, type ForeignForm, type ForeignRefusal } from '#shared/imports/foreign/foreign-form.ts'
import { refuseStrangers } from '#shared/imports/foreign/refuse-whole.ts'
import {
  type ForeignObject,
  isObject,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { hideLater } from './later.ts'
import { openMrsQuestions } from './openmrs-questions.ts'

const knownOfForm = new Set([
  'name',
  'pages',
  'uuid',
  'version',
  'description',
  'encounterType',
  'encounter',
  'processor',
  'published',
  'retired',
])
const knownOfPart = new Set([
  'label',
  'sections',
  'questions',
  'isExpanded',
  'hide',
  'id',
  'isSubform',
  'subform',
])
const deepest = 4

/** True for a form as OpenMRS writes it: pages of sections of questions. */
export function isOpenMrsForm(content: unknown): boolean {
  return (
    isObject(content) &&
    Array.isArray(content.pages) &&
    recordsOf(content.pages).some((page) => Array.isArray(page.sections) || isObject(page.subform))
  )
}

/** Reads an OpenMRS form: pages and sections become sections, "hide when" becomes "show when". */
export function readOpenMrsForm(fileName: string, content: unknown): ForeignForm | ForeignRefusal {
  const form = recordOf(content)
  const title = textOf(form.name) ?? fileName
  const importing = beginForeign()
  const elements = pagesOf(form, importing, 0)
  if (
    importing.byLinkId.size === 0 &&
    elements.every(({ children }) =>
      (children ?? []).every((section) => (section.children ?? []).length === 0),
    )
  )
    return { title, refusal: { message: 'imports.no-questions' } }

  for (const act of importing.later) act()
  importing.ledger.change(undefined, 'imports.openmrs-form')
  if (form.published === true) importing.ledger.change(undefined, 'imports.openmrs-published')
  refuseStrangers(undefined, { source: form, known: knownOfForm }, importing.ledger)
  const origin = [
    ['OpenMRS form', textOf(form.uuid)],
    ['version', textOf(form.version)],
    ['encounter type', textOf(form.encounterType)],
  ]
  return {
    title,
    purpose: textOf(form.description),
    origin: origin.flatMap(([what, value]) => (value === undefined ? [] : [`${what} ${value}`])),
    elements,
    importing,
  }
}

function pagesOf(form: ForeignObject, importing: Importing, depth: number): readonly Part[] {
  return recordsOf(form.pages).flatMap((page) => {
    const inner = recordOf(recordOf(page.subform).form)
    if (Array.isArray(inner.pages) && depth < deepest) return pagesOf(inner, importing, depth + 1)
    const part = sectionOf(page, importing)
    if (page.subform !== undefined)
      refuseStrangers(part.id, { source: { subform: page.subform }, known: new Set() }, importing.ledger)
    part.children = recordsOf(page.sections).map((section) => {
      const own = sectionOf(section, importing)
      own.children = openMrsQuestions(recordsOf(section.questions), importing)
      return own
    })
    return [part]
  })
}

function sectionOf(source: ForeignObject, importing: Importing): Part {
  const label = textOf(source.label) ?? ''
  const part = beginPart({ name: textOf(source.id) ?? '', label, type: 'Section' }, importing)
  if (source.isExpanded !== undefined) {
    part.collapsible = true
    if (source.isExpanded === 'false' || source.isExpanded === false) part.collapsed = true
  }
  hideLater(part.id, source.hide, { part, importing })
  refuseStrangers(part.id, { source, known: knownOfPart }, importing.ledger)
  return part
}
