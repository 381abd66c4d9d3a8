const groups: readonly (readonly [RegExp, string])[] = [
  [/[bfpv]/g, '1'],
  [/[cgjkqsxz]/g, '2'],
  [/[dt]/g, '3'],
  [/l/g, '4'],
  [/[mn]/g, '5'],
  [/r/g, '6'],
]

/** How a name sounds, roughly: its first letter and its next consonants by groups of like sounds, as Soundex has it. */
export function sounds(name: string): string {
  const letters = name.replaceAll(/[^a-z]/g, '')
  // Names of other scripts sound as they are written.
  if (letters === '') return name
  const first = letters.slice(0, 1)
  const coded = groups.reduce((text, [group, digit]) => text.replaceAll(group, digit), letters)
  const consonants = coded
    .replaceAll(/[hw]/g, '')
    .replaceAll(/(\d)\1+/g, '$1')
    .replaceAll(/[aeiouy]/g, '')
  const start = coded.slice(0, 1)
  const rest = /\d/.test(start) && consonants.startsWith(start) ? consonants.slice(1) : consonants
  return first + rest.replaceAll(/\D/g, '').slice(0, 3).padEnd(3, '0')
}
