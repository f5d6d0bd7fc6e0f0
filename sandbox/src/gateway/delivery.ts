/** One letter on its way. `body` is kept as text, because the signature is over its exact bytes. Times in ms. */
export interface Delivery {
  id: string;
  eventId: string;
  event: string;
  body: string;
  attempts: number;
  createdAt: number;
  dueAt: number;
}
