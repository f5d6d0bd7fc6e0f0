/** On a 503 of an API server that is overloaded: another one is no less so, and asking it would double the load. */
export const shedHeader = 'x-vidya-shed';
