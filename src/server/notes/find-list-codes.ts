import { codedLists } from '#generated/lists/all.ts'
import type { Handler } from '#server/operations/handler.ts'
import { findCodes } from '#server/stores/codes/codes-query.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

/** Finds codes of a list's whole system; a list without one, or whose system nobody imported, has none. */
export const findListCodes: Handler<'condition.findCodes'> = async (context, input) => {
  const { list, text, beginnings = [] } = input
  const known = isKeyOf(codedLists, list) ? await codedLists[list]() : undefined
  const system = known?.open ? known.system : undefined
  const codes = system ? await findCodes(context.transaction, { system, text, beginnings }) : undefined
  return succeeded({ imported: codes !== undefined, codes: codes ?? [] })
}
