import { followExpressions } from '#client/form/expressions/follow-expressions.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { liveAlways, liveRules } from '#client/notes/sections/check.ts'
import { type SectionState, stateOf } from '#client/notes/sections/section-state.ts'
import { openOwnSheets, type Sheet, takeIn, withSheet } from '#client/notes/sections/sheet.ts'
import type { SessionWords } from '#client/notes/session/session-definition.ts'
import { openSession, type SessionSheet } from '#client/notes/session/session-sheet.ts'
import { type OpenDraft, openDraft } from '#client/sync/drafts/open-draft.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { type ExternalStore, openStore, type StoreSource } from '#client/ui/external-store.ts'
import type { World } from '#client/ui/world.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { otherMembersResult } from '#shared/notes/group/other-members-named.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { recordsNamed } from './records-named.ts'
import { withFreshRecords } from './with-fresh-records.ts'

/** How a note stands: as this device wants it, what its sections still lack, and what the rules say. */
export type NoteState = {
  readonly note: Note
  readonly encounter: Encounter | undefined
  readonly sections: readonly SectionState[]
  readonly rules: readonly RuleResult[]
}

/**
 * A note that is being written. What is typed stands in the answers at once; when the keys rest, or before anything is
 * flushed, it is handed over and checked, both once for all that was typed meanwhile.
 */
export type OpenNote = StoreSource<NoteState> & {
  readonly sheets: readonly Sheet[]
  /** The questions about the session; none where the note has no session. */
  readonly session: OpenAnswers | undefined
  /** Hands over and checks at once what was typed a moment ago; answers how the note stands now. */
  readonly settle: () => NoteState
  /** Takes in copies that were just read, beneath what was typed here. */
  readonly takeIn: (note: Note, encounter: Encounter | undefined) => Promise<void>
  /** Changes the session where no question of it is answered, as attendance does. */
  readonly changeSession: (change: (known: Encounter) => Encounter) => void
  /** Changes the note where no question of a section is answered. */
  readonly changeNote: (change: (known: Note) => Note) => void
  /** Judges the note anew beside the sessions of its services as they are on this device now. */
  readonly judgeBeside: (services: readonly SessionParts[]) => void
  /** Judges the note anew beside what is drafted for it now. */
  readonly judgeDrafted: (transcriptions: readonly Transcription[]) => void
}

/** What opening a note needs. */
export type NoteOpening = {
  readonly loaded: LoadedNote
  readonly outbox: Outbox
  readonly world: World
  readonly words: SessionWords
  /** The note is left: what was typed is handed over, and nothing is followed any more. */
  readonly signal: AbortSignal
}

/** Opens a note and its session as this device wants them. */
export async function openNote(opening: NoteOpening): Promise<OpenNote> {
  const { loaded, outbox, signal } = opening
  const stored = loaded.parts.session?.encounter
  let opened: OpenNote | undefined
  const settle = () => void opened?.settle()
  const [note, encounter] = await Promise.all([
    openDraft(outbox, { type: 'Note', stored: loaded.parts.note, settle, signal }),
    stored && openDraft(outbox, { type: 'Encounter', stored, settle, signal }),
  ])
  opened = writing(opening, { note, encounter })
  return opened
}

type Drafts = {
  readonly note: OpenDraft<'Note'>
  readonly encounter: OpenDraft<'Encounter'> | undefined
}

/** The open note: what it is made of, and what was typed and is neither handed over nor checked. */
type Work = Drafts & {
  opening: NoteOpening
  readonly sheets: readonly Sheet[]
  readonly session: SessionSheet | undefined
  readonly state: ExternalStore<NoteState>
  readonly typed: Set<Sheet | SessionSheet>
  /** The records that the session spoke of when they were last read. */
  named: string
  /** What changes meanwhile is of our own making. */
  doing: 'nothing' | 'handing' | 'checking'
}

function writing(opening: NoteOpening, drafts: Drafts): OpenNote {
  const work = workOf(opening, drafts)
  const { sheets, session, state, note, encounter } = work
  const stops = [
    ...sheets.map((sheet) => follow(work, sheet, settleNow)),
    ...(session ? [follow(work, session, settleNow)] : []),
    note.subscribe(() => adopt(work)),
    ...(encounter ? [encounter.subscribe(() => adopt(work))] : []),
  ]
  opening.signal.addEventListener('abort', () => {
    settleNow()
    for (const stop of stops) stop()
  })

  function settleNow(): NoteState {
    if (work.typed.size > 0) settle(work)
    return state.read()
  }
  return {
    read: state.read,
    subscribe: state.subscribe,
    sheets,
    session: session?.answers,
    settle: settleNow,
    takeIn: async (newer, session) => {
      await note.takeIn(newer)
      if (session) await encounter?.takeIn(session)
    },
    changeSession: (change) => {
      settleNow()
      if (encounter) encounter.change(change(encounter.read()))
    },
    changeNote: (change) => {
      settleNow()
      note.change(change(note.read()))
    },
    judgeBeside: (services) => {
      const { loaded } = work.opening
      judgeAnew(work, { ...loaded, parts: { ...loaded.parts, services } })
    },
    judgeDrafted: (transcriptions) => {
      const { loaded } = work.opening
      const { session: known } = loaded.parts
      if (!known) return
      const related = { ...known.related, transcriptions }
      judgeAnew(work, { ...loaded, parts: { ...loaded.parts, session: { ...known, related } } })
    },
  }
}

/** What is read of other records is known here from now on, and the rules look at it. */
function judgeAnew(work: Work, loaded: LoadedNote): void {
  work.opening = { ...work.opening, loaded }
  const { state, note, encounter } = work
  state.change({ ...state.read(), rules: rulesOf(work.opening, note.read(), encounter?.read()) })
}

/** Another service, program or place was chosen: the rules wait for its record. */
function readRecords(work: Work): void {
  const encounter = work.encounter?.read()
  const named = recordsNamed(encounter)
  if (!encounter || named === work.named) return
  work.named = named
  const { loaded, signal } = work.opening
  void withFreshRecords(loaded, encounter).then(({ parts }) => {
    if (signal.aborted || work.named !== named) return
    const known = work.opening.loaded
    judgeAnew(work, { ...known, parts: { ...known.parts, session: parts.session } })
  })
}

function workOf(opening: NoteOpening, { note, encounter }: Drafts): Work {
  const { loaded, world, words } = opening
  const sheets = openOwnSheets(loaded, note.read(), world)
  for (const { answers } of sheets) followExpressions(answers, opening.signal)
  const known = encounter?.read()
  return {
    opening,
    note,
    encounter,
    sheets,
    session: known && openSession(known, { loaded, words, newId: world.newId }),
    state: openStore<NoteState>({
      note: note.read(),
      encounter: known,
      sections: sheets.map(stateOf),
      rules: rulesOf(opening, note.read(), known),
    }),
    typed: new Set(),
    named: recordsNamed(loaded.parts.session?.encounter),
    doing: 'nothing',
  }
}

/** The one clock of a note: each change winds it up again. */
function follow(work: Work, sheet: Sheet | SessionSheet, settleNow: () => void): () => void {
  return sheet.answers.subscribeAll(() => {
    if (work.doing === 'checking') return
    if (work.encounter) work.session?.keepKnown(work.encounter.read())
    work.typed.add(sheet)
    work.opening.outbox.soon(settleNow)
  })
}

/** Handed over first: whatever becomes of checking it, it is kept. */
function settle(work: Work): void {
  const touched = new Set(work.typed)
  work.typed.clear()
  during(work, 'handing', () => hand(work, touched))
  takeInBoth(work)
  look(
    work,
    during(work, 'checking', () => check(work, touched)),
  )
}

function hand({ note, encounter, sheets, session }: Work, touched: ReadonlySet<Sheet | SessionSheet>): void {
  const before = note.read()
  const after = sheets.filter((sheet) => touched.has(sheet)).reduce<Note>(withSheet, before)
  if (after !== before) note.change(after)
  if (!encounter || !session || !touched.has(session)) return
  const known = encounter.read()
  const wanted = session.laidUpon(known)
  if (wanted !== known) encounter.change(wanted)
}

type Checked = ReadonlyMap<number, SectionState>

function check({ sheets, session }: Work, touched: ReadonlySet<Sheet | SessionSheet>): Checked {
  if (session && touched.has(session)) session.answers.validate('final')
  return new Map(
    sheets.filter((sheet) => touched.has(sheet)).map((sheet) => [sheet.index, stateOf(sheet)] as const),
  )
}

/** What came from elsewhere; all that was typed here lies upon it already. */
function adopt(work: Work): void {
  if (work.doing === 'handing') return
  takeInBoth(work)
  look(work, new Map())
}

function takeInBoth({ note, encounter, sheets, session }: Work): void {
  takeIn(note.read(), sheets)
  if (encounter) session?.takeIn(encounter.read())
}

function look(work: Work, checked: Checked): void {
  const { opening, note, encounter, state } = work
  const before = state.read()
  const known = encounter?.read()
  state.change({
    note: note.read(),
    encounter: known,
    sections:
      checked.size === 0
        ? before.sections
        : before.sections.map((section, index) => checked.get(index) ?? section),
    rules: rulesAfter(opening, before, { note: note.read(), encounter: known }),
  })
  readRecords(work)
}

function during<Result>(work: Work, doing: Work['doing'], act: () => Result): Result {
  work.doing = doing
  try {
    return act()
  } finally {
    work.doing = 'nothing'
  }
}

type Now = Pick<NoteState, 'note' | 'encounter'>

/** Rules look at the session; what is typed matters only to what is asked without one. What says the same stays the same. */
function rulesAfter(opening: NoteOpening, before: NoteState, now: Now): readonly RuleResult[] {
  if (now.encounter !== before.encounter) return rulesOf(opening, now.note, now.encounter)
  if (now.note === before.note) return before.rules
  const ofRules = before.rules.filter(({ kind }) => kind !== undefined)
  const after = [...ofRules, ...ruleless(opening, now)]
  return JSON.stringify(after) === JSON.stringify(before.rules) ? before.rules : after
}

function rulesOf(opening: NoteOpening, note: Note, encounter: Encounter | undefined): readonly RuleResult[] {
  const { loaded, world } = opening
  const results = liveRules(loaded, { note: loaded.parts.note, encounter, now: world.instant() })
  return [...results, ...ruleless(opening, { note, encounter })]
}

function ruleless({ loaded }: NoteOpening, now: Now): readonly RuleResult[] {
  return [...otherMembersResult(loaded.parts, { note: now.note, overrides: [] }), ...liveAlways(loaded, now)]
}
