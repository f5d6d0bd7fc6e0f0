// Shared, so never tree-shaken: only what the site uses. By its file, because the package's own name is what is shared.
// TypeScript resolves '@tanstack/react-query' to this file: a name that is missing here does not compile.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
