import { open } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { AnsweredFile, OperationAnswer } from '#server/operations/call.ts'

/** Types that a browser would draw or run are told as what they are made of: letters. */
const asText = ['text/plain', 'application/xml', 'application/json', 'text/csv']

/**
 * Sends a file in an exchange so that no browser takes it for a page of ours: always as a download, under a name of ours, as the type that its
 * bytes were found to be, in a sandbox that runs nothing.
 */
export async function sendFile(
  reply: FastifyReply,
  file: AnsweredFile,
  { status }: Pick<OperationAnswer, 'status'>,
): Promise<FastifyReply> {
  const { path, place, size, mediaType, name, range, thumbnail } = file
  if (path === undefined) throw new Error('A file was answered before it was found.')
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const handle = await open(path, 'r')
  reply.code(status).headers({
    'content-type': asText.includes(mediaType) ? 'text/plain; charset=utf-8' : mediaType,
    'content-length': last - first + 1,
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'accept-ranges': 'bytes',
    ...(thumbnail === undefined && {
      'repr-digest': `sha-256=:${Buffer.from(place.hash, 'hex').toString('base64')}:`,
    }),
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  })
  return reply.send(handle.createReadStream({ start: first, end: last }))
}
