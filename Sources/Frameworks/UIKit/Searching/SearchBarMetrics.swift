import CoreGraphics

/// The positions of a search bar's parts, from top to bottom.
struct SearchBarMetrics {
  private static let look = SystemDesign.current.search

  /// The location of a search bar.
  enum Place {
    /// Anywhere in an app's own content.
    case content
    /// Below the title of a navigation bar, or in its position during a search.
    case belowTitle
    /// In place of a navigation item's title.
    case title
  }

  let place: Place
  let hasPrompt: Bool
  let hasScopes: Bool

  private var margins: SearchDesign.Margins {
    switch place {
    case .content: Self.look.content
    case .belowTitle: Self.look.belowTitle
    case .title: Self.look.title
    }
  }

  var fieldTop: CGFloat {
    margins.top + (hasPrompt ? Self.look.prompt.height : 0)
  }

  private var fieldBottom: CGFloat { fieldTop + Self.look.field.height }

  var scopeTop: CGFloat { fieldBottom + Self.look.scopes.margin }

  var height: CGFloat {
    let scopes = Self.look.scopes
    if hasScopes { return scopeTop + scopes.height + scopes.margin }
    return fieldBottom + margins.bottom
  }
}
