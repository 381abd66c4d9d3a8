/** The fixed system account in the stores: a person who cannot sign in. */
export const systemPersonId = '00000000-0000-4000-8000-000000000001'
