import type { Content } from '#generated/types/content.ts'
import type { Context } from '#server/operations/handler.ts'
import { isContentOf } from '#server/stores/content/content-query.ts'
import type { PrintedPicture } from '#server/stores/printing/printed-document.ts'

/**
 * The sign of the practice for its letterhead: the picture of a row of `Media` that shows nobody, by the address that the
 * preferences name. Nothing where there is none, or where its bytes are not those of that row.
 */
export async function practiceLogo(
  context: Context,
  logo: Content | undefined,
): Promise<PrintedPicture | undefined> {
  const [, id] = /(?:^|\/)Media\/([0-9a-f-]{36})(?:\/content)?$/.exec(logo?.url ?? '') ?? []
  if (!logo || id === undefined) return undefined
  const found = await context.stores.of('Media').get(id)
  if (!found.ok || found.value.subject || found.value.content?.hash !== logo.hash) return undefined
  if (!(await isContentOf(context, id, logo.hash))) return undefined
  return { hash: logo.hash, mediaType: found.value.content.contentType }
}
