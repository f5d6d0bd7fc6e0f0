import type { ReactNode } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import { Head, Page, Title, Under } from './auth-page-styles.ts';

interface AuthPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** The link to the related page. */
  under?: ReactNode;
}

/** One page of the auth layout: title, lead and form. */
export function AuthPage({ title, lead, children, under }: AuthPageProps) {
  return (
    <AuthLayout>
      <Page>
        <Head>
          <Title tabIndex={-1}>{title}</Title>
          {lead ? <p>{lead}</p> : null}
        </Head>
        {children}
        {under ? <Under>{under}</Under> : null}
      </Page>
    </AuthLayout>
  );
}
