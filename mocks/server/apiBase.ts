/** Path prefix of every call, in every runtime. */
export const API_BASE = '/api/'
