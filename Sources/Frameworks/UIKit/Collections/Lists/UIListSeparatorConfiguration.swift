/// The appearance of the lines between a list's items.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  public enum Visibility: Sendable {
    /// The list decides.
    case automatic
    /// The separator is shown.
    case visible
    /// The separator isn't shown.
    case hidden
  }

  /// The insets that let the list decide where a separator starts and ends.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the separator above an item is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below an item is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above an item.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below an item.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the separators.
  public var color = UIColor.separator
  /// The color of the separators between consecutive selected items.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default configuration for lists with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
    topSeparatorVisibility = .hidden
    bottomSeparatorVisibility = .hidden
  }
}

extension UIListSeparatorConfiguration: Hashable {
  private var parts: [AnyHashable] {
    let insets = [topSeparatorInsets, bottomSeparatorInsets].flatMap {
      [$0.top, $0.leading, $0.bottom, $0.trailing]
    }
    return [
      topSeparatorVisibility, bottomSeparatorVisibility, insets, color, multipleSelectionColor,
    ]
  }

  /// Returns whether two configurations are the same.
  public nonisolated static func == (
    lhs: UIListSeparatorConfiguration, rhs: UIListSeparatorConfiguration
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the configuration.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}
