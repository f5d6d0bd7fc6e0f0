// Styles that the first paint does not need: the fonts (system fonts stand in for them) and the toasts.
import '@vidya/shared-ui/fonts.css';
import 'react-toastify/ReactToastify.css';
