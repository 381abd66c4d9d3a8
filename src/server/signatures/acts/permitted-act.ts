import type { Note } from '#generated/types/note.ts'
import { familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { type SigningSteps, stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { actDoubt, type SignedAct } from '#shared/notes/act-doubt.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'

/** A note with which the acting person may do what was asked. */
export type Permitted = { readonly note: Note; readonly parts: NoteParts; readonly steps: SigningSteps }

type Asked = { readonly id: string; readonly versionId?: string | undefined }

/** Reads the note of an act on what is signed, in the version that the asker saw, and asks whether he may: by its state, then as a person. */
export async function permittedAct(
  context: Context,
  { id, versionId }: Asked,
  actOf: (note: Note) => SignedAct,
): Promise<Outcome<Permitted>> {
  const found = await context.stores.of('Note').get(id)
  if (!found.ok) return found
  const note = found.value
  if (note.meta.versionId !== versionId) return failed(staleVersion(note.meta.versionId))

  const parts = await loadNoteParts(context, note)
  if (!parts.ok) return parts
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences

  const act = actOf(note)
  const doubt = actDoubt(act, note, {
    profileId: context.actor.profile?.id,
    hasFlag: (name) => hasFlag(context.actor.granted, name),
    hasStep: steps.value.mine.length > 0 && permits(context.actor.granted, 'Note:Update'),
    mayReassign: steps.value.mayReassign,
    now: context.now.iso,
    unsignHours: steps.value.configuration.unsignWindowHours ?? preferences.value.unsignWindowHours,
  })
  if (doubt === 'signatures.not-yours') return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (doubt) return refuse('/signingState', doubt, { subStatus: subStatuses.statusChange })
  const stands = isForParts(act, note) ? succeeded(false) : await membersSigned(context, note)
  if (!stands.ok) return stands
  return stands.value
    ? refuse('/signingState', 'signatures.members-signed', { subStatus: subStatuses.statusChange })
    : succeeded({ note, parts: parts.value, steps: steps.value })
}

/** What is amended for a whole group, or given to another, is so in its members' parts by the same act. */
function isForParts(act: SignedAct, { signingState }: Note): boolean {
  return act === 'amend' || act === 'reassign' || signingState === 'Amending'
}

/** Each member's part holds the words that all have in common: as long as one is signed, they stay as they are. */
async function membersSigned(context: Context, note: Note): Promise<Outcome<boolean>> {
  if (!isCommonPart(note)) return succeeded(false)
  const family = await familyOf(context, note)
  if (!family.ok) return family
  const frozen = ({ note: member }: MemberPart) =>
    isFrozen(member.signingState) && member.signingState !== 'Voided'
  return succeeded(family.value?.members.some(frozen) ?? false)
}
