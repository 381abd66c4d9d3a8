import { expect } from 'vitest'
import { aDocument, askBytes } from '#tests/support/content/a-document.ts'
import { pdf } from '#tests/support/content/files.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import { aSentPacket, type PacketScene } from './packet-scene.ts'
import { active, type Row } from './scene.ts'

/** For tests: a packet in which the patient reads the practice's notice, hands in an insurance card and fills in a form that asks for a picture; and the guardian hands in a letter. */
export type PacketFilesScene = PacketScene & { readonly notice: Row }

let counted = 0

/** Makes the packet with its document and its form, and sends it. */
export async function aPacketWithFiles(server: TestServer, who: TestClient): Promise<PacketFilesScene> {
  counted += 1
  const notice = await aDocument(who, { title: 'Notice of privacy practices', indexState: 'Filed' })
  const stored = await askBytes(server, who, `DocumentReferences/${notice.id}/content`, {
    method: 'POST',
    body: pdf(['How we keep what you tell us.']),
    headers: { 'content-type': 'application/pdf' },
  })
  expect(stored.status, JSON.stringify(stored.body)).toBe(200)
  const form = await active(who, 'Forms', {
    name: 'About the injury',
    key: `injury-${counted}`,
    version: 1,
    elements: [
      { id: 'when', type: 'String', label: 'When did it happen?' },
      { id: 'look', type: 'Image', label: 'A picture of it' },
      { id: 'papers', type: 'Attachment', label: 'Papers of the hospital', maxFiles: 2 },
    ],
  })
  const items = [
    {
      ...{ id: 'notice', order: 1, kind: 'Document', title: 'Our privacy notice', audience: 'Patient' },
      document: { id: notice.id, resourceType: 'DocumentReference' },
    },
    { id: 'card', order: 2, kind: 'Upload', title: 'Your insurance card', audience: 'Patient' },
    {
      ...{
        id: 'injury',
        order: 3,
        kind: 'Form',
        title: 'About the injury',
        audience: 'Patient',
        required: false,
      },
      form: { id: form.id, resourceType: 'Form' },
    },
    { id: 'letter', order: 4, kind: 'Upload', title: 'A letter of the school', audience: 'Guardian' },
  ]
  return { ...(await aSentPacket(server, who, { items })), notice }
}
