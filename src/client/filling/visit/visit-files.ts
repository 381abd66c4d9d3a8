import { askInstallationForBytes } from '#client/api/ask-session.ts'
import type { PacketFiles } from '#client/filling/packet/packet-door.ts'
import type { PlainInputs, PlainReplies, PlainVerb } from '#generated/operations/plain.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { addFileInVisit, dropFileInVisit } from './ask-visit.ts'

const path = '/api/v1/visit'

/** What of the content calls stands at which address of a visit. */
function askFile<Type extends ResourceType, Verb extends PlainVerb>(
  _type: Type,
  verb: Verb,
  input: PlainInputs<Type>[Verb],
): Promise<Outcome<PlainReplies<Type>[Verb]>> {
  const { id, uploadId, number, mediaType, bytes, digest, wholeDigest } = membersOf(input)
  const isPart = uploadId !== undefined
  const at = `${path}/files/${id}/content${isPart ? '/chunks' : ''}${number === undefined ? '' : `/${number}`}`
  const query = new URLSearchParams({
    ...(isPart && { uploadId: String(uploadId) }),
    ...(mediaType !== undefined && { mediaType: String(mediaType) }),
  })
  return askInstallationForBytes(`${at}?${query}`, {
    method: verb === 'listChunks' ? 'GET' : 'POST',
    headers: {
      ...(bytes instanceof Blob && { 'content-type': bytes.type || 'application/octet-stream' }),
      ...(digest !== undefined && { 'content-digest': `sha-256=:${digest}:` }),
      ...(wholeDigest !== undefined && { 'repr-digest': `sha-256=:${wholeDigest}:` }),
    },
    ...(bytes instanceof Blob && { body: bytes }),
  })
}

/** The files of a packet that is filled in without a sign-in: they go and are read within the packet, and nowhere else. */
export const visitFiles: PacketFiles = {
  add: addFileInVisit,
  drop: dropFileInVisit,
  send: askFile,
  read: ({ id }, pixels) =>
    askInstallationForBytes(
      `${path}/files/${id}/content${pixels === undefined ? '' : `?thumbnail=${pixels}`}`,
      { method: 'GET' },
    ),
  document: ({ itemId }) =>
    askInstallationForBytes(`${path}/documents/${encodeURIComponent(itemId)}`, { method: 'GET' }),
}
