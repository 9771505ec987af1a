extension UIButton {
  /// Shows the chosen element of a pop-up menu as the title: a given one, the one with the mark, or
  /// the first.
  func showChoice(_ chosen: UIMenuElement? = nil) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu,
      let leaf = menu.markChoice(chosen)
    else { return }
    setTitle(leaf.title, for: .normal)
  }
}
