import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { innerFindings } from '#server/note-parts/inner-findings.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { loadSections, type SectionForm } from '#server/note-parts/load-sections.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { answeredCodeFindings } from '#server/stores/codes/answered-code-findings.ts'
import { answeredRecordFindings } from '#server/stores/references/answered-record-findings.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { holdsForbidden } from '#shared/elements/text/holds-forbidden.ts'
import { isMisshapen } from '#shared/forms/filling/is-misshapen.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { answeredDays } from '#shared/notes/charted/answered-days.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/**
 * The sections as they are to be stored: those that were changed have passed the check of a draft (nothing need be
 * complete, nothing may be malformed) and carry who changed them and how far they are. Sections neither come nor go.
 */
export async function checkSections(
  context: Context,
  before: readonly NoteSection[],
  note: Note,
): Promise<Outcome<readonly NoteSection[]>> {
  if (before.length > 0 && !sameOutline(before, note.sections)) return outlineChanged()
  return checkAnswers(context, before, note)
}

/** The same for a draft whose outline may have become another one: what is answered is checked, and who changed it told. */
export async function checkAnswers(
  context: Context,
  before: readonly NoteSection[],
  note: Note,
): Promise<Outcome<readonly NoteSection[]>> {
  const changed = note.sections.filter((section) => isChanged(section, before))
  if (changed.length === 0) return succeeded(note.sections)

  // What all members have in common is written in one place; theirs are copies.
  if (isMemberPart(note) && changed.some(({ scope }) => scope === 'Common')) return outlineChanged()

  const formContext = await contextFor(context, note)
  if (!formContext.ok) return formContext
  const loaded = await loadSections(context, { definition: note.definition, sections: changed })
  if (!loaded.ok) return loaded

  const findings = loaded.value.flatMap((each) => draftFindings(each, note, formContext.value))
  for (const each of loaded.value) {
    findings.push(...(await listFindings(context, each, { before, note })))
    const inner = await insideOf(context, each, { note, formContext: formContext.value })
    if (!inner.ok) return inner
    findings.push(...inner.value)
  }
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  return succeeded(
    note.sections.map((section) =>
      marked(context, section, { loaded: loaded.value, formContext: formContext.value, before, note }),
    ),
  )
}

/** The outline is the definition's: the same sections by the same forms. */
function sameOutline(before: readonly NoteSection[], after: readonly NoteSection[]): boolean {
  const outline = (sections: readonly NoteSection[]) =>
    sections
      .map(({ id, key, form }) => `${id} ${key} ${form.id} ${form.versionId ?? ''}`)
      .sort()
      .join('\n')
  return outline(before) === outline(after)
}

function isChanged(section: NoteSection, before: readonly NoteSection[]): boolean {
  const known = before.find((each) => each.id === section.id)
  if (!known || known.form.id !== section.form.id || known.form.versionId !== section.form.versionId)
    return true
  return known.narrative !== section.narrative || !sameAnswer(known.data, section.data)
}

async function contextFor(context: Context, note: Note): Promise<Outcome<FormContext>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  return succeeded(noteContext(parts.value, { now: context.now.iso, timezone: preferences.value.timezone }))
}

function draftFindings(
  { section, form }: SectionForm,
  note: Note,
  formContext: FormContext,
): readonly Finding[] {
  const index = note.sections.indexOf(section)
  if (holdsForbidden(section.narrative ?? '')) return [misformatted(`/sections/${index}/narrative`, section)]
  return validateAnswers(form, section.data, { mode: 'draft', context: formContext })
    .filter((finding) => finding.weight === 'blocks' && isMisshapen(finding))
    .map((finding) => ({ ...finding, pointer: `/sections/${index}/data${finding.pointer}` }))
}

function misformatted(pointer: string, { title }: NoteSection): Finding {
  return { pointer, weight: 'blocks', message: 'forms.formatting', parameters: { path: title } }
}

type Listing = { readonly before: readonly NoteSection[]; readonly note: Note }

type Place = { readonly note: Note; readonly formContext: FormContext }

/** What forms inside the section's own hold that can never be an answer to them. */
async function insideOf(
  context: Context,
  { section, form }: SectionForm,
  { note, formContext }: Place,
): Promise<Outcome<readonly Finding[]>> {
  const filled = { form, answers: section.data }
  const found = await innerFindings(context, filled, { mode: 'draft', context: formContext })
  if (!found.ok) return found
  const index = note.sections.indexOf(section)
  return succeeded(
    found.value
      .filter((finding) => finding.weight === 'blocks' && isMisshapen(finding))
      .map((finding) => ({ ...finding, pointer: `/sections/${index}/data${finding.pointer}` })),
  )
}

/** Codes that the practice does not offer, and records that the question does not, are not chosen, by whatever way the answer comes. */
async function listFindings(
  context: Context,
  { section, form }: SectionForm,
  { before, note }: Listing,
): Promise<readonly Finding[]> {
  const known = before.find(({ id }) => id === section.id)?.data
  const change = { before: known, after: section.data }
  const index = note.sections.indexOf(section)
  const findings = [
    ...(await answeredCodeFindings(context, form, change)),
    ...(await answeredRecordFindings(context, form, change)),
  ]
  return findings.map((finding) => ({ ...finding, pointer: `/sections/${index}/data${finding.pointer}` }))
}

type Loaded = { readonly loaded: readonly SectionForm[]; readonly formContext: FormContext }

function marked(
  context: Context,
  section: NoteSection,
  { loaded, formContext, before, note }: Listing & Loaded,
): NoteSection {
  const own = loaded.find((each) => each.section === section)
  if (!own) return section

  const { profile } = context.actor
  const today = formContext.values?.today
  return {
    ...section,
    progress: progressOf(own, formContext),
    lastModified: context.now.iso,
    ...(note.kind === 'AssessmentNote' &&
      typeof today === 'string' && {
        answered: answeredDays(
          section,
          before.find(({ id }) => id === section.id),
          today,
        ),
      }),
    ...(profile?.resourceType === 'Practitioner' ? { author: profile } : {}),
  }
}

function progressOf(
  { section, form }: SectionForm,
  formContext: FormContext,
): NonNullable<NoteSection['progress']> {
  const answers = section.data
  if (Object.keys(answers).length === 0 && !section.narrative) return 'NotStarted'
  const isOpen = validateAnswers(form, answers, { mode: 'final', context: formContext }).some(
    (finding) => finding.weight === 'blocks',
  )
  return isOpen ? 'InProgress' : 'Complete'
}

function outlineChanged() {
  return refuse('/sections', 'notes.sections-fixed')
}
