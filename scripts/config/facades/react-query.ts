// Shared libraries are never tree-shaken: only the names that the site uses. From its file: the package name is shared.
// TypeScript resolves '@tanstack/react-query' to this file: a name that is missing here does not compile.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '../../../node_modules/@tanstack/react-query/build/modern/index.js';
