extension UIMenu {
  /// The elements in groups, which dividers separate.
  var groups: [MenuGroup] {
    var result = [MenuGroup()]
    for element in children {
      switch element {
      case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): continue
      case let submenu as UIMenu where submenu.options.contains(.displayInline):
        var inner = submenu.groups
        if !inner.isEmpty, inner[0].title.isEmpty { inner[0].title = submenu.title }
        result += inner + [MenuGroup()]
      case let deferred as UIDeferredMenuElement:
        result[result.count - 1].elements += deferred.elements ?? [deferred]
      default: result[result.count - 1].elements.append(element)
      }
    }
    return result.filter { !$0.elements.isEmpty }
  }

  /// The leaves of the menu and of all its submenus.
  var leaves: [any UIMenuElement & UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuElement & UIMenuLeaf] in
      switch element {
      case let leaf as any UIMenuElement & UIMenuLeaf: [leaf]
      case let submenu as UIMenu: submenu.leaves
      case let deferred as UIDeferredMenuElement:
        (deferred.elements ?? []).compactMap { $0 as? any UIMenuElement & UIMenuLeaf }
      default: []
      }
    }
  }

  /// Returns a copy of the menu in which other elements take the place of some elements.
  /// - Parameter replacements: Returns the elements that take the place of an element, or `nil` to
  ///   keep it.
  func replacing(_ replacements: (UIMenuElement) -> [UIMenuElement]?) -> UIMenu {
    replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        replacements(child) ?? [(child as? UIMenu)?.replacing(replacements) ?? child]
      })
  }

  /// Marks only the selected leaf, which is the argument, the leaf that's already marked, or the
  /// first one.
  func markChoice(_ chosen: UIMenuElement?) -> (any UIMenuElement & UIMenuLeaf)? {
    let leaves = leaves
    let leaf = leaves.first { $0 === chosen } ?? leaves.first { $0.state == .on } ?? leaves.first
    for other in leaves { other.state = other === leaf ? .on : .off }
    return leaf
  }

  /// Asks the responder chain for the elements that depend on the focus.
  /// - Parameter responder: The first responder that's asked.
  func loadElementsOfFocus(from responder: UIResponder?) {
    for element in children {
      (element as? UIMenu)?.loadElementsOfFocus(from: responder)
      guard let deferred = element as? UIDeferredMenuElement, deferred.isOfFocus else { continue }
      deferred.menuWillAppear()
      deferred.load(from: responder) {}
    }
  }

  /// Re-creates the elements that are created each time the menu appears.
  func willAppear() {
    for element in children {
      (element as? UIMenu)?.willAppear()
      (element as? UIDeferredMenuElement)?.menuWillAppear()
    }
  }

  /// Selects this leaf, and no other one, in the single-selection menus that contain it.
  func select(_ leaf: any UIMenuElement & UIMenuLeaf) {
    let own = leaves
    guard own.contains(where: { $0 === leaf }) else { return }
    if options.contains(.singleSelection) {
      for other in own { other.state = other === leaf ? .on : .off }
      return
    }
    for case let submenu as UIMenu in children { submenu.select(leaf) }
  }
}
