extension UIMenu {
  /// The elements in groups, between which there are dividers.
  var groups: [[UIMenuElement]] {
    var result: [[UIMenuElement]] = [[]]
    for element in children {
      switch element {
      case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden): continue
      case let submenu as UIMenu where submenu.options.contains(.displayInline):
        result += submenu.groups + [[]]
      case let deferred as UIDeferredMenuElement:
        result[result.count - 1] += deferred.elements ?? [deferred]
      default: result[result.count - 1].append(element)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// The leaves of the menu and of all menus in it.
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

  /// Has elements made anew that are made each time that the menu appears.
  func willAppear() {
    for element in children {
      (element as? UIMenu)?.willAppear()
      (element as? UIDeferredMenuElement)?.menuWillAppear()
    }
  }

  /// Gives a leaf the only check mark of the menus of a single selection that it's in.
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
