import { Icon } from '@vidya/shared-ui';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What to do next once the mail is on its way. The same words for unknown addresses (decision U3). */
export function MailSent({ to }: { to: string }) {
  return (
    <output>
      {to ? (
        <Box>
          <Icon name="mail" />
          <p>
            If <strong>{to}</strong> has an account, a link is on its way. It works once, for 30 minutes. Nothing there?
            Look in the spam folder, or send it again.
          </p>
        </Box>
      ) : null}
    </output>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};
  ${type.small}
  overflow-wrap: anywhere;
`;
