import { useLocation, useNavigate } from 'react-router-dom';

/** One step back; `fallback` where this page is the first of the visit, and there is nothing to go back to. */
export function useGoBack(fallback: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
