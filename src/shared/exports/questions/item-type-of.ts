import type { Element, ElementType } from '#shared/forms/definition.ts'

/** Types of answers that FHIR has as well; everything else is a text there. */
const types: { readonly [Type in ElementType]?: string } = {
  Section: 'group',
  Tabs: 'group',
  Columns: 'group',
  Repeater: 'group',
  Instructions: 'display',
  Heading: 'display',
  Divider: 'display',
  PageBreak: 'display',
  PatientBanner: 'display',
  Boolean: 'boolean',
  Integer: 'integer',
  Scale: 'integer',
  Decimal: 'decimal',
  Calculated: 'decimal',
  Score: 'decimal',
  Date: 'date',
  Approximate: 'date',
  DateTime: 'dateTime',
  Time: 'time',
  String: 'string',
  Text: 'text',
  Url: 'url',
  Attachment: 'attachment',
  Image: 'attachment',
  Reference: 'reference',
  Quantity: 'quantity',
  Choice: 'choice',
  OpenChoice: 'open-choice',
}

/** The type of a FHIR item that comes nearest to an element. */
export function itemTypeOf({ type }: Element): string {
  return types[type] ?? 'text'
}

/** Elements whose children are items of the item that they become. */
export function isItemGroup(element: Element): boolean {
  return itemTypeOf(element) === 'group'
}
