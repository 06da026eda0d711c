/** What the path of every call begins with, wherever the mock server runs. */
export const API_BASE = '/api/'
