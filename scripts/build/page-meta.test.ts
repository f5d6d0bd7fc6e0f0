import { pageMeta as account } from '../../mfe-account/src/page-meta.ts';
import { pageMeta as authoring } from '../../mfe-authoring/src/page-meta.ts';
import { pageMeta as catalog } from '../../mfe-catalog/src/page-meta.ts';
import { pageMeta as learning } from '../../mfe-learning/src/page-meta.ts';
import { declarationOf } from '../config/areas.ts';

// The front server does not read the dashboard's folder: all of its pages have the area's title at first.
it.each(Object.entries({ account, authoring, catalog, learning }))(
  'knows each page of the area %s, and no other’s',
  (area, metas) => {
    expect(Object.keys(metas).toSorted()).toEqual(Object.keys(declarationOf(area).paths).toSorted());
  },
);
