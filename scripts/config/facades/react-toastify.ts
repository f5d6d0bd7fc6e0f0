// The plain package injects a style element, which the site's content security policy refuses.
export { Slide, ToastContainer, type ToastContainerProps, toast } from 'react-toastify/unstyled';
