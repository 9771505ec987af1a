extension UISearchBar {
  /// Applies the settings in a storyboard.
  final func read(_ coder: StoryboardCoder) {
    text = coder.string("text")
    placeholder = coder.string("placeholder")
    prompt = coder.string("prompt")
    searchBarStyle =
      coder.value(
        "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal])
      ?? .default
    barStyle = coder.barStyle
    barTintColor = coder.color(key: "barTintColor")
    isTranslucent = coder.bool("translucent") ?? true
    backgroundImage = coder.image("backgroundImage")
    scopeBarBackgroundImage = coder.image("scopeBarBackgroundImage")
    showsCancelButton = coder.bool("showsCancelButton") ?? false
    showsBookmarkButton = coder.bool("showsBookmarkButton") ?? false
    showsSearchResultsButton = coder.bool("showsSearchResultsButton") ?? false
    isSearchResultsButtonSelected = coder.bool("searchResultsButtonSelected") ?? false
    let titles = coder.node.child("scopeButtonTitles")?.children.map(\.text) ?? []
    if !titles.isEmpty { scopeButtonTitles = titles }
    showsScopeBar = coder.bool("showsScopeBar") ?? false
    if coder.node.child("textInputTraits") != nil {
      StoryboardInputTraits(coder).apply(to: self)
      if returnKeyType == .default { returnKeyType = .search }
      enablesReturnKeyAutomatically = true
    }
  }
}
