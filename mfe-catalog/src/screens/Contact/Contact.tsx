import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import { MessageForm } from './MessageForm.tsx';

/** `/contact`: a message form, and other ways to reach the team. */
export function Contact() {
  useTitle('Contact Us');
  return (
    <Frame>
      <PageHeader
        title="Contact Us"
        lead="A question about a course, a payment or your account? A person reads every message."
      />
      <Columns>
        <div>
          <MessageForm />
        </div>
        <ContactInformation />
      </Columns>
    </Frame>
  );
}

const Frame = styled(Page)`
  padding-top: ${space[8]};
`;

const Columns = styled.div`
  ${stack(10)}

  h2 {
    ${type.h3}
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[12]};
    align-items: start;
  }
`;
