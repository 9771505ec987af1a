import CoreGraphics

/// The positions of a search bar's parts, from top to bottom.
struct SearchBarMetrics {
  static let fieldHeight: CGFloat = 36
  static let promptHeight: CGFloat = 20
  static let scopeHeight: CGFloat = 32

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

  var promptTop: CGFloat { 4 }

  private var top: CGFloat {
    switch place {
    case .content: 10
    case .belowTitle: 1
    case .title: 4
    }
  }

  private var bottom: CGFloat {
    switch place {
    case .content: 10
    case .belowTitle: 15
    case .title: 4
    }
  }

  var fieldTop: CGFloat {
    top + (hasPrompt ? Self.promptHeight : 0)
  }

  private var fieldBottom: CGFloat { fieldTop + Self.fieldHeight }

  var scopeTop: CGFloat { fieldBottom + 10 }

  var height: CGFloat {
    if hasScopes { return scopeTop + Self.scopeHeight + 10 }
    return fieldBottom + bottom
  }
}
