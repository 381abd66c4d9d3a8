/** The shape of the builders' recipes. */
export const recipeTypes = `import type { ActId } from '../operations/operations.ts'

/** How a value is made. */
export type Recipe =
  | TextRecipe
  | NumberRecipe
  | { readonly kind: 'boolean' }
  /** One of these and nothing else. */
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'reference'; readonly targets: readonly string[]; readonly pinned?: true }
  /** A CodedValue of a list. */
  | { readonly kind: 'coded'; readonly list: string }
  | ObjectRecipe
  | ListRecipe
  /** A recipe of \`shared\`. */
  | { readonly kind: 'shared'; readonly name: string }
  /** One of several objects, told apart by a field. */
  | { readonly kind: 'union'; readonly discriminator: string; readonly members: Readonly<Record<string, Recipe>> }
  | { readonly kind: 'either'; readonly choices: readonly Recipe[] }
  /** Any JSON. */
  | { readonly kind: 'free' }

export type TextRecipe = {
  readonly kind: 'text'
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly meaning?: string
  /** The text is a code of this list. */
  readonly list?: string
}

export type NumberRecipe = {
  readonly kind: 'number'
  readonly whole: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
}

export type ListRecipe = {
  readonly kind: 'list'
  readonly item: Recipe
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

export type ObjectRecipe = {
  readonly kind: 'object'
  readonly fields: Fields
  /** There when fields of any other name are welcome: what they hold. */
  readonly others?: Recipe
  /** How such names are made. */
  readonly names?: Recipe
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly meaning?: string
}

export type Fields = Readonly<Record<string, FieldRecipe>>

export type FieldRecipe = {
  readonly is: Recipe
  /** Every stored row has it. */
  readonly required?: true
  /** A create must bring it. */
  readonly atCreate?: true
  /** Only the server writes it: refused in a create. */
  readonly owned?: true
  /** The server says it too; whoever sends it must say the same. */
  readonly derived?: true
}

/** One stored type: its fields, and what is to be known when rows of it are made through the API. */
export type TypeRecipe = {
  readonly type: string
  readonly verbs: readonly string[]
  /** Groups of fields that no two rows have alike. */
  readonly unique: readonly (readonly string[])[]
  /** Field → the states in which a row may begin. */
  readonly begins: Readonly<Record<string, readonly string[]>>
  /** The operation that makes a draft usable by others. */
  readonly publish?: ActId
  readonly fields: Fields
  /** One complete create body, as the schema gives it. */
  readonly example: Readonly<Record<string, unknown>>
}`
