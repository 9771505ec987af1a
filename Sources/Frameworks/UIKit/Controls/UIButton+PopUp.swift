extension UIButton {
  /// Shows the title of the chosen element in a pop-up menu.
  ///
  /// The chosen element is the argument, the element with a checkmark, or the first element.
  func showChoice(_ chosen: UIMenuElement? = nil) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu,
      let leaf = menu.markChoice(chosen)
    else { return }
    setTitle(leaf.title, for: .normal)
  }
}
