import { formOfItem } from '#server/definitions/packets/item-form.ts'
import type { Context } from '#server/operations/handler.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'

/** Whether an item asks for files that become such records. */
export async function takesFiles(
  context: Context,
  item: PacketItem,
  kind: 'DocumentReference' | 'Media',
): Promise<Outcome<void>> {
  const form = await formOfItem(context, item)
  if (!form.ok) return form
  const asks = (element: Element) => element.type === (kind === 'Media' ? 'Image' : 'Attachment')
  const all = form.value ? standingsOf(definitionOf(form.value)) : []
  return all.some(({ element }) => asks(element))
    ? succeeded(undefined)
    : refuse('/itemId', 'definitions.packet-no-files')
}
