// Generated from schemas/enumerations/secret-kind.json by npm run generate. Edits are lost.
/** What kind of secret it is. */
export const secretKinds = ['Secret', 'Certificate', 'ApiKey'] as const

export type SecretKind = (typeof secretKinds)[number]
