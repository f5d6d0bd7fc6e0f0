import { paths } from '@vidya/contracts/paths';
import { layout, PageHeader, space, StepHeader } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface AuthoringPageProps {
  title: string;
  /** A line below the title. Empty while it is being fetched: its room is kept. */
  lead?: string;
  actions?: ReactNode;
  /** From 1; left out on pages that are no step. */
  step?: 1 | 2 | 3;
  /** Once there is a course the steps lead somewhere. */
  courseId?: string | null;
  children: ReactNode;
}

/** The frame of every authoring page: the three steps, the head, one column of form. */
export function AuthoringPage({ title, lead, actions, step, courseId, children }: AuthoringPageProps) {
  return (
    <Page>
      {step ? (
        <StepHeader
          steps={stepsOf(courseId ?? null)}
          current={step}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        />
      ) : null}
      <PageHeader title={title} lead={lead === '' ? '\u00a0' : lead} actions={actions} />
      {children}
    </Page>
  );
}

const stepsOf = (courseId: string | null) =>
  courseId === null
    ? [{ label: 'Create Course' }, { label: 'Add Lectures' }, { label: 'Publish' }]
    : [
        { label: 'Create Course', href: paths.editCourse(courseId) },
        { label: 'Add Lectures', href: paths.addLecture(courseId) },
        { label: 'Publish', href: paths.viewLectures(courseId) },
      ];

const Page = styled.div`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  max-width: calc(60rem + 2 * ${layout.gutter});
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter} ${space[16]};

  & > header {
    margin-bottom: 0;
  }
`;
