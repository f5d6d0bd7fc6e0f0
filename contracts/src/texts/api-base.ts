/** Where the API's calls begin. */
export const API_BASE = '/api/v1';
