// Generated from schemas/plain/plain.json by npm run generate. Edits are lost.
/** The headers of answers, by what the server calls them. */
export const answerHeaders = {
  continuation: 'x-continuation-token',
  total: 'x-total-count',
  requestTime: 'x-request-time',
  requestCharge: 'x-request-charge',
  queryTime: 'x-query-time',
  queryTrips: 'x-query-trips',
  populationTime: 'x-population-time',
  timeToLive: 'x-time-to-live',
  epoch: 'x-epoch',
} as const
