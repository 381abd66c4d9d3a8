import type { ReactNode } from 'react'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Signature } from '#generated/types/signature.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { ContentCode } from './content-code.tsx'

type Props = { readonly signature: Signature; readonly due: string | undefined }
type Besides = { readonly signature: Signature; readonly isLate: boolean }

/** Who signed what, when in which zone, and by what the content can be recognized. */
export function SignatureBlock({ signature, due }: Props): ReactNode {
  const labels = useLabels()
  const words = useWords()
  const moments = useMoments()
  const at = signature.signedAt
  const isLate = signature.role === 'Author' && due !== undefined && at !== undefined && at > due
  return (
    <div className="note-signature" data-invalid={signature.invalidated ? true : undefined}>
      <p>
        <strong>{signature.credentialsText ?? signature.signer.display}</strong>
      </p>
      <p>
        {labels(`enumeration.SignatureMeaning.${signature.meaning}`)} ·{' '}
        {labels(`enumeration.SignerRole.${signature.role}`)}
        {at && (
          <>
            {' · '}
            <time dateTime={at}>{moments.dateAndTime(at)}</time> {moments.timezone}
          </>
        )}
      </p>
      <Beside signature={signature} isLate={isLate} />
      <ContentCode hash={signature.contentHash} />
      <p className="note-printed">{words('note.hash', { hash: signature.contentHash })}</p>
      {signature.invalidated && (
        <p>{words('note.signature-invalid', { reason: signature.invalidated.reason })}</p>
      )}
    </div>
  )
}

/** What stands beside a signature: that it came late, for whom it was made, who took it, why there is none, what was said. */
function Beside({ signature, isLate }: Besides): ReactNode {
  const words = useWords()
  const { delegateOf, takenBy, refusalReason, witness, comment, strokes, amendment } = signature
  const lines = [
    isLate && words('note.late-entry'),
    amendment !== undefined && words('note.signs-amendment'),
    delegateOf && words('note.signed-for', { name: delegateOf.display ?? '' }),
    refusalReason &&
      words('note.not-signed-because', { reason: refusalReason.text ?? refusalReason.display }),
    takenBy && words('note.taken-by', { name: takenBy.display ?? '' }),
    witness !== undefined && words('note.witnessed-by', { name: witness }),
    comment,
  ].filter((line) => typeof line === 'string')
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {strokes !== undefined && <SignaturePad strokes={strokesOf(strokes)} />}
    </>
  )
}
