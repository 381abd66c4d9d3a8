import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import { useWords } from '#client/ui/words.tsx'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { allNames, nameIn } from '#shared/notes/group/other-members-named.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { namesAnother } from '#shared/scribe/named-in.ts'
import type { PartCalled } from '#shared/scribe/part-called.ts'
import { phraseParts } from '#shared/scribe/phrase-parts.ts'
import type { PartPhrases } from '#shared/scribe/phrases-again.ts'
import { type MeantParts, whoIsMeant } from '#shared/scribe/who-is-meant.ts'
import { nameOf } from './checks-of.ts'
import { mayBeDrafted, type PartDraft } from './use-group-drafts.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'
import { wholeWords } from './whole-words.ts'

/** Why a line goes nowhere yet. */
export type LineDoubt = 'scribe.unclear' | 'scribe.nobody-called' | 'scribe.line-closed' | 'scribe.line-names'

/** The lines that go to one part, or that go nowhere yet and why; `said` is by what nobody is called. */
export type PlacedLines = {
  readonly part: OpenPart | undefined
  readonly lines: readonly { readonly text: string; readonly doubt?: LineDoubt; readonly said?: string }[]
}

/** Who may be meant by a line, in the reader's language too. */
export function useMeant({ common, members }: OpenGroup): MeantParts {
  const words = useWords()
  return useMemo(() => {
    const { whole } = wholeWords(common.loaded.parts.note)
    return whoIsMeant(members.map(calledOf), [words('scribe.whole'), words(whole)])
  }, [common, members, words])
}

/** Where each typed line goes: those that go nowhere first, then the whole's, then part after part. */
export function usePlacedPhrases(
  group: OpenGroup,
  meant: MeantParts,
  lines: readonly string[],
): readonly PlacedLines[] {
  const { profile } = useSession()
  const { common, members } = group
  const placed = phraseParts(lines, meant).map(({ text, part: whose }) => {
    if (whose.of === 'unclear') return { part: undefined, line: { text, ...unclear(whose) } }
    const part = whose.of === 'all' ? common : members.find(({ loaded }) => loaded.parts.note.id === whose.id)
    return { part, line: { text, ...doubtIn(group, { part, text, meant, profileId: profile?.id }) } }
  })
  return [undefined, common, ...members]
    .map((part) => ({
      part,
      lines: placed.filter((each) => each.part === part).map(({ line }) => line),
    }))
    .filter((each) => each.lines.length > 0)
}

/** The phrases that the server holds of a part's draft. */
export function phrasesOf({ common }: OpenGroup, { part, transcription }: PartDraft): PartPhrases {
  const texts = (transcription.segments ?? []).map(({ text }) => text)
  return { part: part === common ? { of: 'all' } : { of: 'one', id: part.loaded.parts.note.id }, texts }
}

function unclear({ said }: { readonly said?: string }): {
  readonly doubt: LineDoubt
  readonly said?: string
} {
  return said === undefined ? { doubt: 'scribe.unclear' } : { doubt: 'scribe.nobody-called', said }
}

type Line = {
  readonly part: OpenPart | undefined
  readonly text: string
  readonly meant: MeantParts
  readonly profileId: string | undefined
}

function doubtIn(group: OpenGroup, { part, text, meant, profileId }: Line): { readonly doubt?: LineDoubt } {
  if (!part) return { doubt: 'scribe.unclear' }
  if (!mayBeDrafted(part, profileId)) return { doubt: 'scribe.line-closed' }
  const own = part.loaded.parts.note.id
  const isNamed = namesSomebodyElse(group, part, text) || namesAnother(text, meant, own)
  return isNamed ? { doubt: 'scribe.line-names' } : {}
}

/** Does a text for one part of a group's note name somebody of whom that part does not speak? */
export function namesSomebodyElse({ members }: OpenGroup, part: OpenPart, text: string): boolean {
  if (part.loaded.parts.note.composition !== 'Group') return false
  const others = members.flatMap((member) => {
    const patient = member === part ? undefined : patientOf(member.loaded.parts)
    return patient ? allNames(patient) : []
  })
  const own = patientOf(part.loaded.parts)
  return nameIn(text, others, own ? allNames(own) : []) !== undefined
}

function calledOf(part: OpenPart): PartCalled {
  const { note } = part.loaded.parts
  const patient = isServicePart(note) ? undefined : patientOf(part.loaded.parts)
  const called = { id: note.id, called: nameOf(part) }
  if (!patient) return called
  const { name, otherNames = [], preferredName } = patient
  return { ...called, names: [name, ...otherNames], preferredName }
}
