// Styles that the first paint does without: the fonts, for which the system's stand in, and the toasts'.
import '@vidya/shared-ui/fonts.css';
import 'react-toastify/ReactToastify.css';
