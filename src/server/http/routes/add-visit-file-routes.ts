import { admitted } from '#server/http/exchange/admitted.ts'
import { type Exchange, sendAnswer, sendFailure } from '#server/http/exchange/exchange.ts'
import { incomingBytes } from '#server/http/exchange/incoming-bytes.ts'
import { type Parameters, queryOf, readParameters } from '#server/http/exchange/read-parameters.ts'
import { siteOf } from '#server/http/exchange/site-of.ts'
import { visitAskedBy } from '#server/http/exchange/visit-asked.ts'
import type { CallInput, VisitFile } from '#server/operations/call.ts'
import type { Answering, Route } from './add-api-routes.ts'

/** The bytes of the files that are given with a packet, as of those of any record; and those of the documents that are read with it. */
export function addVisitFileRoutes(route: Route): void {
  const content = '/api/v1/visit/files/:id/content'
  route('GET', content, bytesOf('file', 'readContent'))
  route('POST', content, bytesOf('file', 'writeContent'))
  route('GET', `${content}/chunks`, bytesOf('file', 'listChunks'))
  route('POST', `${content}/chunks/:number`, bytesOf('file', 'writeChunk'))
  route('POST', `${content}/chunks`, bytesOf('file', 'commitChunks'))
  route('GET', '/api/v1/visit/documents/:id', bytesOf('document', 'readContent'))
}

/** Only these bring bytes. */
const bringing: readonly VisitFile['verb'][] = ['writeContent', 'writeChunk']

function bytesOf(of: VisitFile['of'], verb: VisitFile['verb']): Answering {
  return async (exchange) => {
    const asked = visitAskedBy(exchange)
    if (!asked.ok) return sendFailure(exchange, asked.failure)
    const said = readParameters(queryOf(verb), exchange.request)
    if (!said.ok) return sendFailure(exchange, said.failure)
    const { world, request } = asked.value
    const file: VisitFile = {
      of,
      id: said.value.path.id ?? '',
      verb,
      input: inputOf(exchange, verb, said.value),
      options: { ...toldIn(said.value), site: siteOf(exchange) },
      admit: (call) => admitted(world, call),
    }
    const done = await world.visits.file(request, file)
    return done.ok ? sendAnswer(exchange, done.value) : sendFailure(exchange, done.failure)
  }
}

function inputOf({ request }: Exchange, verb: VisitFile['verb'], { path, query }: Parameters): CallInput {
  const { number } = path
  return {
    query,
    ...(number !== undefined && { number }),
    ...(bringing.includes(verb) && { bytes: incomingBytes(request.raw) }),
  }
}

/** What headers say, but for whoever is signed in. */
function toldIn({ told }: Parameters) {
  const { profile: _profile, securityToken: _token, ...options } = told
  return options
}
