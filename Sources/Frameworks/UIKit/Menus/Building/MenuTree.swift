/// The menus of a system while responders build them.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    Self.all(in: root).lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    Self.all(in: root).lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList as? AnyHashable
    return Self.all(in: root).lazy.compactMap { $0 as? UICommand }.first {
      $0.selector == action && $0.propertyList as? AnyHashable == wanted
    }
  }

  private static func all(in element: UIMenuElement) -> [UIMenuElement] {
    [element] + ((element as? UIMenu)?.children ?? []).flatMap(all)
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == root.identifier { return root = replacementMenu }
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == root.identifier {
      return root = root.replacingChildren(childrenBlock(root.children))
    }
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  /// Puts elements in the place of a menu below the root.
  func change(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
    root = root.replacing { element in
      (element as? UIMenu).flatMap { $0.identifier == identifier ? elements($0) : nil }
    }
  }

  /// Puts elements in the place of an action.
  func change(_ identifier: UIAction.Identifier, _ elements: (UIAction) -> [UIMenuElement]) {
    root = root.replacing { element in
      (element as? UIAction).flatMap { $0.identifier == identifier ? elements($0) : nil }
    }
  }
}
