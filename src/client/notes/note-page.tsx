import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { AnswersBeside } from '#client/notes/beside/answers-beside.tsx'
import { type BesideTab, NoteBeside } from '#client/notes/beside/note-beside.tsx'
import { useNoteSurroundings } from '#client/notes/beside/use-note-surroundings.ts'
import { useReportedAnswers } from '#client/notes/beside/use-reported-answers.ts'
import { NoteHeader } from '#client/notes/head/note-header.tsx'
import { ReturnedNotice } from '#client/notes/head/returned-notice.tsx'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import type { NoteState, OpenNote } from '#client/notes/open/open-note.ts'
import { shownOf } from '#client/notes/open/shown-of.ts'
import { usePresence } from '#client/notes/presence/use-presence.ts'
import { WhoIsHere } from '#client/notes/presence/who-is-here.tsx'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { AskReview } from '#client/notes/reviews/ask-review.tsx'
import { ReviewsPanel } from '#client/notes/reviews/reviews-panel.tsx'
import { ScribeBeside } from '#client/notes/scribe/scribe-beside.tsx'
import { useScribe } from '#client/notes/scribe/use-scribe.ts'
import {
  alwaysLines,
  answerLines,
  asThingsToDo,
  type Check,
  type Place,
  ruleLines,
  serverLines,
  sessionId,
} from '#client/notes/sections/check.ts'
import { ChecksPanel } from '#client/notes/sections/checks-panel.tsx'
import { MeasuresPanel } from '#client/notes/sections/measures-panel.tsx'
import { NoteSections } from '#client/notes/sections/note-sections.tsx'
import { type NavEntry, SectionNav } from '#client/notes/sections/section-nav.tsx'
import type { SectionState } from '#client/notes/sections/section-state.ts'
import type { Sheet } from '#client/notes/sections/sheet.ts'
import { NoteChips } from '#client/notes/session/note-chips.tsx'
import { AdminEdits } from '#client/notes/shown/admin-edits.tsx'
import { ConflictNotice } from '#client/notes/shown/conflict-notice.tsx'
import { LeftInChart } from '#client/notes/shown/left-in-chart.tsx'
import { refusalOf } from '#client/notes/signing/refusal-of.ts'
import { contentOf } from '#client/notes/signing/shown-note.ts'
import { SignBar } from '#client/notes/signing/sign-bar.tsx'
import { SignDialog } from '#client/notes/signing/sign-dialog.tsx'
import { SignRefused } from '#client/notes/signing/sign-refused.tsx'
import { TrailPanel } from '#client/notes/signing/trail-panel.tsx'
import { type Signing, useSigning } from '#client/notes/signing/use-signing.ts'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useWriteState } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { stepsFor } from '#shared/notes/steps-for.ts'

type Props = {
  readonly loaded: LoadedNote
  readonly open: OpenNote
  readonly reload: () => void
  /** The tab beside the note, once one was chosen. */
  readonly besideTab: BesideTab | undefined
  readonly onBesideTab: (tab: BesideTab) => void
  /** What is said of the version of the definition that it is written by. */
  readonly version: ReactNode
}

/** Where a note is written: outline, document, checks and trail, and the bar to sign it. */
export function NotePage({ loaded, open, reload, besideTab, onBesideTab, version }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const { note, encounter, sections, rules } = useSource(open)
  const { sheets, session } = open
  const saved = useWriteState('Note', note.id)
  usePrintable()
  const { current, setCurrent, reveal, goToSection, keep, showAllFindings } = useSections()
  const others = usePresence({ notes: [note.id], note: note.id, section: current })
  const content = useMemo(() => contentOf(note, encounter), [note, encounter])
  const shownNote = useMemo(() => shownOf(open), [open])
  const { signing, prepare, close } = useSigning(note, content, shownNote)
  const checksOf = useChecks(open, signing, note.patient?.id)
  const checks = useMemo(() => checksOf({ note, sections, rules }), [checksOf, note, sections, rules])
  const { shown, isCalm, stir } = useCalm(checks, signing)
  const title = loaded.definition?.name ?? note.definition.display ?? words('note.screen.note')
  const patient = patientOf(loaded.parts)
  useWorkspace({
    key: `Note/${note.id}`,
    title: patient?.display ?? note.subject.display ?? title,
    subtitle: title,
    isDirty: saved !== 'saved',
  })

  const entries = useOutline(open, sections)
  const beside = useBeside(note, { chosen: besideTab, onTab: onBesideTab, stir, reload })
  const scribe = useScribe(loaded, open, note)
  const sign = useSign({ open, checksOf, prepare, reveal, showAllFindings, stir: beside.showChecks })
  useNoteSurroundings(loaded, note)
  useNoteKeys({ entries, current, checks, goToSection, reveal, sign })

  return (
    <div className="note">
      {patient && <PatientHeader id={patient.id} known={patient} />}
      <NoteHeader note={note} patient={patient} title={title} encounter={encounter} state={saved}>
        {encounter && <NoteChips encounter={encounter} session={session} checks={shown} go={reveal} />}
      </NoteHeader>
      <div className="note-columns">
        <SectionNav entries={entries} current={current} go={goToSection} />
        <div className="note-paper" data-shorthand>
          <WhoIsHere others={others} note={note.id} />
          <BeforeSections note={note} version={version} />
          {saved === 'stuck' && <ConflictNotice note={note} definitions={loaded.definitions} />}
          {signing.kind === 'refused' && <SignRefused failure={signing.failure} />}
          <NoteSections
            sheets={sheets}
            session={session}
            loaded={loaded}
            first={session ? 2 : 1}
            keep={keep}
            enter={setCurrent}
            others={others}
          />
        </div>
        <Side
          note={note}
          sheets={sheets}
          patientId={patient?.id}
          checks={shown}
          go={reveal}
          beside={beside}
          reviews={<Reviews note={note} open={open} onReady={reload} />}
          scribe={scribe && <ScribeBeside scribe={scribe} open={open} onInserted={beside.showInserted} />}
        />
      </div>
      <SignBar
        note={note}
        steps={stepsFor(loaded.signing, stepFacts(loaded.parts, loaded.preferences?.ageOfMajority ?? 18))}
        blocking={checks.filter(blocks).length}
        isCalm={isCalm}
        isPreparing={signing.kind === 'preparing'}
        sign={sign}
        close={() => go('/today')}
      />
      <OpenSigning note={note} signing={signing} close={close} reload={reload} />
    </div>
  )
}

/** What is told of the note as a whole. */
function BeforeSections({ note, version }: { note: Note; version: ReactNode }): ReactNode {
  return (
    <>
      <ReturnedNotice note={note} />
      <LeftInChart note={note} />
      <AdminEdits note={note} />
      {version}
    </>
  )
}

function Reviews({ note, ...asked }: { note: Note; open: OpenNote; onReady: () => void }): ReactNode {
  return (
    <ReviewsPanel note={note}>
      <AskReview {...asked} />
    </ReviewsPanel>
  )
}

type OpenSigningProps = {
  readonly note: Note
  readonly signing: Signing
  readonly close: () => void
  readonly reload: () => void
}

function OpenSigning({ note, signing, close, reload }: OpenSigningProps): ReactNode {
  const words = useWords()
  if (signing.kind !== 'open') return null
  return (
    <SignDialog
      noteId={note.id}
      readiness={signing.readiness}
      onClose={close}
      onSigned={() => {
        close()
        announce(words('note.signed'))
        reload()
      }}
    />
  )
}

type Beside = {
  readonly chosen: BesideTab | undefined
  readonly onTab: (tab: BesideTab) => void
  readonly stir: () => void
  readonly reload: () => void
}

/** Which tab stands beside the note, of one that is begun to be drafted the draft; whoever wishes to sign sees the checks. */
function useBeside({ kind, provenance }: Note, { chosen, onTab, stir, reload }: Beside) {
  const isToBeDrafted = kind === 'ScribeSession' && !provenance?.length
  const [first] = useState<BesideTab>(isToBeDrafted ? 'scribe' : 'checks')
  const showChecks = useCallback(() => {
    onTab('checks')
    stir()
  }, [onTab, stir])
  const showInserted = () => {
    onTab('checks')
    reload()
  }
  return { tab: chosen ?? first, onTab, showChecks, showInserted }
}

type SideProps = {
  readonly note: Note
  readonly sheets: readonly Sheet[]
  readonly patientId: string | undefined
  readonly checks: readonly Check[]
  readonly go: (place: Place) => void
  readonly beside: { readonly tab: BesideTab; readonly onTab: (tab: BesideTab) => void }
  readonly scribe: ReactNode
  readonly reviews: ReactNode
}

function Side({ note, sheets, patientId, checks, go, beside, scribe, reviews }: SideProps): ReactNode {
  const { tab, onTab } = beside
  const reported = useReportedAnswers(note, sheets, patientId)
  const answers = reported.length > 0 ? <AnswersBeside reported={reported} go={go} /> : undefined
  // Where nothing may be drafted, or nothing was answered, there is no such tab.
  const isGone = (tab === 'scribe' && !scribe) || (tab === 'answers' && !answers)
  const shown = isGone ? 'checks' : tab
  return (
    <aside className="note-side">
      <NoteBeside
        note={note}
        patientId={patientId}
        tab={shown}
        onTab={onTab}
        answers={answers}
        scribe={scribe}
      >
        <ChecksPanel checks={checks} go={go} />
        {patientId && <MeasuresPanel note={note} sheets={sheets} patientId={patientId} go={go} />}
        {reviews}
        <TrailPanel note={note} />
      </NoteBeside>
    </aside>
  )
}

/** The sections on the page: which one is written in, and the ways to a section and to a place in one. */
function useSections() {
  const [current, setCurrent] = useState<string>()
  const handles = useRef(new Map<string, FormHandle>())
  const reveal = useCallback((place: Place) => {
    setCurrent(place.sectionId)
    handles.current.get(place.sectionId)?.reveal(place.path)
  }, [])
  const goToSection = useCallback((id: string) => {
    setCurrent(id)
    const heading = document.getElementById(`note-section-${id}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [])
  const keep = useCallback((id: string, handle: FormHandle | null) => {
    if (handle) handles.current.set(id, handle)
    else handles.current.delete(id)
  }, [])
  const showAllFindings = useCallback(() => {
    for (const handle of handles.current.values()) handle.showAllFindings()
  }, [])

  return { current, setCurrent, reveal, goToSection, keep, showAllFindings }
}

type Sign = {
  readonly open: OpenNote
  readonly checksOf: (state: Shown) => readonly Check[]
  readonly prepare: (content: string) => Promise<void>
  readonly reveal: (place: Place) => void
  readonly showAllFindings: () => void
  readonly stir: () => void
}

/** The wish to sign: what is missing is shown first, and whoever wishes it again is answered by the server. */
function useSign({ open, checksOf, prepare, reveal, showAllFindings, stir }: Sign): () => void {
  const words = useWords()
  const saidBefore = useRef<string>(undefined)
  return useCallback(() => {
    // Who has just written the last answer is not told of what was missing a moment before.
    const settled = open.settle()
    const now = checksOf(settled).filter(blocks)
    const [first] = now
    const saying = now.map(({ key }) => key).join()
    // Whoever presses again after having been told is answered by the server: its verdict counts, not ours.
    if (!first || saidBefore.current === saying)
      return void prepare(contentOf(settled.note, settled.encounter))
    saidBefore.current = saying
    stir()
    showAllFindings()
    announce(words('note.sign-blocked', { count: now.length }))
    if (first.place) reveal(first.place)
  }, [checksOf, open, prepare, reveal, showAllFindings, stir, words])
}

const blocks = ({ weight }: Check) => weight === 'blocks'

/** Until somebody wishes to sign, what is missing is a thing to do; what is wrong is said at once. */
function useCalm(checks: readonly Check[], signing: Signing) {
  const [isStirred, setStirred] = useState(false)
  const isUnasked = !isStirred && signing.kind !== 'refused'
  const shown = useMemo(() => (isUnasked ? asThingsToDo(checks) : checks), [checks, isUnasked])
  return { shown, isCalm: !shown.some(blocks), stir: useCallback(() => setStirred(true), []) }
}

/** How a note stands, as far as its checks look at it. */
type Shown = Pick<NoteState, 'note' | 'sections' | 'rules'>

/** The lines of the panel, told from how the note stands. */
function useChecks(
  { sheets, session }: OpenNote,
  signing: Signing,
  patientId: string | undefined,
): (state: Shown) => readonly Check[] {
  const labels = useLabels()
  const refused = useMemo(() => {
    const { findings } = signing.kind === 'refused' ? refusalOf(signing.failure) : { findings: [] }
    return serverLines(findings, sheets, labels)
  }, [signing, sheets, labels])
  return useCallback(
    ({ note, sections, rules }) => {
      const local = [
        ...answerLines(sheets, sections, labels),
        ...ruleLines(rules, labels, { patientId, session }),
        ...alwaysLines(rules, labels, note),
      ]
      return [...refused.filter(({ text }) => local.every((check) => check.text !== text)), ...local]
    },
    [refused, sheets, labels, patientId, session],
  )
}

function useOutline({ sheets, session }: OpenNote, sections: readonly SectionState[]) {
  const words = useWords()
  return useMemo(
    () => outline(sheets, sections, session ? words('note.session') : undefined),
    [sheets, sections, session, words],
  )
}

function outline(
  sheets: readonly Sheet[],
  states: readonly SectionState[],
  session: string | undefined,
): readonly NavEntry[] {
  const shown = sheets.filter(({ index }) => states[index]?.isShown !== false)
  const sections = shown.map(
    ({ id, title, index }): NavEntry => ({ id, title, progress: progressOf(states[index]) }),
  )
  return session === undefined ? sections : [{ id: sessionId, title: session, progress: 'done' }, ...sections]
}

function progressOf(state: SectionState | undefined): NavEntry['progress'] {
  if (!state?.isBegun) return 'empty'
  return state.findings.some(({ weight }) => weight === 'blocks') ? 'begun' : 'done'
}

type Keys = {
  readonly entries: readonly NavEntry[]
  readonly current: string | undefined
  readonly checks: readonly Check[]
  readonly goToSection: (id: string) => void
  readonly reveal: (place: Place) => void
  readonly sign: () => void
}

function useNoteKeys({ entries, current, checks, goToSection, reveal, sign }: Keys): void {
  const last = useRef<string>(undefined)
  const next = () => {
    const at = entries.findIndex(({ id }) => id === current)
    const entry = entries[(at + 1) % Math.max(1, entries.length)]
    if (entry) goToSection(entry.id)
  }
  const nextCheck = () => {
    const open = checks.filter(({ weight, place }) => place && (weight === 'blocks' || weight === 'warns'))
    const check = open[(open.findIndex(({ key }) => key === last.current) + 1) % Math.max(1, open.length)]
    last.current = check?.key
    if (!check?.place) return
    announce(check.text)
    reveal(check.place)
  }
  useShortcut('mod+Enter', next, 'note.next-section')
  useShortcut('F8', nextCheck, 'note.next-check')
  useShortcut('mod+shift+s', sign, 'note.sign')
}
