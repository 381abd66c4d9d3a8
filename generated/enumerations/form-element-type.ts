// Generated from schemas/enumerations/form-element-type.json by npm run generate. Edits are lost.
/** The types of form elements that this release ships. */
export const formElementTypes = [
  'Boolean',
  'Integer',
  'Decimal',
  'String',
  'Text',
  'Date',
  'DateTime',
  'Time',
  'Choice',
  'OpenChoice',
  'Ranking',
  'ContactPoint',
  'Approximate',
  'Address',
  'Signature',
  'Duration',
  'Grid',
  'UsState',
  'ServiceEvents',
  'Heading',
  'Instructions',
  'Section',
  'Repeater',
  'Quantity',
  'Url',
  'Attachment',
  'Reference',
] as const

export type FormElementType = (typeof formElementTypes)[number]
