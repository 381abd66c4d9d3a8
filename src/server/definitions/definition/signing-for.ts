import type { Reference } from '#generated/types/reference.ts'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { referenceTo } from './definition-types.ts'
import { freeKey } from './free-key.ts'

/** Who signs by a definition: the wanted configuration, else the practice's first Active one, else a new Draft where the author alone signs. */
export async function signingFor(
  context: Context,
  wanted: Reference | undefined,
): Promise<Outcome<Reference>> {
  const store = context.stores.of('SignatureConfiguration')
  if (wanted) {
    const found = await store.get(wanted.id)
    return found.ok ? succeeded(referenceTo(found.value)) : found
  }

  const filters = [{ field: 'status', op: 'eq', value: 'Active' }] as const
  const active = await store.find({ filters, pageSize: 1 })
  if (!active.ok) return active
  const [first] = active.value.rows
  return first ? succeeded(referenceTo(first)) : authorOnly(context)
}

const author: SignatureConfiguration['steps'][number] = {
  id: 'author',
  order: 1,
  role: 'Author',
  required: true,
  who: 'Author',
  meaning: 'Authored',
  methods: ['Password'],
}

async function authorOnly(context: Context): Promise<Outcome<Reference>> {
  const key = await freeKey(context, 'SignatureConfiguration', 'author-only')
  if (!key.ok) return key

  const row = { name: 'Author only', key: key.value, version: 1, status: 'Draft', steps: [author] } as const
  const created = await context.stores.of('SignatureConfiguration').create(row)
  return created.ok ? succeeded(referenceTo(created.value)) : created
}
