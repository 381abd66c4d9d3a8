/** For permissions and audit, the practice id under which the installation itself keeps audit: sign-in and the global types. */
export const installationId = '00000000-0000-0000-0000-000000000000'
