import type { Cells } from './ownership-cells.ts';
import type { World } from './ownership-world.ts';

const message = (which: keyof World['messages']) => (w: World) => ({ params: { messageId: w.messages[which] } });
const onlyAdmin = '401 403 403 403 403 403 403 200';

/** Contact messages and the audit log: for administrators only. */
export const siteCells: Cells[] = [
  { call: 'listMessages', is: onlyAdmin },
  { call: 'getMessage', is: onlyAdmin, send: message('open') },
  {
    call: 'getMessage',
    of: 'by no id',
    is: '401 403 403 403 403 403 403 404',
    send: () => ({ params: { messageId: '1' } }),
  },
  {
    call: 'answerMessage',
    is: onlyAdmin,
    send: (w) => ({ ...message('open')(w), body: { body: 'Here you are.' } }),
  },
  {
    call: 'answerMessage',
    of: 'an answered one',
    is: '401 403 403 403 403 403 403 409',
    send: (w) => ({ ...message('answered')(w), body: { body: 'Here you are.' } }),
  },
  { call: 'markMessage', is: onlyAdmin, send: (w) => ({ ...message('open')(w), body: { isAnswered: true } }) },
  {
    call: 'markMessage',
    of: 'an answered one',
    is: onlyAdmin,
    send: (w) => ({ ...message('answered')(w), body: { isAnswered: false } }),
  },
  { call: 'listAuditEntries', is: onlyAdmin },
  { call: 'exportAuditLog', is: onlyAdmin },
  {
    call: 'listAuditEntries',
    of: 'one administrator',
    is: onlyAdmin,
    send: (w) => ({ query: { actorId: w.people.admin.id } }),
  },
];
