import { type ReactNode, useMemo } from 'react'
import { send } from '#client/api/send.ts'
import { FormDocument } from '#client/form/form-document.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useReading } from '#client/notes/record/use-reading.ts'
import { openSheets, type Sheet } from '#client/notes/sections/sheet.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { equal } from '#shared/patch/equal.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly amendment: Amendment
  /** The version that was signed before it. */
  readonly versionId: string
  readonly onClose: () => void
}

/** The sections that an amendment has changed, as they were signed and as amended, side by side. */
export function CompareDialog({ loaded, amendment, versionId, onClose }: Props): ReactNode {
  const words = useWords()
  const { id } = loaded.parts.note
  const asked = useMemo(() => ({ id, versionId }), [id, versionId])
  const original = useReading({ id: `${id}/${versionId}`, asked, read: readVersion })
  return (
    <Dialog isOpen onClose={onClose} title={words('note.compare')} size="xl">
      <Answered answer={original.loaded} what={words('note.the-note')} onRetry={original.reload}>
        {(before) => <SideBySide loaded={loaded} before={before} amendment={amendment} />}
      </Answered>
    </Dialog>
  )
}

function readVersion(asked: { readonly id: string; readonly versionId: string }) {
  return send('note.readVersion', asked)
}

type SidesProps = Pick<Props, 'loaded' | 'amendment'> & { readonly before: Note }

function SideBySide({ loaded, before, amendment }: SidesProps): ReactNode {
  const words = useWords()
  const world = useWorld()
  const rows = useMemo(() => {
    const amended = sectionsWith(before.sections, amendment.sectionChanges ?? [])
    const after = { ...before, sections: amended.ok ? amended.value : before.sections }
    const [old, now] = [openSheets(loaded, before, world), openSheets(loaded, after, world)]
    return old.flatMap((sheet, index) => {
      const changed = now[index]
      const [one, other] = [before.sections[sheet.index], after.sections[sheet.index]]
      const isAsIs = equal(plain([one?.data, one?.narrative]), plain([other?.data, other?.narrative]))
      return changed && !isAsIs ? [{ sheet, changed }] : []
    })
  }, [loaded, before, amendment, world])
  return rows.map(({ sheet, changed }) => (
    <section key={sheet.id} aria-label={sheet.title}>
      <h3>{sheet.title}</h3>
      <div className="note-compared">
        <Side title={words('note.compare-before')} sheet={sheet} />
        <Side title={words('note.compare-after')} sheet={changed} />
      </div>
    </section>
  ))
}

function Side({ title, sheet }: { readonly title: string; readonly sheet: Sheet }): ReactNode {
  return (
    <section className="note-compared-side" aria-label={title}>
      <h4>{title}</h4>
      <FormDocument answers={sheet.answers} />
    </section>
  )
}

function plain(value: unknown) {
  return JSON.parse(JSON.stringify(value))
}
