import type { NoteSection } from '#generated/types/note-section.ts'
import { isBlank } from '#shared/answers/answer.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { upgradedAnswers } from '#shared/forms/opening/upgraded-answers.ts'
import { narrativeId } from './with-narrative.ts'

/** What a section of a newer version takes: the answers to its form, and free text where it allows any. */
export type TakingSection = { readonly form: Form; readonly takesNarrative: boolean }

/** A section as a newer version of its note's definition takes it, and what becomes of its answers. */
export type UpgradedSection = Pick<NoteSection, 'data' | 'narrative'> & {
  /** How many questions keep their answers. */
  readonly kept: number
  /** Questions that are no longer asked, the free text among them under its own id. */
  readonly gone: readonly string[]
  /** Questions that are asked otherwise, so that the answer does not fit any more. */
  readonly unfit: readonly string[]
}

/** Takes what was written in a section of a draft over into the same section of a newer version of its definition. */
export function upgradedSection(
  { data, narrative }: NoteSection,
  { form, takesNarrative }: TakingSection,
  serviceDate: string,
): UpgradedSection {
  const own = upgradedAnswers(form, data, { values: { today: serviceDate } })
  const isTold = Boolean(narrative?.trim())
  return {
    data: own.answers,
    ...(narrative !== undefined && takesNarrative && { narrative }),
    kept: own.kept + (isTold && takesNarrative ? 1 : 0),
    gone: [...own.gone, ...(isTold && !takesNarrative ? [narrativeId] : [])],
    unfit: own.unfit,
  }
}

/** Has anything been written in a section? */
export function isSectionWritten({ data, narrative }: NoteSection): boolean {
  return Boolean(narrative?.trim()) || Object.values(data).some((answer) => !isBlank(answer))
}
