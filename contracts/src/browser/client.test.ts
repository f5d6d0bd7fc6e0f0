import { addNote, deleteAccount, getProfile, login, saveProgress } from './calls.ts';
import { createClient } from './client.ts';

const response = (status: number, envelope: object): Response => Response.json(envelope, { status });
const refused = { Success: false, Message: 'Out of date', Data: null, Error: 'XsrfError' };
const welcome = { Success: true, Message: 'Welcome', Data: { fullName: 'Asha Rao' }, Error: null };
const body = { email: 'asha@vidya.example', password: 'secret' };

const token = (text: string) => response(200, { ...welcome, Data: { token: text } });

const given = (...responses: Response[]) => {
  const onSessionEnded = jest.fn();
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(responses.shift()!));
  return { send: createClient({ watchSession: () => onSessionEnded }).send, fetched, onSessionEnded };
};

const headersOf = ({ mock }: ReturnType<typeof given>['fetched'], name: string) =>
  mock.calls.map(([request]) => (request as Request).headers.get(name));

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=kept';
});
afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('the token that a change repeats', () => {
  it('is fetched before the first change, though no cookie shows it', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    const { send, fetched } = given(token('fresh'), response(200, welcome));
    await expect(send(login, { body })).resolves.toMatchObject({ message: 'Welcome' });
    expect(headersOf(fetched, 'x-xsrf-token')).toEqual([null, 'fresh']);
  });

  it('is not fetched by what changes nothing', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    const { send, fetched } = given(response(200, welcome));
    await send(getProfile, {});
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is fetched when the one in the cookie is refused', async () => {
    const { send, fetched } = given(response(403, refused), token('fresh'), response(200, welcome));
    await expect(send(login, { body })).resolves.toMatchObject({ message: 'Welcome' });
    expect(headersOf(fetched, 'x-xsrf-token')).toEqual(['kept', null, 'fresh']);
  });

  it('is fetched once only', async () => {
    const { send, fetched } = given(response(403, refused), token('fresh'), response(403, refused));
    await expect(send(login, { body })).rejects.toMatchObject({ status: 403, code: 'XsrfError' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

describe('the idempotency key of what creates something', () => {
  const params = { courseId: 'course-1', lectureId: 'lecture-1' };
  const note = (text: string) => ({ params, body: { atSeconds: 3, body: text } });
  const lost = () => response(500, { ...refused, Error: 'InternalError' });
  const isBad = () => response(400, { ...refused, Error: 'ValidationError' });
  const done = () => response(200, welcome);

  it('is sent by no other call', async () => {
    const { send, fetched } = given(done());
    await send(login, { body });
    expect(headersOf(fetched, 'idempotency-key')).toEqual([null]);
  });

  type Click = () => Promise<unknown>;
  it.each([
    ['a second click while the first one runs', done(), (click: Click) => Promise.all([click(), click()])],
    ['a click just after a success', done(), async (click: Click) => [await click(), await click()]],
    ['a retry after a failure of the server', lost(), async (click: Click) => [await click(), await click()]],
  ])('is the same for %s', async (name, first, twice) => {
    const { send, fetched } = given(first, done());
    await twice(() => send(addNote, note(name)).catch(() => undefined));
    const [one, other] = headersOf(fetched, 'idempotency-key');
    expect(one).toMatch(/^[\w-]{16,64}$/);
    expect(other).toBe(one);
  });

  it.each([
    ['for other contents', 'A', 'B', done()],
    ['after a refusal', 'C', 'C', isBad()],
  ])('is a new one %s', async (_, one, other, first) => {
    const { send, fetched } = given(first, done());
    await send(addNote, note(one)).catch(() => undefined);
    await send(addNote, note(other));
    expect(new Set(headersOf(fetched, 'idempotency-key')).size).toBe(2);
  });

  it('is a new one for the same contents later', async () => {
    const { send, fetched } = given(done(), done());
    await send(addNote, note('D'));
    const later = Date.now() + 3_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await send(addNote, note('D'));
    expect(new Set(headersOf(fetched, 'idempotency-key')).size).toBe(2);
  });
});

it('lets what is said in leaving arrive', async () => {
  const done = response(200, { ...welcome, Data: null });
  const { send, fetched } = given(done);
  const params = { courseId: 'course-1', lectureId: 'lecture-1' };
  await send(saveProgress, { params, body: { positionSeconds: 3, watched: [], hasEnded: false } });
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ keepalive: true });
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

describe('a server that cannot answer now', () => {
  const busy = (status: number, retryAfter = '0') => {
    const { body } = response(status, { ...refused, Message: 'Busy', Error: 'ServerBusy' });
    return new Response(body, { status, headers: { 'content-type': 'application/json', 'retry-after': retryAfter } });
  };

  it.each([502, 503, 504])('is asked again by what only reads: %d', async (status) => {
    const { send, fetched } = given(busy(status), busy(status), response(200, welcome));
    await expect(send(getProfile, {})).resolves.toMatchObject({ message: 'Welcome' });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['after the third response', 3, [busy(503), busy(503), busy(503)]],
    ['that names a time too far away', 1, [busy(503, '11')]],
    ['that failed on the request', 1, [busy(500)]],
  ])('fails with its own text %s', async (_, times, responses) => {
    const { send, fetched } = given(...responses);
    await expect(send(getProfile, {})).rejects.toMatchObject({ status: responses.at(-1)!.status, message: 'Busy' });
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  it('is not asked again before its time, nor by a change', async () => {
    jest.useFakeTimers();
    const { send, fetched } = given(busy(503, '3'), response(200, welcome), busy(503));
    const read = send(getProfile, {});
    await jest.advanceTimersByTimeAsync(2_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(100);
    await expect(read).resolves.toMatchObject({ message: 'Welcome' });
    jest.useRealTimers();
    await expect(send(login, { body })).rejects.toMatchObject({ status: 503 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });
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
