export { Avatar } from './Avatar/Avatar.tsx';
export { Badge, type BadgeTone } from './Badge/Badge.tsx';
export { Banner } from './Banner/Banner.tsx';
export { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
export { Button } from './Button/Button.tsx';
export { Carousel } from './Carousel/Carousel.tsx';
export { Checkbox } from './Checkbox/Checkbox.tsx';
export { Chip, focusNextChip } from './Chip/Chip.tsx';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
export { CourseCard, type CourseCardProps } from './CourseCard/CourseCard.tsx';
export { CourseCardSkeleton } from './CourseCard/CourseCardSkeleton.tsx';
export { cardPicture, type PictureFiles, rowPicture } from './CourseCard/card-picture.ts';
export { Crop, type CropFault, type Cropping, useCropping } from './Crop/use-cropping.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export { EmptyState } from './EmptyState/EmptyState.tsx';
export { ErrorState } from './ErrorState/ErrorState.tsx';
export { FactorForm, type FactorMethod } from './FactorForm/FactorForm.tsx';
export { ProofForm } from './FactorForm/ProofForm.tsx';
export { FileField } from './FileField/FileField.tsx';
export { Fold } from './Fold/Fold.tsx';
export { useFolds } from './Fold/use-folds.ts';
export { FormField } from './FormField/FormField.tsx';
export { GiveBackDialog } from './GiveBackDialog/GiveBackDialog.tsx';
export { Icon, type IconName } from './Icon/Icon.tsx';
export { LectureIcon } from './Icon/LectureIcon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  DeniedPicture,
  LostPicture,
  NoCoursesPicture,
  NoResultsPicture,
  NoTransactionsPicture,
} from './Illustration/illustrations.tsx';
export { lazyPart, PartFailed, type PartFailedProps } from './LazyPart/lazy-part.tsx';
export { ListEnd } from './ListEnd/ListEnd.tsx';
export { Logo } from './Logo/Logo.tsx';
export { faviconSvg } from './Logo/logo-svg.ts';
export { Menu } from './Menu/Menu.tsx';
export { MenuItem } from './Menu/MenuItem.tsx';
export { Names } from './Names/Names.tsx';
export { Note } from './Note/Note.tsx';
export { PageHeader } from './PageHeader/PageHeader.tsx';
export { Pager } from './Pager/Pager.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Price } from './Price/Price.tsx';
export { ProgressBar } from './ProgressBar/ProgressBar.tsx';
export { articleParts } from './Prose/article-parts.ts';
export { Prose } from './Prose/Prose.ts';
export { RuledList } from './RuledList/RuledList.tsx';
export { SearchField } from './SearchField/SearchField.tsx';
export { Select, type SelectOption } from './Select/Select.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { Row, Stack } from './Stack/Stack.tsx';
export { StarRating } from './StarRating/StarRating.tsx';
export { StarRatingInput } from './StarRatingInput/StarRatingInput.tsx';
export { StepHeader } from './StepHeader/StepHeader.tsx';
export { Surface } from './Surface/Surface.tsx';
export { type Column, Table } from './Table/Table.tsx';
export { Tabs } from './Tabs/Tabs.tsx';
export { TextArea } from './TextArea/TextArea.tsx';
export { TextField } from './TextField/TextField.tsx';
export * from './theme/tokens.ts';
export { useFocusOnNew } from './use-focus-on-new.ts';
export { useSentFields } from './use-sent-fields.ts';
export { VisuallyHidden, visuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
