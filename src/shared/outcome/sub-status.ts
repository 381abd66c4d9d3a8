/** What is called by a number in `response.data.subStatus`: why exactly a request was refused, where its status alone does not say it. */
export const subStatuses = {
  tokenInvalid: 1001,
  tokenExpired: 1002,
  recordClosed: 1003,
  statusChange: 2001,
  versionChanged: 2002,
  possibleDuplicate: 2003,
  cannotDelete: 2004,
  referenceWrong: 2005,
  partitionDiffers: 2006,
  rulesFailed: 2101,
  stepOutOfOrder: 2102,
  credentialWrong: 2103,
  signatureLocked: 2104,
  locked: 2107,
  consentMissing: 2201,
  definitionInvalid: 2301,
  overLimit: 2401,
} as const

/** One of the numbers that a refusal may carry. */
export type SubStatus = (typeof subStatuses)[keyof typeof subStatuses]
