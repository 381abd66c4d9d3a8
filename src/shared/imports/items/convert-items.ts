import type { Element } from '#shared/forms/definition.ts'
import { cut } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { openNames } from '#shared/imports/reading/named-expressions.ts'
import type { SourceItem } from '#shared/imports/reading/source-item.ts'
import { applyExtensions, helpControlOf } from './apply-extensions.ts'
import { convertQuestion } from './convert-question.ts'
import { enableWhenLater } from './enable-when-later.ts'
import { expressionsLater, readVariables, variablesIn } from './expression-of.ts'
import { readExplained, readTranslations } from './read-translations.ts'

const longestLabel = 2000
const longestBody = 20_000

/** The elements of a list of items, in their order. A question's sub-questions stand after it. */
export function convertItems(items: readonly SourceItem[], importing: Importing): readonly Element[] {
  return items.flatMap((item) => convertItem(item, importing))
}

function convertItem(item: SourceItem, around: Importing): readonly Element[] {
  const importing = withNames(item, around)
  const isGroup =
    item.type === 'group' || (item.type === '' && item.children.length > 0 && item.options.length === 0)
  const part = beginPart(item, importing)
  importing.ledger.keep(item.linkId)
  for (const key of item.strangers) {
    importing.ledger.refuse(item.linkId, { message: 'imports.field-unknown', parameters: { field: key } })
  }

  const made = isGroup ? convertGroup(item, part, importing) : convertSingle(item, part, importing)
  enableWhenLater(item, part, importing)
  readTranslations(item, part, importing)
  expressionsLater(item, part, importing)
  return made
}

/** An item with named expressions of its own is read by them, and so is all that is in it. */
function withNames(item: SourceItem, importing: Importing): Importing {
  if (variablesIn(item.extensions).length === 0) return importing
  const { linkId, repeats } = item
  const home = { linkId, isInList: importing.isInList || repeats }
  const inside = { ...importing, names: openNames(home, importing.names) }
  readVariables(item.extensions, inside, item.linkId)
  return inside
}

function inList({ repeats }: SourceItem, importing: Importing): Importing {
  return repeats ? { ...importing, isInList: true } : importing
}

function beginPart(item: SourceItem, importing: Importing): Part {
  const words = [item.prefix, item.text].filter((text) => text !== undefined && text !== '').join(' ')
  const part: Part = { id: importing.ids.next(item.text, item.linkId), type: 'String' }
  if (words !== '') part.label = cut(words, longestLabel)
  if (words.length > longestLabel && item.type !== 'display') {
    importing.ledger.change(item.linkId, { message: 'imports.text-cut', parameters: { most: longestLabel } })
  }
  if (item.isRequired && item.type !== 'display' && item.type !== 'group') part.required = true
  if (item.isReadOnly && item.type !== 'display' && item.type !== 'group') part.readOnly = true

  const codes = codesOf(item, importing)
  if (codes.length > 0) part.codes = codes
  if (importing.byLinkId.has(item.linkId)) {
    importing.ledger.change(item.linkId, 'imports.link-twice')
  } else importing.byLinkId.set(item.linkId, part)
  return part
}

function codesOf(item: SourceItem, importing: Importing): NonNullable<Element['codes']> {
  const own = item.codes.flatMap(({ system, code, display }) =>
    typeof code === 'string' && code.length <= 200
      ? [
          {
            system: cut(String(system ?? 'unknown'), 500),
            code,
            ...(typeof display === 'string' ? { display: cut(display, 500) } : {}),
          },
        ]
      : [],
  )
  if (own.length < item.codes.length) importing.ledger.refuse(item.linkId, 'imports.code-left')
  if (item.definition !== undefined && item.definition.length > 200) {
    importing.ledger.refuse(item.linkId, {
      message: 'imports.definition-long',
      parameters: { definition: item.definition },
    })
  }

  const definition =
    item.definition !== undefined && item.definition.length <= 200
      ? [{ system: 'definition', code: item.definition }]
      : []
  const link = item.hasLinkId && item.linkId.length <= 200 ? [{ system: 'linkId', code: item.linkId }] : []
  if (!item.hasLinkId) importing.ledger.change(item.linkId, 'imports.link-missing')
  return [...link, ...definition, ...own].slice(0, 50)
}

function convertGroup(item: SourceItem, part: Part, importing: Importing): readonly Element[] {
  const children = convertItems(withoutHelp(item, part, importing), inList(item, importing))
  part.type = item.repeats && children.length > 0 ? 'Repeater' : 'Section'
  applyExtensions(item, part, importing)
  part.children = children
  if (item.repeats && part.type === 'Section') importing.ledger.change(item.linkId, 'imports.group-empty')
  if (part.type === 'Section' && !item.repeats) delete part.repeats
  else
    part.repeats = {
      ...part.repeats,
      ...(item.isRequired && part.repeats?.min === undefined ? { min: 1 } : {}),
    }
  if (item.isRequired && part.type === 'Section') {
    importing.ledger.change(item.linkId, 'imports.group-required')
  }
  return [part]
}

function convertSingle(item: SourceItem, part: Part, importing: Importing): readonly Element[] {
  const children = withoutHelp(item, part, importing)
  if (item.type === 'display') convertDisplay(item, part)
  else convertQuestion(item, part, importing)
  applyExtensions(item, part, importing)
  if (children.length === 0) return [part]

  const inner = convertItems(children, inList(item, importing))
  return item.repeats && part.repeats
    ? [inRows(item, part, { inner, importing })]
    : [part, ...after(item, part, { inner, importing })]
}

function convertDisplay(item: SourceItem, part: Part): void {
  const words = [item.prefix, item.text]
    .filter((text) => text !== undefined)
    .join(' ')
    .trim()
  part.type = 'Instructions'
  delete part.label
  if (words !== '') part.body = cut(words, longestBody)
}

type Inner = { readonly inner: readonly Element[]; readonly importing: Importing }

/** A question that repeats with sub-questions becomes a list whose rows hold all of them. */
function inRows(item: SourceItem, part: Part, { inner, importing }: Inner): Element {
  importing.ledger.change(item.linkId, 'imports.list-rows')
  const id = importing.ids.next(`${item.text} list`, `${item.linkId} list`)
  const rows: Part = { id, type: 'Repeater', label: part.label ?? id, children: [part, ...inner] }
  if (part.repeats) rows.repeats = part.repeats
  delete part.repeats
  importing.around.set(rows, part)
  importing.later.push(() => {
    if (part.visibleWhen) rows.visibleWhen = part.visibleWhen
    delete part.visibleWhen
  })
  return rows
}

/** Sub-questions are hidden with their question, so their section carries its condition too. */
function after(item: SourceItem, part: Part, { inner, importing }: Inner): readonly Element[] {
  importing.ledger.change(item.linkId, 'imports.sub-questions')
  const section: Part = {
    id: importing.ids.next(`${item.text} more`, `${item.linkId} more`),
    type: 'Section',
    children: inner,
  }
  importing.around.set(section, part)
  importing.later.push(() => {
    if (part.visibleWhen) section.visibleWhen = part.visibleWhen
  })
  return [section]
}

/** Children that only explain their parent become its help, unit or end labels; the others are given back. */
function withoutHelp(item: SourceItem, part: Part, importing: Importing): readonly SourceItem[] {
  const folded: number[] = []
  const others = item.children.filter((child, index) => {
    const control = child.type === 'display' ? helpControlOf(child) : undefined
    if (control === undefined || child.text === '' || isConditional(child)) return true

    importing.ledger.keep(child.linkId)
    control.apply(part, child.text)
    readExplained(child, { part, field: control.field }, importing)
    for (const { url } of child.extensions) {
      if (url.endsWith('itemControl')) importing.ledger.settle(url)
      else
        importing.ledger.change(child.linkId, { message: 'imports.extension-of-help', parameters: { url } })
    }
    folded.push(index)
    return false
  })
  importing.origins.set(part, { item: item.raw, folded })
  return others
}

/** A help that is shown at times only stays a text of its own. */
function isConditional({ enableWhen, extensions }: SourceItem): boolean {
  return enableWhen.length > 0 || extensions.some(({ url }) => url.endsWith('enableWhenExpression'))
}
