const reserved = new Set(['constructor', 'prototype'])

/** True for an id that an element may have: legal, and no word that patches refuse. */
export function isElementId(id: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/.test(id) && !reserved.has(id)
}

/**
 * The id that a label gives: blanks become underscores, commas are dropped, other illegal
 * characters too, a leading digit gets `q_`. Nothing when the label has no usable character.
 */
export function elementIdFrom(label: string, longest = 64): string | undefined {
  const legal = label
    .normalize('NFKD')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .replace(/^[_.-]+|[_.-]+$/g, '')
    .replace(/_{2,}/g, '_')
  if (legal === '') return undefined

  const started = /^[A-Za-z]/.test(legal) && !reserved.has(legal) ? legal : `q_${legal}`
  return atWord(started, longest)
}

/** Cut at a word's end when there is one in the last third. */
function atWord(text: string, longest: number): string {
  if (text.length <= longest) return text

  const head = text.slice(0, longest)
  const end = head.lastIndexOf('_')
  return end > (longest * 2) / 3 ? head.slice(0, end) : head
}
