// The plain package injects a style element, which the site's content security policy blocks.
export { Slide, ToastContainer, type ToastContainerProps, toast } from 'react-toastify/unstyled';
