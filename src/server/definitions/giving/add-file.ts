import type { ActInputs } from '#generated/operations/operations.ts'
import { type OwnItem, ownItemOf } from '#server/definitions/packets/own-item-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { filesOf } from '#shared/packets/files-of.ts'
import { keepFiles } from './keep-files.ts'
import { takesFiles } from './takes-files.ts'

/** So many files one item takes. */
const mostFiles = 20

type Input = ActInputs['packetResponse.addFile']

/** Makes the record of a file that is given with an own item of a packet; only its bytes come after it. The same id again is the same file. */
export const addFile: Handler<'packetResponse.addFile'> = async (context, input) => {
  const own = await ownItemOf(context, input)
  if (!own.ok) return own
  const { opened, item } = own.value
  const given = filesOf(opened.response, item.id)
  const known = given.find(({ id }) => id === input.fileId)
  if (known) return succeeded(known)
  const asked = await takesFiles(context, item, input.kind)
  if (!asked.ok) return asked
  if (given.length >= mostFiles)
    return refuse('/itemId', 'definitions.packet-files-full', { parameters: { count: mostFiles } })

  const made = await makeRecord(context, own.value, input)
  if (!made.ok) return made
  const file = { id: input.fileId, resourceType: input.kind, display: input.name }
  const kept = await keepFiles(context, own.value, [...given, file])
  return kept.ok ? succeeded(file) : kept
}

/** The record is of the patient, and by whoever gives it. */
function makeRecord(
  { stores, now }: Context,
  { opened: { response, filler } }: OwnItem,
  { fileId, kind, name }: Input,
): Promise<Outcome<unknown>> {
  const subject = { id: response.patient.id, resourceType: 'Patient' }
  const { id, resourceType } = filler.person
  const by = { id, resourceType }
  if (kind === 'Media')
    return stores
      .of('Media')
      .create({ subject, kind: 'Photo', takenAt: now.iso, takenBy: by }, { id: fileId })
  const type = { code: 'other', display: 'Other' }
  const row = { subject, type, title: name, indexState: 'Unfiled', source: 'Portal' } as const
  return stores.of('DocumentReference').create({ ...row, received: now.iso, uploader: by }, { id: fileId })
}
