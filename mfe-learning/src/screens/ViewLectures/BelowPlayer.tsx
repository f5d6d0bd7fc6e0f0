import { lazyPart, PartFailed, type PartFailedProps, Stack } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Description } from '../../parts/styles.ts';
import type { LectureTabsProps } from './LectureTabs.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const importTabs = () => import('./LectureTabs.tsx');
const LectureTabs = lazyPart(async () => (await importTabs()).LectureTabs, OverviewOnly);

/** Fetches the code of the tabs below the player while the lectures load. */
export const preloadTabs = (): void => void importTabs().catch(() => undefined);

/** The description shows at once; tabs, notes and questions are a separate chunk that other pages do not load. */
export function BelowPlayer(props: Omit<LectureTabsProps, 'overview'>) {
  const overview = <Description>{props.lecture.description.trim() || 'No description yet.'}</Description>;
  const fallback = (
    <>
      <TabsToCome />
      {overview}
    </>
  );
  return (
    <Stack $gap={5}>
      <Suspense fallback={fallback}>
        <LectureTabs overview={overview} {...props} />
      </Suspense>
      <Shortcuts />
    </Stack>
  );
}

function OverviewOnly({ overview, onRetry }: LectureTabsProps & PartFailedProps) {
  return (
    <>
      <PartFailed onRetry={onRetry} />
      {overview}
    </>
  );
}

/** As tall as the tab bar, so that nothing moves when the tabs load. */
const TabsToCome = styled.div`
  height: calc(2.875rem + 1px);
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;
