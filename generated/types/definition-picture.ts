// Generated from schemas/types/definition-picture.json by npm run generate. Edits are lost.
/** A picture that belongs to a definition and stands in it, so that it goes wherever the definition goes. */
export type DefinitionPicture = {
  readonly address: string
  /** Read aloud to those who do not see it, and printed in its place. */
  readonly shows: string
}
