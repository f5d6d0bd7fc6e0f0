import { layout, media, PageHeader, StepHeader, space } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCourse } from '../data/course/course.ts';
import { stepsOf } from '../data/course/steps.ts';
import { UploadsElsewhere } from '../upload-views/UploadsElsewhere.tsx';
import { UploadVoice } from '../upload-views/UploadVoice.tsx';

interface AuthoringPageProps {
  title: string;
  /** A line below the title. Empty while it is being fetched: its room is kept. */
  lead?: string;
  actions?: ReactNode;
  /** From 1; left out on pages that are no step. */
  step?: 1 | 2 | 3;
  /** Once there is a course the steps lead somewhere. */
  courseId?: string | null;
  /** Beside the content on wide windows, below it on others. */
  aside?: ReactNode;
  /** The page itself shows the uploads of its course. */
  showsUploads?: boolean;
  children: ReactNode;
}

/** The frame of every authoring page: the three steps, the head, a column of form, what stands beside it. */
export function AuthoringPage(props: AuthoringPageProps) {
  const { title, lead, actions, step, courseId, aside, showsUploads = false, children } = props;
  const course = useCourse(step && courseId ? courseId : null);
  return (
    <Page $hasAside={aside !== undefined}>
      {step ? (
        <StepHeader
          steps={stepsOf(courseId ?? null, course.data)}
          current={step}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        />
      ) : null}
      <PageHeader title={title} lead={lead === '' ? '\u00a0' : lead} actions={actions} />
      <UploadsElsewhere shownCourseId={showsUploads ? courseId : null} />
      {aside === undefined ? (
        children
      ) : (
        <Columns>
          <div>{children}</div>
          <div>{aside}</div>
        </Columns>
      )}
      <UploadVoice />
    </Page>
  );
}

const Page = styled.div<{ $hasAside: boolean }>`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  max-width: ${layout.page};
  grid-template-columns: minmax(0, ${({ $hasAside }) => ($hasAside ? '1fr' : '60rem')});
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter} ${space[16]};

  & > header {
    margin-bottom: 0;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  > * {
    min-width: 0;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[8]};
  }
`;
