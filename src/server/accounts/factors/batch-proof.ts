import { createHash } from 'node:crypto'
import {
  insertCredential,
  removeOldCredentials,
  spendSecret,
} from '#server/accounts/people/credential-rows-query.ts'
import { instantAt } from '#server/stores/instant.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { FactorNeeds } from './factor-needs.ts'

const life = 5 * 60_000
const mostKept = 100

/** A word that was right for one of several things that are done together: by whom, what it was, and about which list. */
type Word = { readonly personId: string; readonly credential: string; readonly about: string }

/** Leaves for each of the others in the list that the same word stands for it once, within five minutes. */
export async function keepBatchProof(
  { database, now, newId }: FactorNeeds,
  word: Word,
  others: readonly string[],
): Promise<void> {
  const { milliseconds, iso } = now()
  const { personId } = word
  const before = instantAt(milliseconds - life).iso
  await database.asOwner(async (transaction) => {
    const most = mostKept - others.length
    await removeOldCredentials(transaction, personId, { kind: 'batch', before, most })
    for (const own of others)
      await insertCredential(transaction, {
        id: personId,
        at: iso,
        newId,
        kind: 'batch',
        secret: secretOf(word, own),
      })
  })
}

/** Was this very word right for another of the list, lately, and not used for this one yet? Then it is used now. */
export async function spendBatchProof(
  { database, now }: FactorNeeds,
  word: Word,
  own: string,
): Promise<boolean> {
  const since = instantAt(now().milliseconds - life).iso
  return database.asOwner((transaction) =>
    spendSecret(transaction, word.personId, { kind: 'batch', secret: secretOf(word, own), since }),
  )
}

function secretOf({ personId, credential, about }: Word, own: string): Uint8Array {
  return createHash('sha256').update(canonicalJson({ personId, credential, about, own })).digest()
}
