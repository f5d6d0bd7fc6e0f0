import { pageMeta as account } from '../../mfe-account/src/page-meta.ts';
import { pageMeta as authoring } from '../../mfe-authoring/src/page-meta.ts';
import { pageMeta as catalog } from '../../mfe-catalog/src/page-meta.ts';
import { pageMeta as learning } from '../../mfe-learning/src/page-meta.ts';
import { routeTable } from '../../shell/src/route-table.ts';

// The front server does not read the dashboard's folder: all of its pages have the area's title at first.
it.each(Object.entries({ account, authoring, catalog, learning }))(
  'knows each page of the area %s, and no other’s',
  (area, metas) => {
    const paths = routeTable.filter((row) => row.area === area).map(({ path }) => path);
    expect(Object.keys(metas).toSorted()).toEqual(paths.toSorted());
  },
);
