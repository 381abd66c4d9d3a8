import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { saveFile } from '#client/ui/save-file.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Note } from '#generated/types/note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { type ProofVerdict, verifyBundle } from '#shared/proof/verify-bundle.ts'

type Proof = ActReplies['note.bundle'] & { readonly verdict: ProofVerdict | undefined }
type Props = { readonly note: Note; readonly onClose: () => void }

/** Fetches the proof of a note, verifies it on this device as the program does, and says in words what fits. */
export function ProofDialog({ note, onClose }: Props): ReactNode {
  const words = useWords()
  const [proof, setProof] = useState<Proof>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    let isHere = true
    const fetched = async () => {
      const outcome = await send('note.bundle', { id: note.id })
      if (!outcome.ok) return isHere && setFailure(outcome.failure)
      const verdict = await verifyBundle(outcome.value.bundle).catch(() => undefined)
      if (isHere) setProof({ ...outcome.value, verdict })
    }
    void fetched()
    return () => {
      isHere = false
    }
  }, [note.id])

  return (
    <Dialog isOpen onClose={onClose} title={words('note.proof-title')} size="lg">
      {!proof && !failure && <Loading what={words('note.proof-title')} />}
      <FailureLines failure={failure} />
      {proof && (
        <>
          <VerdictLines verdict={proof.verdict} />
          <p>{words('note.proof-why')}</p>
          <div className="state-actions">
            <Button
              variant="default"
              leftSection={<IconDownload size={15} aria-hidden="true" />}
              onClick={() => saveFile(new Blob([proof.bundle], { type: 'text/plain' }), proof.name)}
            >
              {words('note.proof-download')}
            </Button>
            <Button onClick={onClose}>{words('note.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function VerdictLines({ verdict }: { readonly verdict: ProofVerdict | undefined }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  if (!verdict) return <p role="status">{words('note.proof-cannot')}</p>
  if (!verdict.ok)
    return (
      <p className="note-refusal" role="alert">
        {words('note.proof-wrong', { line: verdict.line })} {labels(`note.proof-${verdict.flaw}`)}
      </p>
    )
  return (
    <>
      <p role="status">
        <strong>{words('note.proof-right', { count: verdict.entries.length })}</strong>
      </p>
      <ol className="note-proof">
        {verdict.entries.map(({ number, act, at, who, meaning, provedBy }) => (
          <li key={number}>
            {meaning === ''
              ? labels(`note.proof-act-${act}`)
              : `${labels(`enumeration.SignatureMeaning.${meaning}`)} · ${who}`}{' '}
            · <time dateTime={at}>{moments.dateAndTime(at)}</time>
            {isKnown(provedBy) && ` · ${words(ways[provedBy])}`}
          </li>
        ))}
      </ol>
      <p>{words('note.proof-key', { key: verdict.keyId })}</p>
    </>
  )
}

/** What a proof says of how it was proved who acted. */
const ways = {
  password: 'note.proof-by-password',
  code: 'note.proof-by-code',
  passkey: 'note.proof-by-passkey',
} as const

function isKnown(provedBy: string): provedBy is keyof typeof ways {
  return Object.hasOwn(ways, provedBy)
}
