/// The kind of name that a string in code stands for.
enum NamedItem: CaseIterable {
  case storyboard
  case scene
  case segue
  case reuse
  case image
  case color
  case symbol

  /// Returns the kind of name in the string that follows a piece of code, or `nil` if any text can
  /// be there.
  init?(after code: String) {
    guard let kind = Self.allCases.first(where: { code.contains($0.pattern) }) else { return nil }
    self = kind
  }

  private var pattern: Regex<Substring> {
    let pattern =
      switch self {
      case .storyboard: /\bUIStoryboard\(\s*name:\s*$/
      case .scene: /\binstantiateViewController\(\s*(?:withIdentifier|identifier):\s*$/
      case .segue: /\bperformSegue\(\s*withIdentifier:\s*$|\bidentifier\s*[!=]=\s*$/
      case .reuse:
        /\bdequeueReusable\w+\((?:.*,)?\s*with(?:Reuse)?Identifier:\s*$|\bfor\w*ReuseIdentifier:\s*$/
      case .image: /\bUIImage\(\s*named:\s*$/
      case .color: /\bUIColor\(\s*named:\s*$/
      case .symbol: /\bUIImage\(\s*systemName:\s*$/
      }
    // By default, a period between letters isn't the end of a word.
    return pattern.wordBoundaryKind(.simple)
  }
}
