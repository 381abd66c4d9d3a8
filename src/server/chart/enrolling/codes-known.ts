import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Context } from '#server/operations/handler.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** A code that was chosen, of which list, and where it stands in what was asked. */
export type ChosenCode = {
  readonly list: string
  readonly pointer: string
  readonly value: CodedValue | undefined
}

/** The same for codes of an act as for those of a plain write: each is in its list, and the practice offers it. */
export async function codesKnown(context: Context, chosen: readonly ChosenCode[]): Promise<Outcome<void>> {
  for (const { list, pointer, value } of chosen) {
    if (!value) continue
    const here = await listHere(context, list)
    const doubt = here ? await codeDoubt(context, here, value.code) : 'stores.not-in-list'
    if (doubt !== undefined) return refuse(pointer, doubt)
  }
  return succeeded(undefined)
}
