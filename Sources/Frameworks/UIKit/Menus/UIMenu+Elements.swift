extension UIMenu {
  /// The children, with the elements of loaded deferred elements in their place.
  private var expandedChildren: [UIMenuElement] { Self.expanded(children) }

  private static func expanded(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element in
      (element as? UIDeferredMenuElement)?.elements.map(expanded) ?? [element]
    }
  }

  /// The elements in groups, which dividers separate.
  var groups: [MenuGroup] {
    var result = [MenuGroup()]
    for element in expandedChildren {
      switch element {
      case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): continue
      case let submenu as UIMenu where submenu.options.contains(.displayInline):
        var inner = submenu.groups
        if !inner.isEmpty, inner[0].title.isEmpty { inner[0].title = submenu.title }
        result += inner + [MenuGroup()]
      default: result[result.count - 1].elements.append(element)
      }
    }
    return result.filter { !$0.elements.isEmpty }
  }

  /// The leaves of the menu and of all its submenus.
  var leaves: [any UIMenuElement & UIMenuLeaf] {
    expandedChildren.flatMap { element -> [any UIMenuElement & UIMenuLeaf] in
      switch element {
      case let leaf as any UIMenuElement & UIMenuLeaf: [leaf]
      case let submenu as UIMenu: submenu.leaves
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
    Self.loadElementsOfFocus(in: children, from: responder)
  }

  private static func loadElementsOfFocus(
    in elements: [UIMenuElement], from responder: UIResponder?
  ) {
    for element in elements {
      (element as? UIMenu)?.loadElementsOfFocus(from: responder)
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      if deferred.isOfFocus {
        deferred.menuWillAppear()
        deferred.load(from: responder) {}
      }
      loadElementsOfFocus(in: deferred.elements ?? [], from: responder)
    }
  }

  /// Re-creates the elements that are created each time the menu appears.
  func willAppear() {
    Self.willAppear(children)
  }

  private static func willAppear(_ elements: [UIMenuElement]) {
    for element in elements {
      (element as? UIMenu)?.willAppear()
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      deferred.menuWillAppear()
      willAppear(deferred.elements ?? [])
    }
  }

  /// Whether some elements are created when they're needed.
  var hasDeferredElements: Bool {
    children.contains {
      $0 is UIDeferredMenuElement || ($0 as? UIMenu)?.hasDeferredElements == true
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
    for case let submenu as UIMenu in expandedChildren { submenu.select(leaf) }
  }
}
