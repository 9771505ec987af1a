import AppRuntime

extension UITableViewCell {
  /// The distance by which the content is moved in editing mode.
  final var editingIndent: CGFloat { indentsWhileEdited ? CellEditControl.indent : 0 }

  /// Shows the control for the cell's row in editing mode, or removes it.
  final func showEditControl(_ kind: CellEditControl.Kind?, indents: Bool, animated: Bool) {
    indentsWhileEdited = indents
    if kind != editControl?.kind { replaceEditControl(with: kind, animated: animated) }
    editControl?.showsSelection = isSelected
    if accessoryIsForEditing != (isEditing && !showingDeleteConfirmation) { updateAccessory() }
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: UITableView.look.changing) { self.layoutIfNeeded() }
  }

  /// Changes the controls that the cell shows.
  ///
  /// The cell is notified before and after the change.
  final func transition(to state: StateMask, animated: Bool, _ change: () -> Void) {
    guard state != shownState else { return change() }
    shownState = state
    willTransition(to: state)
    change()
    guard animated, window != nil else { return didTransition(to: state) }
    DeviceClock.shared.schedule(after: UITableView.look.changing) { [weak self] in
      if self?.shownState == state { self?.didTransition(to: state) }
    }
  }

  /// The text that identifies the cell's row for the user.
  final var shownText: String? {
    firstLabel?.text ?? (contentConfiguration as? UIListContentConfiguration)?.text
  }

  /// Shows or hides the control for dragging the row.
  final func showReorderControl(_ isShown: Bool, animated: Bool) {
    guard isShown != (reorderControl != nil) else { return }
    let old = reorderControl
    let new = isShown ? CellReorderControl(self) : nil
    reorderControl = new
    setNeedsLayout()
    if let new {
      new.frame = reorderControlFrame
      addSubview(new)
    }
    guard animated, window != nil else {
      old?.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation { new?.alpha = 0 }
    UIView.animate(withDuration: UITableView.look.changing) {
      new?.alpha = 1
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func replaceEditControl(with kind: CellEditControl.Kind?, animated: Bool) {
    let old = editControl
    editControl = kind.map { CellEditControl($0) }
    if let editControl {
      editControl.addTarget(self, action: "editControlTapped", for: .touchUpInside)
      editControl.frame = editControlFrame
      addSubview(editControl)
    }
    guard animated, window != nil else {
      old?.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation { editControl?.alpha = 0 }
    UIView.animate(withDuration: UITableView.look.changing) {
      self.editControl?.alpha = 1
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  final func editControlTapped() {
    tableView?.editControlTapped(in: self)
  }
}
