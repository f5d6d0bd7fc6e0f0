import { useMedia } from '@vidya/contracts/browser/use-media';
import { from } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import poster from '../../assets/auth-loop.jpg';
import { Content, Frame, Head, Page, Side, Still, Under } from './auth-styles.ts';
import { LoopingVideo } from './LoopingVideo.tsx';

interface AuthPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** The link to the related page. */
  under?: ReactNode;
}

/** One page of section 2's auth layout: on large screens a looping video fills the left side. */
export function AuthPage({ title, lead, children, under }: AuthPageProps) {
  // Smaller screens do not even download it.
  const isLarge = useMedia(from.laptop);
  return (
    <Frame>
      <Side>
        {/* Below the video from the start: the server does not know whether the screen is large. */}
        <Still src={poster} alt="" loading="lazy" />
        {isLarge ? <LoopingVideo /> : null}
      </Side>
      <Content>
        <Page>
          <Head>
            <h1 tabIndex={-1}>{title}</h1>
            {lead ? <p>{lead}</p> : null}
          </Head>
          {children}
          {under ? <Under>{under}</Under> : null}
        </Page>
      </Content>
    </Frame>
  );
}
