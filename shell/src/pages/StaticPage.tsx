import { useTitle } from '@vidya/contracts/browser/platform';
import { card } from '@vidya/shared-ui/mixins';
import { color, layout, space, textTarget, type } from '@vidya/shared-ui/tokens';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { hashTarget } from '../navigation/use-scroll.ts';
import markdown from './content/static-pages.md';
import { staticPagesIn } from './content/static-pages.ts';
import { NotFound } from './NotFound.tsx';

const pages = staticPagesIn(markdown);

/** One short page: a lead and sections, each with an anchor of its own. */
export function StaticPage() {
  const { pathname, hash } = useLocation();
  const page = pages[pathname.toLowerCase().replace(/\/$/, '')];
  useTitle(page?.title ?? '');
  useEffect(() => {
    if (hash) hashTarget(hash)?.scrollIntoView();
  }, [hash]);
  if (!page) return <NotFound />;
  return (
    <Page>
      <h1>{page.title}</h1>
      <Lead>{page.lead}</Lead>
      <Sections>
        {page.sections.map(({ id, title, text, link }) => (
          <Section key={id} id={id}>
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link ? <Link to={link.to}>{link.label}</Link> : null}
          </Section>
        ))}
      </Sections>
    </Page>
  );
}

const Page = styled.article`
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[12]} ${layout.gutter} ${space[16]};
  h1 {
    margin-bottom: ${space[4]};
  }
`;

const Lead = styled.p`
  max-width: ${layout.reading};
  margin: 0 0 ${space[10]};
  color: ${color.inkMuted};
  ${type.lead}
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space[5]};
`;

const Section = styled.section`
  ${card}
  padding: ${space[6]};
  scroll-margin-top: 6rem;
  &:target {
    border-color: ${color.primary};
  }
  h2 {
    margin: 0 0 ${space[2]};
    ${type.h3}
  }
  p {
    margin: 0 0 ${space[3]};
    color: ${color.inkMuted};
  }
  a {
    color: ${color.link};
    ${textTarget}
    ${type.label}
  }
`;
