/** A port from 0 (any free one) to 65535, or undefined. */
export function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}

/** An address of a PostgreSQL server. */
export function isPostgresUrl(text: string): boolean {
  return ['postgres:', 'postgresql:'].includes(protocolOf(text))
}

/** An address of a web server. */
export function isWebUrl(text: string): boolean {
  return ['http:', 'https:'].includes(protocolOf(text))
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
