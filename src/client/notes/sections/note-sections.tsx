import { memo, type ReactNode, useMemo } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import type { Presence } from '#client/notes/presence/open-presence.ts'
import { WhoIsHere } from '#client/notes/presence/who-is-here.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import { hasShown } from '#shared/forms/opening/has-shown.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { CarryWhole } from './carry-whole.tsx'
import { sessionId } from './check.ts'
import type { Sheet } from './sheet.ts'
import { useFormSetting } from './use-form-setting.ts'

type Props = {
  readonly sheets: readonly Sheet[]
  readonly session: OpenAnswers | undefined
  readonly loaded: LoadedNote
  /** The number of the first section after the session. */
  readonly first: number
  /** The session is asked for after the sections, where what was done comes first. */
  readonly isSessionLast?: boolean
  readonly keep: (id: string, handle: FormHandle | null) => void
  readonly enter: (id: string) => void
  /** Who else has the note open. */
  readonly others?: Presence['others']
}

/** So many questions of a note are drawn at once; of a longer one only the first section is. */
const fewQuestions = 100

/** The note's sections one after the other. It is drawn once: what changes, changes inside the forms. */
export const NoteSections = memo(function NoteSections({
  sheets,
  session,
  loaded,
  first,
  isSessionLast = false,
  keep,
  enter,
  others,
}: Props): ReactNode {
  const words = useWords()
  const setting = useFormSetting(loaded)
  const note = loaded.parts.note.id
  const count = sheets.reduce((sum, { answers }) => sum + answers.form.nodes.size, 0)
  const isShort = count <= fewQuestions

  const ofSession = session && (
    <Section
      id={sessionId}
      number={isSessionLast ? sheets.length + first : 1}
      title={words('note.session')}
      answers={session}
      setting={setting}
      eager={99}
      keep={keep}
      enter={enter}
      others={others}
      note={note}
    />
  )
  return (
    <>
      <CarryWhole sheets={sheets} setting={setting} />
      {!isSessionLast && ofSession}
      {sheets.map((sheet, at) => (
        <Section
          key={sheet.id}
          id={sheet.id}
          number={at + first}
          title={sheet.title}
          answers={sheet.answers}
          setting={setting}
          eager={isShort ? 99 : eagerOf(at)}
          keep={keep}
          enter={enter}
          others={others}
          note={note}
        />
      ))}
      {isSessionLast && ofSession}
    </>
  )
})

function eagerOf(at: number): number {
  return at === 0 ? 1 : 0
}

type SectionProps = {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly answers: OpenAnswers
  readonly setting: FormSetting
  readonly eager: number
  readonly keep: Props['keep']
  readonly enter: Props['enter']
  readonly others: Props['others']
  readonly note: string
}

const Section = memo(function Section({
  id,
  number,
  title,
  answers,
  setting,
  eager,
  keep,
  enter,
  others,
  note,
}: SectionProps): ReactNode {
  const shown = useMemo(() => ({ read: () => hasShown(answers), subscribe: answers.subscribeAll }), [answers])
  const isShown = useSource(shown)
  return (
    <section
      className="note-section"
      hidden={!isShown}
      data-session={id === sessionId || undefined}
      aria-labelledby={`note-section-${id}`}
      onFocusCapture={() => enter(id)}
    >
      <h2 id={`note-section-${id}`} tabIndex={-1}>
        <span aria-hidden="true">{number} · </span>
        {title}
      </h2>
      {others && <WhoIsHere others={others} note={note} section={id} />}
      <FormView
        ref={(handle) => keep(id, handle)}
        answers={answers}
        setting={setting}
        headingLevel={3}
        eager={eager}
        isCheckedOutside
      />
    </section>
  )
})
