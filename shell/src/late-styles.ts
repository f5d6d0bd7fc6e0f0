// The fonts: the first visit reads in the fallback font, and the next page has them in its head.
import '@vidya/shared-ui/fonts.css';
