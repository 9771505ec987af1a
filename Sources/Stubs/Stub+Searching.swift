extension Stub {
  /// The stubs of search bars.
  static let searching: [Stub] = [
    searchBarClearImage, searchBarScopeBackground, searchTokenCopying,
  ]

  /// `UISearchBar.setImage(_:for:state:)` for the icon `clear`.
  package static let searchBarClearImage = Stub.member(
    "UISearchBar", "setImage(_:for:state:)",
    lacks: "the clear button's image doesn't change")

  /// `UISearchTextField.allowsCopyingTokens`.
  package static let searchTokenCopying = Stub.member(
    "UISearchTextField", "allowsCopyingTokens", lacks: "tokens aren't copied")

  /// `UISearchBar.scopeBarBackgroundImage`.
  package static let searchBarScopeBackground = Stub.member(
    "UISearchBar", "scopeBarBackgroundImage", lacks: "the image isn't shown")
}
