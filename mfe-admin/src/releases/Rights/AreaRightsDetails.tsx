import type { AreaRights } from '@vidya/platform/calls/rights';
import { mutedCaption } from '@vidya/shared-ui/mixins';
import { space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { dayAndTime } from '../../data/days.ts';
import type { Removal, RightsForm, Typed } from '../data/use-rights.ts';
import { Details } from '../release-styles.ts';
import { Act, Group } from './RightsGroup.tsx';

/** Opens the dialog of a change or of a removal. */
export interface RightsActions {
  change: (form: RightsForm, initial?: Typed) => void;
  remove: (removal: Removal) => void;
}

interface AreaRightsProps {
  id: string;
  area: AreaRights;
  on: RightsActions;
}

/** One area's owners, trusted publishers and webhooks. */
export function AreaRightsDetails({ id, area, on }: AreaRightsProps) {
  const { name, title, owners, declaredOwner: declared, trustedPublishers, signingKeys, webhooks } = area;
  const emails = owners.map(({ email }) => email).join('\n');
  return (
    <Details id={id} aria-label={`Who may release ${title}`}>
      <Groups>
        <Group
          heading="Owners"
          empty="Nobody: administrators get its alarms."
          action={
            <Act
              label="Change owners"
              of={title}
              onPress={() => on.change({ kind: 'owners', area: name, title }, { emails })}
            />
          }
        >
          {owners.map(({ email, fullName }) => (
            <li key={email}>
              {fullName ? (
                <>
                  <bdi translate="no">{fullName}</bdi> (<Verbatim>{email}</Verbatim>)
                </>
              ) : (
                <Verbatim>{email}</Verbatim>
              )}
            </li>
          ))}
          {declared.email && !owners.some(({ email }) => email === declared.email) ? (
            <li key="declared">
              <Verbatim>{declared.email}</Verbatim>{' '}
              <small>
                declared by its live version: gets alarms{owners.length === 0 ? ', as administrators do' : ''}; approves
                nothing
              </small>
            </li>
          ) : null}
        </Group>
        <Group
          heading="Trusted publishers"
          empty="None: nobody releases it from outside."
          action={
            <Act
              label="Add a trusted publisher"
              of={title}
              onPress={() => on.change({ kind: 'trustedPublisher', area: name, title })}
            />
          }
        >
          {trustedPublishers.map(({ id, issuer, repository }) => (
            <li key={id}>
              <Verbatim>{repository}</Verbatim>{' '}
              <small>
                by <Verbatim>{issuer}</Verbatim>
              </small>{' '}
              <Act
                label="Remove"
                of={repository}
                onPress={() =>
                  on.remove({ kind: 'trustedPublisher', area: name, id, what: `${repository} from ${title}` })
                }
              />
            </li>
          ))}
        </Group>
        <Group
          heading="Signing keys"
          empty="None: nothing says where its versions come from."
          action={
            <Act label="Add a signing key" of={title} onPress={() => on.change({ kind: 'key', area: name, title })} />
          }
        >
          {signingKeys.map(({ id, publicKey }) => (
            <li key={id}>
              <Verbatim>{publicKey}</Verbatim>{' '}
              <Act
                label="Remove"
                of={publicKey}
                onPress={() => on.remove({ kind: 'key', area: name, id, what: `the signing key from ${title}` })}
              />
            </li>
          ))}
        </Group>
        <Group
          heading="Webhooks for alarms"
          empty="No webhook."
          action={
            <Act label="Add a webhook" of={title} onPress={() => on.change({ kind: 'webhook', area: name, title })} />
          }
        >
          {webhooks.map(({ id, url, lastAt, lastFault }) => (
            <li key={id}>
              <Verbatim>{url}</Verbatim>{' '}
              <small>{lastAt ? `${lastFault || 'Accepted'}, ${dayAndTime(lastAt)}` : 'Nothing was posted yet'}</small>{' '}
              <Act
                label="Remove"
                of={url}
                onPress={() => on.remove({ kind: 'webhook', area: name, id, what: `${url} from ${title}` })}
              />
            </li>
          ))}
          {declared.webhook && !webhooks.some(({ url }) => url === declared.webhook) ? (
            <li key="declared">
              <Verbatim>{declared.webhook}</Verbatim>{' '}
              <small>declared by its live version: gets alarms once it is added</small>{' '}
              <Act
                label="Add"
                of={declared.webhook}
                onPress={() => on.change({ kind: 'webhook', area: name, title }, { url: declared.webhook ?? '' })}
              />
            </li>
          ) : null}
        </Group>
      </Groups>
    </Details>
  );
}

/** Addresses and keys, which no browser translates. */
const Verbatim = ({ children }: { children: string }) => <span translate="no">{children}</span>;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space[5]};
  overflow-wrap: anywhere;
  ${type.small}

  h4 {
    margin-bottom: ${space[1]};
    ${type.label}
  }
  li small {
    display: block;
    ${mutedCaption}
  }
  li button {
    display: flex;
  }
  /* Their words begin where the lines above do. */
  li button,
  > div > :last-child {
    margin-left: calc(-1 * ${space[3]});
  }
`;
