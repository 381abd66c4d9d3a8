/** A UUID of version 7 at a moment in milliseconds since 1970: sortable by its making. */
export function uuidAt(milliseconds: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const stamp = milliseconds.toString(16).padStart(12, '0')
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const rest = variant.toString(16).padStart(2, '0') + random.slice(18, 20)
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${random.slice(1, 4)}-${rest}-${random.slice(20)}`
}
