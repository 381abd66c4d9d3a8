import type { Reference } from '#generated/types/reference.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { signatureFile } from './starter-file.ts'

/** Who signs by a starter: the practice's own configuration of that key, in use before in work, else a Draft of the product's. */
export async function signingByKey(context: Context, key: string): Promise<Outcome<Reference>> {
  const store = context.stores.of('SignatureConfiguration')
  const found = await store.find({ filters: [{ field: 'key', op: 'eq', value: key }], pageSize: 50 })
  if (!found.ok) return found
  const usable =
    found.value.rows.find(({ status }) => status === 'Active') ??
    found.value.rows.find(({ status }) => status === 'Draft')
  if (usable) return succeeded(referenceTo(usable))

  const file = signatureFile(key)
  if (!file) throw new Error(`No signature configuration ${key} comes with the product.`)
  const free = await freeKey(context, 'SignatureConfiguration', key)
  if (!free.ok) return free
  const created = await store.create({ ...file, key: free.value })
  return created.ok ? succeeded(referenceTo(created.value)) : created
}
