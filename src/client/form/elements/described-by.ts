import type { Marks } from '#client/form/room/element-view.ts'

/** The description of the marks of an element with further ids added; `undefined` ones are left out, so each named id exists. */
export function describedBy(
  marks: Marks,
  ids: readonly (string | undefined)[],
): Pick<Marks, 'aria-describedby'> {
  const all = [marks['aria-describedby'], ...ids].filter((id) => id !== undefined)
  return all.length > 0 ? { 'aria-describedby': all.join(' ') } : {}
}
