import { createHash } from 'node:crypto'
import { created, type Row } from '#tests/support/scenes/scene.ts'
import type { TestAnswer, TestClient, TestServer } from '#tests/support/server/server.ts'

/** The SHA-256 of bytes as a header says it. */
export function digestOf(bytes: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
}

/** The SHA-256 of bytes as a row says it. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type Sending = { readonly headers?: Readonly<Record<string, string>>; readonly method?: string }

/** Asks with bytes as the body, or with none, and reads what comes as bytes. */
export async function askBytes(
  server: TestServer,
  client: TestClient,
  path: string,
  { body, headers, method = body ? 'POST' : 'GET' }: Sending & { readonly body?: Uint8Array } = {},
): Promise<TestAnswer & { readonly bytes: Buffer }> {
  const response = await fetch(`${server.url}/api/v1/practices/${server.practice.key}/${path}`, {
    method,
    headers: { authorization: `Bearer ${client.token}`, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') && response.status !== 206
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : undefined,
  }
}

/** For tests of content, a document without its file; filed where it names a patient. */
export function aDocument(client: TestClient, more: object = {}): Promise<Row> {
  return created(client, 'DocumentReferences', {
    type: { code: 'referral', display: 'Referral' },
    title: 'Referral of the county hospital',
    indexState: 'Unfiled',
    ...more,
  })
}

/** Cuts bytes into parts of so many. */
export function partsOf(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  const count = Math.ceil(bytes.length / size)
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
}
