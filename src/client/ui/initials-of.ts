/**
 * The initials of a display name, two letters at most, in the order in which the name is spoken: of `Family, Given` the given name's
 * first. What stands in brackets (an age, an office) is no name.
 */
export function initialsOf(name: string): string {
  const [family = '', given] = name.replace(/\([^)]*\)/g, ' ').split(', ')
  const words = given === undefined ? family.split(/\s+/) : [given, family]
  const letters = words.flatMap((word) => [...word.trim()].slice(0, 1))
  return letters.slice(0, 2).join('').toUpperCase()
}
