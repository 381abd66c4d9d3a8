import { createHash } from 'node:crypto'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

/** Where the answers to an item of a packet stand: in a row of their own, in the packet, or as a draft there over such a row. */
export type StoredAnswers = { readonly response?: QuestionnaireResponse | undefined; readonly data?: unknown }

const lowest = 10n ** 17n

/**
 * Names the answers to an item as they are stored, so that nobody writes over what he has not seen; undefined: nobody has answered.
 * Those in a row have its version. Those in the packet are named by what they say: its own version changes with every other item too.
 */
export function answersVersion({ response, data }: StoredAnswers): string | undefined {
  const row = response?.meta.versionId
  if (data === undefined) return row
  const plain: Json = JSON.parse(JSON.stringify({ row, data }))
  const hash = createHash('sha256').update(canonicalJson(plain)).digest()
  return `${lowest + (hash.readBigUInt64BE() % lowest)}`
}
