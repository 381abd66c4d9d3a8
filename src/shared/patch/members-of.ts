/** For patches: the members of a value of which nothing is known; what is no object has none. */
export function membersOf(value: unknown): { readonly [member: string]: unknown } {
  return isMembers(value) ? value : {}
}

function isMembers(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null
}
