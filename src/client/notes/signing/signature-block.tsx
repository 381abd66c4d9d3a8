import type { ReactNode } from 'react'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Signature } from '#generated/types/signature.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { signatureLines } from '#shared/notes/printing/signature-lines.ts'
import { ContentCode } from './content-code.tsx'

type Props = { readonly signature: Signature; readonly due: string | undefined }

/** Who signed what, when in which zone, and by what the content can be recognized. */
export function SignatureBlock({ signature, due }: Props): ReactNode {
  const say = useLabels()
  const moments = useMoments()
  const { who, what, when, beside, code, invalid } = signatureLines(signature, due, { say, moments })
  const { signedAt, strokes, contentHash } = signature
  return (
    <div className="note-signature" data-invalid={invalid === undefined ? undefined : true}>
      <p>
        <strong>{who}</strong>
      </p>
      <p>
        {what}
        {when !== undefined && (
          <>
            {' · '}
            <time dateTime={signedAt}>{when}</time>
          </>
        )}
      </p>
      {beside.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {strokes !== undefined && <SignaturePad strokes={strokesOf(strokes)} />}
      <ContentCode hash={contentHash} />
      <p className="note-printed">{code}</p>
      {invalid !== undefined && <p>{invalid}</p>}
    </div>
  )
}
