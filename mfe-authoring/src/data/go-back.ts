import { useLocation, useNavigate } from 'react-router-dom';

/** Goes one step back, or to `fallback` when this page is the first of the visit. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
