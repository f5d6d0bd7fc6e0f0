import { deleteAccount, login } from '../calls/account.ts';
import { saveProgress } from '../calls/lecture.ts';
import { createClient } from './client.ts';

const response = (status: number, envelope: object): Response => Response.json(envelope, { status });
const refused = { Success: false, Message: 'Out of date', Data: null, Error: 'XsrfError' };
const welcome = { Success: true, Message: 'Welcome', Data: { fullName: 'Asha Rao' }, Error: null };
const body = { email: 'asha@vidya.example', password: 'secret' };

const given = (...responses: Response[]) => {
  const onSessionEnded = jest.fn();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    document.cookie = 'XSRF-TOKEN=fresh';
    return Promise.resolve(responses.shift()!);
  });
  return { send: createClient({ watchSession: () => onSessionEnded }).send, fetched, onSessionEnded };
};

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

it('repeats a call that had no token with the one that the refusal brought', async () => {
  const { send, fetched } = given(response(403, refused), response(200, welcome));
  await expect(send(login, { body })).resolves.toMatchObject({ message: 'Welcome' });
  const tokens = fetched.mock.calls.map(([request]) => (request as Request).headers.get('x-xsrf-token'));
  expect(tokens).toEqual([null, 'fresh']);
});

it('lets what is said in leaving arrive', async () => {
  const done = response(200, { ...welcome, Data: null });
  const { send, fetched } = given(done);
  const params = { courseId: 'course-1', lectureId: 'lecture-1' };
  await send(saveProgress, { params, body: { positionSeconds: 3, watched: [], hasEnded: false } });
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ keepalive: true });
});

it('repeats once only', async () => {
  const { send, fetched } = given(response(403, refused), response(403, refused));
  await expect(send(login, { body })).rejects.toMatchObject({ status: 403, code: 'XsrfError' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says whether a response is from before the API went away; a failure says nothing', async () => {
  const stale = response(200, welcome);
  stale.headers.set('x-vidya-stale', '40');
  const responses = [stale, response(503, { ...refused, Error: 'ServerBusy' }), response(200, welcome)];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(responses.shift()!));
  const onAge = jest.fn();
  const { send } = createClient({ watchSession: () => jest.fn(), onAge });
  await send(login, { body });
  await expect(send(login, { body })).rejects.toMatchObject({ status: 503 });
  await send(login, { body });
  expect(onAge.mock.calls).toEqual([[true], [false]]);
});

it('keeps the name of a request that the server failed on', async () => {
  const { send } = given(response(500, { ...refused, Error: 'InternalError', RequestId: 'abc' }));
  await expect(send(login, { body })).rejects.toMatchObject({ status: 500, requestId: 'abc' });
});

describe('a call that needs a reauthentication', () => {
  const needed = { Success: false, Message: 'Confirm', Data: null, Error: 'ReauthenticationNeeded' };
  const sendWith = (reauthenticate: (() => Promise<boolean>) | undefined, ...responses: Response[]) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(responses.shift()!));
    const { send } = createClient({ watchSession: () => jest.fn(), ...(reauthenticate && { reauthenticate }) });
    return { sent: send(deleteAccount, {}), fetched };
  };

  it('is sent again with the same content after one', async () => {
    const { sent, fetched } = sendWith(() => Promise.resolve(true), response(403, needed), response(200, welcome));
    await expect(sent).resolves.toMatchObject({ message: 'Welcome' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the person does not', () => Promise.resolve(false)],
    ['nobody can ask', undefined],
  ])('fails when %s', async (_, reauthenticate) => {
    const { sent, fetched } = sendWith(reauthenticate, response(403, needed));
    await expect(sent).rejects.toMatchObject({ status: 403, code: 'ReauthenticationNeeded', message: 'Confirm' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks once only', async () => {
    const { sent } = sendWith(() => Promise.resolve(true), response(403, needed), response(403, needed));
    await expect(sent).rejects.toMatchObject({ code: 'ReauthenticationNeeded' });
  });
});
