import type { Location } from '#generated/types/location.ts'
import type { Program } from '#generated/types/program.ts'

/** The programs that may serve at a place: a program's list has the place or its site, the place's own list has the program; an empty list is no limit. */
export function servingPrograms<Of extends Pick<Program, 'id' | 'locations'>>(
  { id, partOf, programs: named = [] }: Pick<Location, 'id' | 'partOf' | 'programs'>,
  programs: readonly Of[],
): readonly Of[] {
  const isHere = (place: { readonly id: string }) => place.id === id || place.id === partOf?.id
  return programs.filter(
    ({ id: program, locations = [] }) =>
      (named.length === 0 || named.some((each) => each.id === program)) &&
      (locations.length === 0 || locations.some(isHere)),
  )
}
