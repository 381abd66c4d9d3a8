import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Context } from '#server/operations/handler.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

type List = 'return-reason' | 'amendment-reason' | 'void-reason' | 'signature-refusal-reason'

/** The reason of an act of signing as the practice's list words it; refused when it is none of the list's, or when it asks for words and none were given. */
export async function reasonIn(
  context: Context,
  name: List,
  { code, text, words }: Pick<CodedValue, 'code' | 'text'> & { readonly words?: string | undefined },
): Promise<Outcome<CodedValue>> {
  const list = await listHere(context, name)
  const item = list?.items.get(code)
  if (!list || !item) return refuse('/reason', 'stores.not-in-list')
  const doubt = await codeDoubt(context, list, code)
  if (doubt !== undefined) return refuse('/reason', doubt)
  const isSilent = !(text ?? words ?? '').trim()
  if (item.allowText && isSilent) return refuse('/reason', 'signatures.reason-needs-words')
  return succeeded({ code, display: item.display, ...(text?.trim() && { text: text.trim() }) })
}
