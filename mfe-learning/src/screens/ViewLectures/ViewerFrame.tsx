import { paths } from '@vidya/contracts/paths';
import { Breadcrumb, layout, media, space } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The page around the viewer: Home > My Courses > topic, then the player beside the course content. */
export function ViewerFrame({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: paths.home() },
          { label: 'My Courses', href: paths.myCourses() },
          { label: topic || 'Course' },
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  max-width: calc(90rem + 2 * ${layout.gutter});
  margin: 0 auto;
  padding: ${space[4]} ${layout.gutter} ${space[16]};
`;

/** Player and words beside the course content; one below the other where the window is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const MainColumn = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;
