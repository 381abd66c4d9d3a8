import { ownItemOf } from '#server/definitions/packets/own-item-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { filesOf } from '#shared/packets/files-of.ts'
import { isFiled } from './is-filed.ts'
import { keepFiles } from './keep-files.ts'

/** Takes a file back that was given with an own item: it is no record of the chart any more, unless the practice has filed it. Taken back already, nothing happens. */
export const dropFile: Handler<'packetResponse.dropFile'> = async (context, input) => {
  const own = await ownItemOf(context, input)
  if (!own.ok) return own
  const { opened, item } = own.value
  const given = filesOf(opened.response, item.id)
  const file = given.find(({ id }) => id === input.fileId)
  const progress = opened.response.items.find(({ itemId }) => itemId === item.id)?.progress ?? 'NotStarted'
  const state = { itemId: item.id, progress, shown: opened.own.map(({ id }) => id) }
  if (!file) return succeeded(state)

  const removed = await removeRecord(
    context,
    file.resourceType === 'Media' ? 'Media' : 'DocumentReference',
    file.id,
  )
  if (!removed.ok) return removed
  const kept = await keepFiles(
    context,
    own.value,
    given.filter(({ id }) => id !== file.id),
  )
  return kept.ok ? succeeded(state) : kept
}

async function removeRecord(
  { stores }: Context,
  type: 'DocumentReference' | 'Media',
  id: string,
): Promise<Outcome<unknown>> {
  const store = stores.of(type)
  const found = await store.get(id)
  if (!found.ok) return found.failure.kind === 'gone' ? succeeded(undefined) : failed(found.failure)
  return isFiled(found.value) ? succeeded(undefined) : store.remove(id, found.value.meta.versionId)
}
