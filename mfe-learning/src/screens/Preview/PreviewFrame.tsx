import type { CourseDetail } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Breadcrumb } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from './preview-styles.ts';

interface PreviewFrameProps {
  courseId: string;
  /** Undefined until it has loaded; the preview does not wait for it. */
  course: CourseDetail | undefined;
  children: ReactNode;
}

/** The page around a preview: Home > course > Free preview. */
export function PreviewFrame({ courseId, course, children }: PreviewFrameProps) {
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: paths.home() },
          { label: course?.topic ?? 'Course', href: paths.courseDetail(courseId) },
          { label: 'Free preview' },
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      {children}
    </Page>
  );
}
