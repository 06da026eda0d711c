/** Path prefix of every call to the mock server, in every runtime. */
export const API_BASE = '/api/'
