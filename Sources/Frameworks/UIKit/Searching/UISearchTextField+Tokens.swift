extension UISearchTextField {
  /// The width that the tokens take up before the text.
  final var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.look.gap }
  }

  /// Lays out the tokens before the text.
  final func layOutTokens() {
    let look = SearchTokenView.look
    let text = textRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isMirrored ? text.maxX + tokensWidth : text.minX - tokensWidth
    for view in tokenViews {
      let width = view.sizeThatFits(.zero).width
      view.frame = CGRect(
        x: isMirrored ? x - width : x, y: (bounds.height - look.height) / 2, width: width,
        height: look.height)
      x += (isMirrored ? -1 : 1) * (width + look.gap)
    }
  }

  /// Replaces the tokens.
  final func showTokens(_ tokens: [UISearchToken]) {
    let old = tokenViews
    tokenViews = tokens.map { token in old.first { $0.token === token } ?? makeView(of: token) }
    for view in old where !tokenViews.contains(view) { view.removeFromSuperview() }
    updateTokens()
    contentDidChange()
    overlaysDidChange()
    searchBar?.controller?.textDidChange()
  }

  final func updateTokens() {
    for view in tokenViews { view.show(tokenBackgroundColor) }
  }

  private func makeView(of token: UISearchToken) -> SearchTokenView {
    let view = SearchTokenView(token)
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let view else { return }
        if !isFirstResponder { becomeFirstResponder() }
        select(view)
      }, for: .touchUpInside)
    addSubview(view)
    return view
  }

  /// Selects a token, or clears the selection.
  final func select(_ selected: SearchTokenView?) {
    for view in tokenViews { view.isSelected = view === selected }
    updateTokens()
  }

  /// Deletes the selected token, or selects the last one.
  /// - Returns: Whether there was a token to delete or to select.
  final func deleteTokenBackward() -> Bool {
    guard allowsDeletingTokens, let last = tokenViews.last else { return false }
    let selected = tokenViews.firstIndex { $0.isSelected }
    guard selected != nil || editor.selection == 0..<0 else { return false }
    if let selected {
      removeToken(at: selected)
      personDidEdit()
    } else {
      select(last)
    }
    return true
  }
}
