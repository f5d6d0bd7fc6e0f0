import { Route, Routes } from 'react-router-dom';
import { TemplateHome } from './screens/TemplateHome/TemplateHome.tsx';

/** Path → screen. Whole paths: each has a row in shell/src/route-table.ts. */
export function TemplateRoutes() {
  return (
    <Routes>
      <Route path="/template" element={<TemplateHome />} />
    </Routes>
  );
}
