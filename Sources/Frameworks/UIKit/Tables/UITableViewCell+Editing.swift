extension UITableViewCell {
  /// How far the content is moved by what is shown in editing mode.
  final var editingIndent: CGFloat { indentsWhileEdited ? CellEditControl.indent : 0 }

  /// Shows the control that the cell's row has in editing mode, or none.
  final func showEditControl(_ kind: CellEditControl.Kind?, indents: Bool, animated: Bool) {
    indentsWhileEdited = indents
    if kind != editControl?.kind { replaceEditControl(with: kind, animated: animated) }
    editControl?.showsSelection = isSelected
    if accessoryIsForEditing != (isEditing && !showingDeleteConfirmation) { updateAccessory() }
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
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
    UIView.animate(withDuration: 0.3) {
      self.editControl?.alpha = 1
      old?.alpha = 0
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  final var editControlFrame: CGRect {
    CGRect(x: 0, y: 0, width: CellEditControl.indent, height: bounds.height)
  }

  final func editControlTapped() {
    tableView?.editControlTapped(in: self)
  }
}
