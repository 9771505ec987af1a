extension UIMenuBuilder {
  /// Replaces a command with elements.
  @available(IOS26 )
  public func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any? = nil,
    with replacementElements: [UIMenuElement]
  ) {
    change(replacedAction, replacedPropertyList) { _ in replacementElements }
  }

  /// Inserts elements before a command.
  @available(IOS26 )
  public func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any? = nil
  ) {
    change(siblingAction, siblingPropertyList) { insertedElements + [$0] }
  }

  /// Inserts elements after a command.
  @available(IOS26 )
  public func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any? = nil
  ) {
    change(siblingAction, siblingPropertyList) { [$0] + insertedElements }
  }

  /// Removes a command.
  @available(IOS26 )
  public func remove(command removedAction: Selector, propertyList removedPropertyList: Any? = nil)
  {
    change(removedAction, removedPropertyList) { _ in [] }
  }

  /// Puts elements in the place of a command.
  private func change(
    _ action: Selector, _ propertyList: Any?, _ elements: (UIMenuElement) -> [UIMenuElement]
  ) {
    guard let command = command(for: action, propertyList: propertyList),
      let root = menu(for: .root)
    else { return }
    replace(menu: .root, with: root.replacing { $0 === command ? elements($0) : nil })
  }
}
