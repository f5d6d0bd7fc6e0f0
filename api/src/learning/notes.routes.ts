import { addNote, deleteNote, editNote, listNotes } from '@vidya/contracts/calls/learning';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import type { Limiter } from '../http/limits.ts';
import { route } from '../policy/route.ts';
import type { Notes } from './notes.service.ts';

/** A person's own notes beside a lecture; the limiter's keys are user ids. */
export function notesRoutes(app: FastifyInstance, notes: Notes, limiter: Limiter): void {
  route(app, listNotes, async ({ params, caller }) => ({ data: await notes.listNotes(params, caller) }));
  route(app, addNote, async ({ params, body, caller }) => {
    await limiter.hit(caller.id);
    return { data: await notes.addNote(params, body, caller) };
  });
  route(app, editNote, async ({ params, body, caller }) => {
    await limiter.hit(caller.id);
    return { data: await notes.editNote(params, body.body, caller) };
  });
  route(app, deleteNote, async ({ params, caller }) => {
    await notes.deleteNote(params, caller);
    return { data: null, message: apiMessages.learning.noteDeleted };
  });
}
