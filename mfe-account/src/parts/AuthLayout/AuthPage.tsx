import type { ReactNode } from 'react';
import { AuthLayout } from './AuthLayout.tsx';
import { Head, Page, Title, Under } from './auth-page-styles.ts';

interface AuthPageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring page. */
  under?: ReactNode;
}

/** One page of the auth layout: a title, what it is for, and its form. */
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
