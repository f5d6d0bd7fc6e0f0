/** Whether Back stays on the site: React Router numbers its history entries, and 0 is the first page of the visit. */
export const hasHistory = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
