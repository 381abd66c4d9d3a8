import { createHash } from 'node:crypto'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

const longest = 20_000

/**
 * The value of a secret is stored sealed, so that neither the database nor its copies give it away; its hash lets a
 * person compare. A new value says when it came.
 */
export const keyVaultGuard: Guard<'KeyVault'> = {
  beforeWrite: ({ seal, now }, { before, after }) => {
    if (after.value === before?.value) return Promise.resolve(succeeded(after))
    if (after.value.length > longest) {
      const refusal = refuse('/value', 'stores.too-long', { parameters: { limit: longest } })
      return Promise.resolve(refusal)
    }
    const valueHash = createHash('sha256').update(after.value).digest('hex')
    const value = seal(after.value, after.name)
    return Promise.resolve(succeeded({ ...after, value, valueHash, ...(before && { rotatedAt: now.iso }) }))
  },
}
