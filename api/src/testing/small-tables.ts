/** Tables that stay small however many people and courses there are: a lock on them is over at once. */
export const smallTables: ReadonlySet<string> = new Set([
  'areas',
  'coupons',
  'course_counts',
  'credit_note_counters',
  'file_stores',
  'invoice_counters',
  'media_sweeps',
  'release_health',
  'release_hosts',
  'release_states',
  'release_versions',
]);
