/// The editing menu of text, which contains the system's commands and the app's changes.
@MainActor
struct TextEditMenu {
  private let host: any TextEditorHost

  init(_ host: any TextEditorHost) {
    self.host = host
  }

  /// Returns the menu's items.
  ///
  /// Each item dismisses the menu before it performs its action.
  func items(dismiss: @escaping @MainActor () -> Void) -> [EditMenu.Item] {
    elements.filter { !$0.attributes.contains(.hidden) && hasTarget($0) }.map { leaf in
      EditMenu.Item(title: leaf.title, isEnabled: !leaf.attributes.contains(.disabled)) {
        [weak host] in
        dismiss()
        guard let host else { return }
        if let command = leaf as? UICommand {
          EditCommands.perform(command.selector, from: host)
        } else {
          leaf.performWithSender(host, target: nil)
        }
      }
    }
  }

  /// Returns whether any responder performs an element's action.
  private func hasTarget(_ element: any UIMenuElement & UIMenuLeaf) -> Bool {
    (element as? UICommand).map { EditCommands.target(of: $0.selector, from: host) != nil } ?? true
  }

  private var elements: [any UIMenuElement & UIMenuLeaf] {
    let tree = MenuTree(.context, root: StandardMenus.context(commands))
    for responder in sequence(first: host as UIResponder, next: { $0.next }) {
      responder.buildMenu(with: tree)
    }
    return menuOfDelegate(tree.root.children)?.leaves ?? tree.root.leaves
  }

  private var commands: [UIMenuElement] {
    let standard = EditCommands.standard.filter {
      $0.action != "delete:" && host.canPerformAction($0.action, withSender: nil)
    }
    let own = UIMenuController.shared.ownItems(for: host)
    return standard.map { UICommand(title: $0.title, action: $0.action) }
      + own.map { UICommand(title: $0.title, action: $0.action) }
  }

  /// Calls the text's delegate before the menu appears.
  func willAppear() {
    ContextMenuAnimator.run {
      if let view = host as? UITextView {
        view.delegate?.textView(view, willPresentEditMenuWith: $0)
      } else if let field = host as? UITextField {
        field.delegate?.textField(field, willPresentEditMenuWith: $0)
      }
    }
  }

  /// Calls the text's delegate before the menu disappears.
  func willDisappear() {
    ContextMenuAnimator.run {
      if let view = host as? UITextView {
        view.delegate?.textView(view, willDismissEditMenuWith: $0)
      } else if let field = host as? UITextField {
        field.delegate?.textField(field, willDismissEditMenuWith: $0)
      }
    }
  }

  /// Returns the menu that the text's delegate provides instead of a suggested one.
  private func menuOfDelegate(_ suggested: [UIMenuElement]) -> UIMenu? {
    let ranges = host.editor.ranges.map { NSRange($0) }
    guard TextDelegateCalls.useRanges else {
      return menuOfDelegate(suggested, for: TextDelegateCalls.union(of: ranges))
    }
    let values = ranges.map { NSValue(range: $0) }
    if let view = host as? UITextView {
      return view.delegate?.textView(
        view, editMenuForTextInRanges: values, suggestedActions: suggested)
    }
    guard let field = host as? UITextField else { return nil }
    return field.delegate?.textField(
      field, editMenuForCharactersInRanges: values, suggestedActions: suggested)
  }

  private func menuOfDelegate(_ suggested: [UIMenuElement], for range: NSRange) -> UIMenu? {
    if let view = host as? UITextView {
      return view.delegate?.textView(
        view, editMenuForTextIn: range, suggestedActions: suggested)
    }
    guard let field = host as? UITextField else { return nil }
    return field.delegate?.textField(
      field, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
}
