import type { Note } from '#generated/types/note.ts'
import { familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import type { Context } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { isSharedWhole } from '#shared/notes/group/is-member-part.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

type Asked = { readonly id: string; readonly versionId?: string | undefined }

/** An act on the whole of a shared note is done with each part that is signed too, parts first, all or none: each may refuse. */
export async function withParts<Input extends Asked>(
  context: Context,
  input: Input,
  {
    concerns,
    act,
  }: {
    readonly concerns: (whole: Note) => boolean
    readonly act: (input: Input) => Promise<Outcome<Note>>
  },
): Promise<Outcome<Note>> {
  const whole = await context.stores.of('Note').get(input.id)
  if (!whole.ok) return whole
  if (!isSharedWhole(whole.value) || !concerns(whole.value)) return act(input)
  if (whole.value.meta.versionId !== input.versionId) return failed(staleVersion(whole.value.meta.versionId))
  const family = await familyOf(context, whole.value)
  if (!family.ok) return family
  for (const { note } of (family.value?.members ?? []).filter(isSigned)) {
    const done = await act({ ...input, id: note.id, versionId: note.meta.versionId })
    if (!done.ok) return done
  }
  const current = await context.stores.of('Note').get(input.id)
  return current.ok ? act({ ...input, versionId: current.value.meta.versionId }) : current
}

function isSigned({ note }: MemberPart): boolean {
  return isFrozen(note.signingState) && note.signingState !== 'Voided'
}
