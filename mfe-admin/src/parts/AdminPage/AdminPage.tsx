import type { ReactNode } from 'react';
import { Content, Frame } from './admin-page-styles.ts';
import { Sidebar } from './Sidebar.tsx';

/** The dashboard's layout: the sidebar, with the page beside it. */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Sidebar />
      <Content>{children}</Content>
    </Frame>
  );
}
