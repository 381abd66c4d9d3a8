// Generated from codegen by npm run generate. Edits are lost.
/** One thing that is wrong with a value; `instancePath` is a JSON Pointer to it (for `required` and `additionalProperties`: to its parent). */
export type ValidationError = {
  readonly instancePath: string
  /** `false schema`: a field that only the server writes. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Says whether a value fits; what is wrong then stands in `errors`, all of it, until the next call. */
export type Validator<Value> = {
  (data: unknown): data is Value
  readonly errors?: readonly ValidationError[] | null
}
