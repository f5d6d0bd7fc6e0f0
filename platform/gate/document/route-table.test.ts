import { builtInAreas } from '../built-in-areas.ts';
import { isForAdministrators } from './area-declaration.ts';
import { declaredAreas, routesOf } from './route-table.ts';

const { port: _, budgetKb: __, ...came } = builtInAreas.learning;

it.each([
  ['that no document names', []],
  ['of which a document of an older API says nothing', [{ name: 'learning' }]],
])('takes an area of the site %s as it came', (_name, areas) => {
  const { routeOf, titleOf } = routesOf(areas);
  expect(declaredAreas(areas)['learning']).toMatchObject(came);
  expect([routeOf('/myCourses')?.area, titleOf('learning')]).toEqual(['learning', 'My Courses']);
});

it('takes the paths that its version declares, and what an older version does not declare as it came', () => {
  const areas = [{ name: 'learning', area: { title: 'Lessons', paths: { '/myCourses': 'signedIn' as const } } }];
  expect(declaredAreas(areas)['learning']).toMatchObject({ ...came, title: 'Lessons', paths: areas[0]!.area.paths });
  expect(routesOf(areas).routeOf('/viewLectures')).toBeUndefined();
});

it('knows a further area from the document alone', () => {
  const area = { title: 'Events', paths: { '/events': 'everybody' as const } };
  expect(routesOf([{ name: 'events', area }]).routeOf('/events')?.area).toBe('events');
  expect(declaredAreas([{ name: 'events', area }])['events']).toEqual(area);
  expect(routesOf([{ name: 'events' }]).declared('events')).toBeUndefined();
});

it('guards an area of which every path is for administrators, not one with an open path', () => {
  const { paths } = builtInAreas.admin;
  expect(isForAdministrators(paths)).toBe(true);
  expect(isForAdministrators({ ...paths, '/admin/dashboard/coupons': 'everybody' })).toBe(false);
});
