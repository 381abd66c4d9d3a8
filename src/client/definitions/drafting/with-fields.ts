/** Fields of a row that are written; `undefined` takes one away. */
export type Written<Row extends object> = { readonly [Name in keyof Row]?: Row[Name] | undefined }

/** A row with fields written; what is not said any more is not there. */
export function withFields<Row extends object>(row: Row, fields: Written<Row>): Row {
  const said = Object.entries({ ...row, ...fields }).filter(([, value]) => value !== undefined)
  // Every field that stays has the type that the row gives it.
  return Object.fromEntries(said) as Row
}

/** What the engine has kept of the fields of a part. */
export function enteredPart<Part extends object>(fields: object): Part {
  // The form that kept them was drawn from the schema of the part.
  return fields as Part
}
