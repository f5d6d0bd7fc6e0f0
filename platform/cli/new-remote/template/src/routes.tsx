import { Route, Routes } from 'react-router-dom';
import { TemplateHome } from './screens/TemplateHome/TemplateHome.tsx';

/** Path → screen. Whole paths: each is declared in package.json ("vidya"). */
export function TemplateRoutes() {
  return (
    <Routes>
      <Route path="/template" element={<TemplateHome />} />
    </Routes>
  );
}
