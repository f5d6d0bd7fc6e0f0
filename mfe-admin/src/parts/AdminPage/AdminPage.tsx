import type { ReactNode } from 'react';
import { Content, Frame } from './admin-page-styles.ts';
import { Sidebar } from './Sidebar.tsx';

/** The dashboard's frame: its sidebar and beside it the page. */
export function AdminPage({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Sidebar />
      <Content>{children}</Content>
    </Frame>
  );
}
