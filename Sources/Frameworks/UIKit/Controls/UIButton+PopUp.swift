extension UIButton {
  /// Shows the title of the chosen element of a pop-up menu. The chosen element is the given one,
  /// the one with a checkmark, or the first.
  func showChoice(_ chosen: UIMenuElement? = nil) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu,
      let leaf = menu.markChoice(chosen)
    else { return }
    setTitle(leaf.title, for: .normal)
  }
}
