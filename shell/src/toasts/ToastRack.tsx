import 'react-toastify/ReactToastify.css';
import { limits } from '@vidya/contracts/rules/limits';
import { color, font, layer, radius, shadow, space } from '@vidya/shared-ui/tokens';
import { Slide, ToastContainer } from 'react-toastify';
import { createGlobalStyle } from 'styled-components';
import { withAction } from './toast-kinds.tsx';
import { useToastPlace } from './use-toast-place.ts';

/** The container of the toasts: top right, or across the top on a phone; lower if they would cover a control. */
export function ToastRack() {
  useToastPlace();
  return (
    <>
      <ToastLook />
      <ToastContainer
        position="top-right"
        limit={limits.toastsAtOnce}
        transition={Slide}
        newestOnTop
        hideProgressBar
        aria-label="Messages"
      />
    </>
  );
}

/* More specific than the package's own rules: its style sheet comes later, with the first toast. */
const ToastLook = createGlobalStyle`
  html:root {
    --toastify-toast-width: min(${limits.toastWidthPx}px, calc(100vw - 2rem));
    --toastify-toast-bd-radius: ${radius.medium};
    --toastify-toast-min-height: 3.25rem;
    --toastify-toast-shadow: ${shadow.high};
    --toastify-font-family: ${font.sans};
    --toastify-color-light: ${color.raised};
    --toastify-text-color-light: ${color.ink};
    --toastify-icon-color-success: ${color.success};
    --toastify-icon-color-error: ${color.danger};
    --toastify-icon-color-info: ${color.info};
    --toastify-spinner-color: ${color.primary};
    --toastify-z-index: ${layer.toast};
  }
  /* Below the navbar, so that its menus stay in reach. */
  .Toastify .Toastify__toast-container--top-right {
    top: var(--toast-top, 5rem);
    right: var(--toast-right, 1rem);
  }
  .Toastify .Toastify__toast {
    border: 1px solid ${color.line};
    padding: ${space[3]} ${space[4]};
  }
  /* The text ends before the button. */
  .Toastify .Toastify__toast:has(> .Toastify__close-button) {
    padding-right: 2.75rem;
  }
  .Toastify .Toastify__close-button {
    color: ${color.inkMuted};
    opacity: 1;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
  }
  /* In line with the action. */
  .Toastify .${withAction} .Toastify__close-button {
    top: calc(50% - 0.875rem);
  }
  @media (max-width: 30em) {
    .Toastify .Toastify__toast-container {
      width: auto;
      inset: var(--toast-top, 5rem) ${space[4]} auto;
      transform: none;
    }
    .Toastify .Toastify__toast {
      margin-bottom: ${space[2]};
      border-radius: ${radius.medium};
    }
  }
`;
