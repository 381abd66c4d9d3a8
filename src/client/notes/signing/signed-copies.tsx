import { Button } from '@mantine/core'
import { IconDownload, IconFileCheck } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { contentFacts, fileName } from '#client/content/content-facts.ts'
import { FileView } from '#client/content/file-view.tsx'
import { useContent } from '#client/content/use-content.ts'
import { CopyStates } from '#client/form/words/copy-states.tsx'
import { FileCheck } from '#client/form/words/file-check.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { Note } from '#generated/types/note.ts'

/** The copies of a note that its chart keeps of what was signed, the newest first, each to be opened; or that the first one is being made. */
export function SignedCopies({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [open, setOpen] = useState<ClinicalDocument>()
  const copies = useCopies(note, may('ClinicalDocument:Read'))
  const isAwaited = note.patient !== undefined && note.signingState === 'Signed' && copies?.length === 0
  if (!copies || (copies.length === 0 && !isAwaited)) return null
  return (
    <section className="note-copies" aria-labelledby={`read-copies-${note.id}`}>
      <h2 id={`read-copies-${note.id}`}>{words('note.copies')}</h2>
      {isAwaited && <p role="status">{words('note.copy-awaited')}</p>}
      {copies.length > 0 && (
        <ul>
          {copies.map((copy) => (
            <li key={copy.id}>
              <CopyButton copy={copy} onOpen={() => setOpen(copy)} />
              <CopyStates copy={copy} />
            </li>
          ))}
        </ul>
      )}
      {open && <CopyDialog copy={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** Undefined until they are read, and where they may not be. */
function useCopies({ id, patient }: Note, mayRead: boolean): readonly ClinicalDocument[] | undefined {
  const asked = useMemo(
    (): QueryCall | undefined =>
      mayRead && patient
        ? { filters: [{ field: 'source', op: 'eq', value: id }], partition: patient.id, pageSize: 100 }
        : undefined,
    [id, patient, mayRead],
  )
  const found = useAnswer('clinicalDocument.query', asked)
  if (!found?.ok) return undefined
  return found.value.items
    .filter(({ sourceVersion }) => sourceVersion !== undefined)
    .toSorted((one, other) => Number(other.sourceVersion) - Number(one.sourceVersion))
}

type CopyProps = { readonly copy: ClinicalDocument; readonly onOpen: () => void }

function CopyButton({ copy: { meta }, onOpen }: CopyProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <Button variant="default" leftSection={<IconFileCheck size={15} aria-hidden="true" />} onClick={onOpen}>
      {words('note.copy-of', { at: moments.dateAndTime(meta.created) })}
    </Button>
  )
}

function CopyDialog({
  copy,
  onClose,
}: {
  readonly copy: ClinicalDocument
  readonly onClose: () => void
}): ReactNode {
  const words = useWords()
  const { id, meta, content, title } = copy
  const of = { type: 'ClinicalDocument', id, versionId: meta.versionId } as const
  const { state, download } = useContent(of)
  const ending = contentFacts(content)?.ending ?? 'pdf'
  return (
    <Dialog isOpen onClose={onClose} title={title} size="xl">
      <div className="note-copy">
        <CopyStates copy={copy} />
        <FileView of={of} content={content} name={title} />
        {state.kind === 'refused' && <FailureLines failure={state.failure} />}
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          onClick={() => void download((file) => saveFile(file, fileName(title, ending)))}
        >
          {words('resources.file-download')}
        </Button>
        {content && <FileCheck of={of} hash={content.hash} />}
      </div>
    </Dialog>
  )
}
