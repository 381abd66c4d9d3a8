/** A key made of a definition's name, with a piece of its id behind it, so that no other one has it. */
export function keyOf(name: string, id: string): string {
  const stem = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
  return `${stem || 'draft'}-${id.slice(-8)}`.replace(/-{2,}/g, '-')
}
