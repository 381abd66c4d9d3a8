import type { ReactNode } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Amendment } from '#generated/types/amendment.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { amendmentLines } from '#shared/notes/printing/amendment-lines.ts'
import { AmendedSides } from './amended-sides.tsx'

/** What was added to a signed note and what was changed in it, by whom and why; the original stays in its versions and its proof. */
export function Amendments({ loaded }: { readonly loaded: LoadedNote }): ReactNode {
  const words = useWords()
  const { note } = loaded.parts
  const { amendments = [] } = note
  if (amendments.length === 0) return null
  const open = amendmentInRound(note)?.id
  return (
    <section aria-labelledby="read-amendments">
      <h2 id="read-amendments">{words('note.amendments')}</h2>
      {amendments.map((amendment) => (
        <AmendmentBlock
          key={amendment.id}
          loaded={loaded}
          amendment={amendment}
          isOpen={amendment.id === open}
        />
      ))}
    </section>
  )
}

type BlockProps = {
  readonly loaded: LoadedNote
  readonly amendment: Amendment
  readonly isOpen: boolean
}

function AmendmentBlock({ loaded, amendment, isOpen }: BlockProps): ReactNode {
  const say = useLabels()
  const moments = useMoments()
  const { title, open, text, signed } = amendmentLines(amendment, isOpen, { say, moments })
  return (
    <div className="note-signature">
      <p>
        <strong>{title}</strong>
      </p>
      {open !== undefined && <p>{open}</p>}
      {text !== undefined && <p className="note-amendment-text">{text}</p>}
      {signed !== undefined && <p>{signed}</p>}
      <AmendedSides loaded={loaded} amendment={amendment} />
    </div>
  )
}
