import { entryOf, type Field, fieldsIn, type Shape } from '#codegen/model/shape.ts'

/** Where a type's page stands, by the type's name; undefined where it has none. */
export type PageOf = (type: string) => string | undefined

/** The fields as a table, what stands inside a field below it; types, closed lists and coded lists are links to their pages. */
export function fieldTable(fields: readonly Field[], pageOf: PageOf): string {
  return `| Field | Type | Here when | Meaning |\n|---|---|---|---|\n${fields.flatMap((field) => fieldRows(field, '', pageOf)).join('\n')}`
}

function fieldRows(field: Field, prefix: string, pageOf: PageOf): readonly string[] {
  const name = `${prefix}${field.name}`
  const parts = [field.label, field.description ?? '', ...marks(field)]
  const meaning = parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ')
  const row = `| \`${name}\` | ${cell(typeText(field.shape, pageOf))} | ${presence(field)} | ${cell(meaning)} |`
  const entry = entryOf(field.shape)
  const isNamed = entry.kind === 'object' && entry.typeName !== undefined
  return [
    row,
    ...(isNamed ? [] : fieldsIn(field.shape).flatMap((inner) => fieldRows(inner, `${name}.`, pageOf))),
  ]
}

function presence({ required, createRequired, serverOwned }: Field): string {
  if (serverOwned) return required ? 'always, by the server' : 'by the server'
  if (createRequired) return 'always, from the start'
  return required ? 'always' : 'if given'
}

function marks({
  searchable,
  sortable,
  textIndexed,
  immutable,
  masked,
  gives,
  writeOnly,
}: Field): readonly string[] {
  return [
    ...(searchable === false ? [] : ['Searchable']),
    ...(sortable ? ['Sortable'] : []),
    ...(textIndexed ? ['Found by its words'] : []),
    ...(immutable ? ['Never changed'] : []),
    ...(masked ? [`Masked without ${masked}`] : []),
    ...(gives ? [`Gives ${gives}`] : []),
    ...(writeOnly ? ['Stored and never shown'] : []),
  ]
}

function typeText(shape: Shape, pageOf: PageOf): string {
  switch (shape.kind) {
    case 'list':
      return `list of ${typeText(shape.item, pageOf)}`
    case 'choice':
      return shape.enumeration
        ? `[${shape.enumeration}](enumerations.md#${shape.enumeration.toLowerCase()})`
        : shape.values.join(', ')
    case 'coded':
      return shape.list ? `code of [${shape.list}](lists.md#${shape.list})` : 'code'
    case 'reference':
      return `${shape.pinned ? 'version of' : 'reference to'} ${shape.targets.map((type) => linked(type, pageOf)).join(', ')}`
    case 'object':
      return shape.typeName ? linked(shape.typeName, pageOf) : 'object'
    case 'free':
      return 'JSON'
    case 'number':
      return shape.whole ? 'whole number' : 'number'
    default:
      return shape.kind
  }
}

function linked(type: string, pageOf: PageOf): string {
  const page = pageOf(type)
  return page ? `[${type}](${page})` : type
}

/** A text within one cell of a table. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
