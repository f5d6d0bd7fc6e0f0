import { addNote, deleteNote, editNote, listNotes } from '@vidya/contracts/calls/learning';
import { lectureNote, newNote, noteParams, written } from '@vidya/contracts/shapes/learning';
import { lectureParams } from '@vidya/contracts/shapes/lecture';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Limiter } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { policy } from '../policy/policy.ts';
import type { Notes } from './notes.service.ts';

/** A person's own notes beside a lecture; the limiter's keys are user ids. */
export function notesRoutes(app: FastifyInstance, notes: Notes, limiter: Limiter): void {
  route(app, listNotes, {
    access: policy['lecture.watch'],
    schema: { params: lectureParams, data: z.array(lectureNote) },
    handler: async ({ params, caller }) => ({ data: await notes.listNotes(params, caller) }),
  });
  route(app, addNote, {
    access: policy['lecture.watch'],
    schema: { params: lectureParams, body: newNote, data: lectureNote },
    handler: async ({ params, body, caller }) => {
      await limiter.hit(caller.id);
      return { data: await notes.addNote(params, body, caller) };
    },
  });
  route(app, editNote, {
    access: policy['note.change'],
    schema: { params: noteParams, body: written, data: lectureNote },
    handler: async ({ params, body, caller }) => {
      await limiter.hit(caller.id);
      return { data: await notes.editNote(params, body.body, caller) };
    },
  });
  route(app, deleteNote, {
    access: policy['note.change'],
    schema: { params: noteParams, data: z.null() },
    handler: async ({ params, caller }) => {
      await notes.deleteNote(params, caller);
      return { data: null, message: apiMessages.learning.noteDeleted };
    },
  });
}
