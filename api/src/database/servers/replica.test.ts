import { listCourses } from '@vidya/contracts/calls/catalogue';
import { deleteCourse, getCourse } from '@vidya/contracts/calls/course';
import { type Person, startApi, type TestApi } from '../../testing/api.ts';
import { eventually } from '../../testing/eventually.ts';
import { addCourse } from '../../testing/samples.ts';
import { describeCluster, startCluster, type TestCluster } from '../../testing/servers/postgres-cluster.ts';
import { connectServer } from '../connect.ts';
import { migrate } from '../migrate.ts';
import type { openReplica } from './replica.ts';

const maxLagMs = 2_000;

type Served = ReturnType<typeof connectServer>;
const replicaOf = ({ reads }: Served) => reads as ReturnType<typeof openReplica>;

describeCluster('lists from a replica', () => {
  let cluster: TestCluster;
  let databases: Served[];
  let here: TestApi;
  let there: TestApi;
  let teacher: Person;
  const isLevel = () => eventually(() => databases.every((one) => replicaOf(one).isLevel()));

  beforeAll(async () => {
    cluster = await startCluster();
    const env = { DATABASE_URL: cluster.address, DATABASE_READ_URL: cluster.replica.address };
    databases = [1, 2].map(() =>
      connectServer(cluster.address, undefined, { replica: { address: cluster.replica.address, maxLagMs } }),
    );
    await migrate(databases[0]!);
    here = await startApi(env, databases[0]);
    // Without Redis: neither hears of the other's changes.
    there = await startApi({ ...env, DATA_DIR: here.config.dataDir }, databases[1]);
    teacher = await here.signIn({ role: 'INSTRUCTOR' });
  });
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    await here.db.execute('delete from courses');
    await cluster.isLevel();
    await isLevel();
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    for (const one of databases) await one.close();
    await cluster.stop();
  });

  const titles = async (api: TestApi, as?: Person): Promise<string[]> => {
    const { body } = await api.inject(listCourses, { ...(as && { as }), query: { page: 1 } });
    return body.Data!.map(({ topic }) => topic);
  };
  const paused = async (work: () => Promise<void>): Promise<void> => {
    await cluster.replica.query('select pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await cluster.replica.query('select pg_wal_replay_resume()');
    }
  };
  const add = (title: string) => addCourse(here.db, { instructorId: teacher.id, title });

  it('are as the replica has them, until it is too far behind', () =>
    paused(async () => {
      const { id } = await add('Loops');
      expect(await titles(here)).toEqual([]);
      const page = () => here.inject(getCourse, { params: { courseId: id } });
      expect((await page()).status).toBe(404);
      expect((await here.inject(getCourse, { as: teacher, params: { courseId: id } })).status).toBe(200);
      await eventually(async () => (await titles(here)).length > 0);
      expect((await page()).status).toBe(200);
    }));

  it('come from the primary after a change, until the replica has it', async () => {
    const { id } = await add('Loops');
    await cluster.isLevel();
    await isLevel();
    await paused(async () => {
      expect(await titles(here)).toEqual(['Loops']);
      await here.inject(deleteCourse, { as: teacher, params: { courseId: id } });
      expect(await titles(here)).toEqual([]);
      expect(replicaOf(databases[0]!).isLevel()).toBe(false);
    });
    await isLevel();
    expect(await titles(here)).toEqual([]);
  });

  it('show a person their own changes on every server', async () => {
    const { id } = await add('Loops');
    await cluster.isLevel();
    await isLevel();
    await paused(async () => {
      const other = await here.resume(teacher);
      await here.inject(deleteCourse, { as: teacher, params: { courseId: id } });
      expect(await titles(there, teacher)).toEqual([]);
      // Another person, on a server that does not know of the change: soon enough.
      expect(await titles(there, other)).toEqual(['Loops']);
      expect(teacher.attributes.get('vidya-wrote')).toMatchObject({ 'max-age': '10', httponly: '' });
    });
  });

  it('come from the primary while the replica is away', async () => {
    await add('Loops');
    await cluster.replica.kill();
    expect(await titles(here)).toEqual(['Loops']);
    await cluster.replica.start();
    // Servers may take it for level still: it was, less than the allowed lag ago.
    await cluster.isLevel();
    await isLevel();
    expect(await titles(here)).toEqual(['Loops']);
  });

  it('come from the replica while the primary is away, however late', async () => {
    await add('Loops');
    await cluster.isLevel();
    await cluster.primary.kill();
    await eventually(() => !replicaOf(databases[0]!).isLevel());
    expect(await titles(here)).toEqual(['Loops']);
    await cluster.primary.start();
    await isLevel();
  });
});
