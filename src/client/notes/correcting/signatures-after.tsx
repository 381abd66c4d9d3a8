import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { signaturesOf, validSignatures } from '#shared/notes/steps-for.ts'

type Props = { readonly id: string; readonly note: Note; readonly isRemoved: boolean }

/** Says, before it is done, what a correction does to the signatures of the part, or to a part that goes. */
export function SignaturesAfter({ id, note, isRemoved }: Props): ReactNode {
  const words = useWords()
  const counting = validSignatures(signaturesOf(note))
  const names = [...new Set(counting.map(({ signer, credentialsText }) => credentialsText ?? signer.display))]
  return (
    <p id={id} className="correct-after" data-counts={counting.length > 0 || undefined}>
      {isRemoved && words('note.correct-removed')}
      {!isRemoved && counting.length === 0 && words('note.correct-unsigned')}
      {!isRemoved && counting.length > 0 && words('note.correct-signed', { names: names.join(', ') })}
    </p>
  )
}
