import { askInstallationForBytes } from '#client/api/ask-session.ts'
import type { SendPlain } from '#client/api/make-send.ts'
import type { PacketDoor, PacketFiles } from '#client/filling/packet/packet-door.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { actInVisit, sheetInVisit, type VisitHeader, visitHeader } from './ask-visit.ts'

const path = '/api/v1/visit'

/** The way of a packet that is filled in without a sign-in. `onOver`: its visit has ended, or another packet is open in this browser. */
export function visitDoor(sheet: Pick<PacketSheet, 'id' | 'person'>, onOver: () => void): PacketDoor {
  const visit = visitHeader(sheet)
  const heard = async <Value>(asked: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const outcome = await asked
    if (!outcome.ok && outcome.failure.kind === 'signedOut') onOver()
    return outcome
  }
  return {
    sheet: () => heard(sheetInVisit(visit)),
    answer: (input) => heard(actInVisit(visit, 'answer', input)),
    submit: (input) => heard(actInVisit(visit, 'submit', input)),
    files: visitFiles(visit),
  }
}

/** The files of such a packet: they go and are read within the packet, and nowhere else. */
function visitFiles(visit: VisitHeader): PacketFiles {
  const read = (at: string) =>
    askInstallationForBytes<Blob>(`${path}/${at}`, { method: 'GET', headers: visit })
  return {
    add: (input) => actInVisit(visit, 'add-file', input),
    drop: (input) => actInVisit(visit, 'drop-file', input),
    send: fileSender(visit),
    read: ({ id }, pixels) =>
      read(`files/${id}/content${pixels === undefined ? '' : `?thumbnail=${pixels}`}`),
    document: ({ itemId }) => read(`documents/${encodeURIComponent(itemId)}`),
  }
}

/** What of the content calls stands at which address of a visit. */
function fileSender(visit: VisitHeader): SendPlain {
  return async (_type, verb, input) => {
    const { id, uploadId, number, mediaType, bytes, digest, wholeDigest } = membersOf(input)
    const isPart = uploadId !== undefined
    const part = number === undefined ? '' : `/${number}`
    const at = `${path}/files/${id}/content${isPart ? '/chunks' : ''}${part}`
    const query = new URLSearchParams({
      ...(isPart && { uploadId: String(uploadId) }),
      ...(mediaType !== undefined && { mediaType: String(mediaType) }),
    })
    return askInstallationForBytes(`${at}?${query}`, {
      method: verb === 'listChunks' ? 'GET' : 'POST',
      headers: {
        ...visit,
        ...typeOf(bytes),
        ...(digest !== undefined && { 'content-digest': `sha-256=:${digest}:` }),
        ...(wholeDigest !== undefined && { 'repr-digest': `sha-256=:${wholeDigest}:` }),
      },
      ...(bytes instanceof Blob && { body: bytes }),
    })
  }
}

function typeOf(bytes: unknown): Readonly<Record<string, string>> {
  return bytes instanceof Blob ? { 'content-type': bytes.type || 'application/octet-stream' } : {}
}
