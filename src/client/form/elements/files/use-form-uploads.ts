import { useEffect, useState } from 'react'
import {
  addUploads,
  dropUpload,
  type FileUpload,
  type NewUpload,
  useUploads,
} from '#client/content/uploads.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Reference } from '#generated/types/reference.ts'

type Asked = {
  /** Where the answer stands. */
  readonly path: string
  readonly type: 'DocumentReference' | 'Media'
  readonly isReadOnly: boolean
  /** Takes what is stored into the answer. */
  readonly take: (stored: readonly Reference[]) => void
}

/**
 * The files of one question on their way into the chart of the patient whom the form is about. The answer names a file when it is
 * stored, never before; in a note whose screen was left meanwhile, when somebody comes back to it.
 */
export function useFormUploads({ path, type, isReadOnly, take }: Asked) {
  const { setting, answers } = useFormRoom()
  const { newId } = useWorld()
  const [own] = useState(newId)
  const { formerly, files: given } = setting
  const inNote = formerly ? [formerly.except, path, ...answers.form.nodes.keys()].join(' ') : own
  const place = given ? `${given.place} ${path}` : inNote
  const patientId = setting.patient?.id ?? formerly?.patient
  const uploads = useUploads(given?.door).filter((each) => each.place === place)
  const done = uploads.filter(({ state }) => state === 'done')

  useEffect(() => {
    if (done.length === 0 || isReadOnly) return
    take(done.map(referenceTo))
    for (const { id } of done) dropUpload(id)
  }, [done, isReadOnly, take])

  const subject = patientId === undefined ? undefined : { id: patientId, resourceType: 'Patient' }
  const isPlaced = subject !== undefined || given !== undefined
  return {
    uploads: uploads.filter(({ state }) => state !== 'done'),
    /** Undefined while it is not known into whose chart a file would go. */
    add: isPlaced
      ? (files: readonly File[]) =>
          addUploads(
            files.map((file) =>
              newUpload(type, subject, { id: newId(), file, place, ...(given && { door: given.door }) }),
            ),
          )
      : undefined,
    /** Takes a file back that was given by a way of its own; a file of the chart stays there. */
    takeBack: (file: Reference | undefined) => {
      if (file) void given?.door.drop(file.id)
    },
  }
}

type Sent = Pick<NewUpload, 'id' | 'file' | 'place' | 'door'>

/** The record of a file; by a door, the server says of whom it is. */
function newUpload(type: Asked['type'], subject: Reference | undefined, sent: Sent): NewUpload {
  const of = subject && { subject }
  if (type === 'Media') return { ...sent, type, body: { kind: 'Photo', ...of } }
  return {
    ...sent,
    type,
    body: {
      ...of,
      type: { code: 'other', display: 'Other' },
      title: titleOf(sent.file),
      indexState: 'Unfiled',
      source: 'Upload',
    },
  }
}

function referenceTo({ id, type = 'DocumentReference', file }: FileUpload): Reference {
  return { id, resourceType: type, display: file.name.slice(0, 250) }
}

function titleOf({ name, type }: File): string {
  const plain = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[_\s]+/g, ' ')
  return plain.trim().slice(0, 120) || type || 'File'
}
