/** `episode-of-care` → `EpisodeOfCare`. */
export function pascal(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** `episode-of-care` → `episodeOfCare`. */
export function camel(kebab: string): string {
  const whole = pascal(kebab)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}

/** `EpisodeOfCare` → `episode-of-care`. */
export function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** `noteStatus` → `noteStatuses`: the name of a list of such values. */
export function plural(word: string): string {
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** `careTeam` → `Care team`: the label of a field that has none of its own. */
export function spoken(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
