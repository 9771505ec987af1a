extension MenuTree {
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(replacedIdentifier) { _ in replacementElements }
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(replacedIdentifier) { _ in replacementElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(siblingIdentifier) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) {
    change(siblingIdentifier) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) {
    change(siblingIdentifier) { [$0] + insertedElements }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change(removedIdentifier) { _ in [] }
  }
}
