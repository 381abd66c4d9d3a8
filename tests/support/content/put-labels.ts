import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** Puts labels on a row, for a test, as the installation itself would. */
export async function putLabels(
  { world, practice }: TestServer,
  { type, id }: { readonly type: ResourceType; readonly id: string },
  codes: readonly string[],
): Promise<void> {
  const actor = systemActor(practice.id, practice.key)
  const put = await openAs(world, { actor, operation: 'example.update' }, async (opened) => {
    const rows = openRows(opened, type)
    const loaded = await rows.load(id)
    if (!loaded.ok) return loaded
    const { document } = loaded.value
    const securityLabels = codes.map((code) => ({ code, display: code }))
    return rows.replace(loaded.value, { ...document, meta: { ...document.meta, securityLabels } }, {})
  })
  if (!put.ok) throw new Error(`${type} ${id} could not be labelled: ${JSON.stringify(put.failure)}`)
}
