import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { FormDocument } from '#client/form/form-document.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { openSheets, type Sheet } from '#client/notes/sections/sheet.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

type Props = { readonly loaded: LoadedNote; readonly amendment: Amendment }

/** What an amendment changes in a note, beside what stood there before; only where the version before it is known. */
export function AmendedSides({ loaded, amendment }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { note } = loaded.parts
  const isInRound = amendmentInRound(note)?.id === amendment.id
  const signed = signaturesOf(note).find((each) => each.amendment === amendment.id)
  const changes = amendment.sectionChanges ?? []
  if (changes.length === 0 || (!isInRound && !signed)) return null
  return (
    <>
      <Button className="note-sides-button" variant="default" size="xs" onClick={() => setOpen(true)}>
        {words('note.before-and-after')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words('note.sides')} size="xl">
        {isOpen && (
          <Before
            loaded={loaded}
            amendment={amendment}
            versionId={isInRound ? undefined : signed?.resourceVersion}
          />
        )}
      </Dialog>
    </>
  )
}

/** As long as it is open the note is as it was; afterwards the version that was signed with it still was. */
function Before({
  versionId,
  loaded,
  amendment,
}: Props & { readonly versionId: string | undefined }): ReactNode {
  const words = useWords()
  const { note } = loaded.parts
  const input = useMemo(
    () => (versionId === undefined ? undefined : { id: note.id, versionId }),
    [note.id, versionId],
  )
  const read = useAnswer('note.readVersion', input)
  return (
    <Answered
      answer={input ? read : succeeded(note)}
      what={words('note.the-note')}
      onRetry={refreshAllAnswers}
    >
      {(before) => <Sides loaded={loaded} amendment={amendment} before={before} />}
    </Answered>
  )
}

function Sides({ loaded, amendment, before }: Props & { readonly before: Note }): ReactNode {
  const words = useWords()
  const world = useWorld()
  const pairs = useMemo(() => {
    const after = sectionsWith(before.sections, amendment.sectionChanges ?? [])
    if (!after.ok) return undefined
    const older = openSheets(loaded, before, world)
    const newer = openSheets(loaded, { ...before, sections: after.value }, world)
    return newer
      .map((sheet) =>
        pairOf(
          older.find(({ index }) => index === sheet.index),
          sheet,
        ),
      )
      .filter(({ marked }) => marked.size > 0)
  }, [loaded, amendment, before, world])
  if (!pairs) return <p>{words('note.sides-unknown')}</p>
  return pairs.map(({ older, newer, marked }) => (
    <section key={newer.id} className="note-sides" aria-label={newer.title}>
      <h3>{newer.title}</h3>
      <div className="note-sides-pair">
        <div>
          <h4>{words('note.side-before')}</h4>
          {older && <FormDocument answers={older.answers} marked={marked} />}
        </div>
        <div>
          <h4>{words('note.side-after')}</h4>
          <FormDocument answers={newer.answers} marked={marked} />
        </div>
      </div>
    </section>
  ))
}

/** A section before and after, and the questions whose answers differ. */
function pairOf(older: Sheet | undefined, newer: Sheet) {
  const [before, after] = [older?.answers.toAnswers('final') ?? {}, newer.answers.toAnswers('final')]
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return { older, newer, marked: new Set(ids.filter((id) => !sameAnswer(before[id], after[id]))) }
}
