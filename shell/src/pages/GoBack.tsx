import { paths } from '@vidya/contracts/texts/paths';
import { Button } from '@vidya/shared-ui';
import { useNavigate } from 'react-router-dom';

/** React Router numbers its history entries; 0 is the first page of the visit. */
const hasHistory = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Goes back one entry, or home if there is none (decision R4). */
export function GoBack({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const navigate = useNavigate();
  const goBack = (): void => void (hasHistory() ? navigate(-1) : navigate(paths.home()));
  return (
    <Button variant={variant} onClick={goBack}>
      Go Back
    </Button>
  );
}
