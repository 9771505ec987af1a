extension UIButton {
  /// Shows the chosen element of a pop-up menu as the title: a given one, the one with the mark, or the first.
  func showChoice(_ chosen: UIMenuElement? = nil) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let leaves = menu.leaves
    let leaf = leaves.first { $0 === chosen } ?? leaves.first { $0.state == .on } ?? leaves.first
    guard let leaf else { return }
    for other in leaves { other.state = other === leaf ? .on : .off }
    setTitle(leaf.title, for: .normal)
  }
}
