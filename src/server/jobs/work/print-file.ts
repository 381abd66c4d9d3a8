import type { PrintedFile } from '#server/operations/jobs/job.ts'
import type { World } from '#server/operations/world.ts'
import type { PrintedDocument } from '#server/stores/printing/printed-document.ts'
import { withPictures } from '#server/stores/printing/with-pictures.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A copy is no larger than what may be uploaded in its place. */
const most = 50 * 2 ** 20

/** Makes a PDF of a document and gives it its name among the practice's files. Where no row speaks of it in the end, it is swept away. */
export async function printFile(
  { print, thumbnails, content }: World,
  practiceId: string,
  document: PrintedDocument,
): Promise<Outcome<PrintedFile>> {
  const printed = await print(await withPictures(thumbnails, practiceId, document))
  if (!printed.ok) return printed
  const file = await content.receive(once(printed.value), most)
  if (!file.ok) return file
  await content.keep(practiceId, file.value)
  const { hash, size } = file.value
  return succeeded({ hash, size })
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
