import { lazyPart, PartFailed, type PartFailedProps, Stack } from '@vidya/shared-ui';
import { card, stack } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Description, wide } from '../../parts/styles.ts';
import { Resources } from '../../reading/Resources.tsx';
import type { LectureTabsProps } from './LectureTabs.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const importTabs = () => import('./LectureTabs.tsx');
const LectureTabs = lazyPart(async () => (await importTabs()).LectureTabs, OverviewOnly);

/** Fetches the code of the tabs while the lectures load. */
export const preloadTabs = (): void => void importTabs().catch(() => undefined);

type LecturePanelProps = Omit<LectureTabsProps, 'overview'> & {
  /** Beside the player: the shortcuts are then below it. */
  isBeside: boolean;
};

/** The description shows at once; tabs, notes and questions are a separate chunk that other pages do not load. */
export function LecturePanel({ isBeside, ...props }: LecturePanelProps) {
  const { kind, description, resources } = props.lecture;
  // A lecture of files has both above.
  const overview =
    kind === 'files' ? (
      <Description>What this lecture is about stands with its files.</Description>
    ) : (
      <Stack $gap={4}>
        <Description>{description.trim() || 'No description yet.'}</Description>
        {resources.length > 0 ? (
          <section aria-labelledby="resources">
            <Title id="resources">Resources</Title>
            <Resources resources={resources} />
          </section>
        ) : null}
      </Stack>
    );
  const fallback = (
    <>
      <TabsToCome />
      {overview}
    </>
  );
  return (
    <Panel>
      <Suspense fallback={fallback}>
        <LectureTabs overview={overview} {...props} />
      </Suspense>
      {isBeside ? null : <Shortcuts />}
    </Panel>
  );
}

function OverviewOnly({ overview, onRetry }: LectureTabsProps & PartFailedProps) {
  return (
    <Scrolled>
      <PartFailed onRetry={onRetry} />
      {overview}
    </Scrolled>
  );
}

const Title = styled.h2`
  margin-bottom: ${space[2]};
  ${type.label}
`;

/** Below the player as tall as its content. Beside it, what the course content leaves, and the tab scrolls inside. */
const Panel = styled.div`
  ${stack(5)}
  min-width: 0;
  margin-top: ${space[1]};

  ${media.laptop} {
    grid-area: tabs;
  }
  ${wide} {
    flex: 1 1 0;
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
    margin: 0;
    overflow: hidden;
    ${card}

    > div {
      display: flex;
      flex-direction: column;
    }
    [role='tablist'] {
      flex: none;
      gap: 0;
      padding: 0 ${space[2]};
    }
    [role='tab'] {
      flex: 1 0 auto;
      justify-content: center;
      padding: 0 ${space[1]};
      ${type.small}
    }
    [role='tabpanel'] {
      flex: 1;
      min-height: 0;
      padding: ${space[4]};
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;

const Scrolled = styled.div`
  ${wide} {
    min-height: 0;
    padding: ${space[4]};
    overflow-y: auto;
  }
`;

/** As tall as the tab bar, so that nothing moves when the tabs load. */
const TabsToCome = styled.div`
  height: calc(2.875rem + 1px);
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;
