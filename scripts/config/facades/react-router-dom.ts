// Shared libraries are never tree-shaken: only the names that the site uses (39 KB of brotli less).
// TypeScript resolves 'react-router-dom' to this file: a name that is missing here does not compile.
export {
  createBrowserRouter,
  createMemoryRouter,
  type InitialEntry,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Route,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
