interface Confirmation {
  isOpen: boolean;
  isBusy: boolean;
  confirm: () => Promise<void>;
  close: () => void;
}

/** A question's state as props of a `ConfirmDialog`. */
export const confirmationOf = ({ isOpen, isBusy, confirm, close }: Confirmation) => ({
  isOpen,
  isBusy,
  onConfirm: () => void confirm(),
  onCancel: close,
});
