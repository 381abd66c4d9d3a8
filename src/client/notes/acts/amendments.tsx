import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Amendment } from '#generated/types/amendment.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { amendmentLines } from '#shared/notes/printing/amendment-lines.ts'
import { versionBefore } from '#shared/notes/version-before.ts'
import { CompareDialog } from './compare-dialog.tsx'

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
  const words = useWords()
  const [isComparing, setComparing] = useState(false)
  const changes = amendment.sectionChanges ?? []
  const versionId = changes.length > 0 ? versionBefore(loaded.parts.note, amendment) : undefined
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
      {versionId !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          className="note-compare"
          onClick={() => setComparing(true)}
        >
          {words('note.compare')}
        </Button>
      )}
      {versionId !== undefined && isComparing && (
        <CompareDialog
          loaded={loaded}
          amendment={amendment}
          versionId={versionId}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  )
}
