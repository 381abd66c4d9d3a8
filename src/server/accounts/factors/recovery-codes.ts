import { createHash, randomBytes } from 'node:crypto'
import {
  insertCredential,
  removeCredentials,
  spendSecret,
} from '#server/accounts/people/credential-rows-query.ts'
import type { Transaction } from '#server/database/database.ts'
import type { FactorNeeds } from './factor-needs.ts'

const howMany = 10
const bytes = 14
/** No letter looks like a digit or like another letter. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes ten codes of 112 bits in place of those before; what is kept of them is a hash. */
export async function makeRecoveryCodes(
  transaction: Transaction,
  { now, newId }: Pick<FactorNeeds, 'now' | 'newId'>,
  personId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await removeCredentials(transaction, personId, ['recovery'])
  for (const code of codes)
    await insertCredential(transaction, {
      id: personId,
      at: now().iso,
      newId,
      kind: 'recovery',
      secret: digest(code),
    })
  return codes
}

/** Uses a code up; false: it is none of the person's, or was used. */
export function spendRecoveryCode(
  transaction: Transaction,
  personId: string,
  code: string,
): Promise<boolean> {
  return spendSecret(transaction, personId, { kind: 'recovery', secret: digest(code) })
}

/** Five bits a sign, in groups of four as people copy them. */
function newCode(): string {
  let number = BigInt(`0x${randomBytes(bytes).toString('hex')}`)
  let text = ''
  for (let left = Math.ceil((bytes * 8) / 5); left > 0; left -= 1) {
    text = `${signs[Number(number & 31n)]}${text}`
    number >>= 5n
  }
  return text.match(/.{1,4}/g)?.join('-') ?? text
}

/** As it is typed: without its gaps, in small letters, and with what looks like a digit taken as one. */
function digest(code: string): Uint8Array {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0')
  return createHash('sha256').update(plain).digest()
}
