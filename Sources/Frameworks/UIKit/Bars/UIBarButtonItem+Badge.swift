import Foundation
import Stubs

extension UIBarButtonItem {
  /// A small mark on an item of a navigation bar, such as the number of new messages.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct>.
  @MainActor
  @available(IOS26 )
  public struct Badge {
    /// The contents of badges.
    private enum Content {
      case count(Int)
      case text(String)
      case nothing
    }

    private let content: Content

    /// The color of the background, or `nil` for the system's.
    public var backgroundColor: UIColor?
    /// The color of the text, or `nil` for the system's.
    public var foregroundColor: UIColor?
    /// The font of the text, or `nil` for the system's.
    public var font: UIFont?

    private init(_ content: Content) {
      self.content = content
    }

    /// Creates a badge with a number, which is formatted for the user's locale.
    public static func count(_ count: Int) -> UIBarButtonItem.Badge { Badge(.count(count)) }

    /// Creates a badge with a text.
    public static func string(_ string: String) -> UIBarButtonItem.Badge { Badge(.text(string)) }

    /// Creates a badge that's only a dot.
    public static func indicator() -> UIBarButtonItem.Badge { Badge(.nothing) }

    /// The text that the badge shows, or `nil` for a dot.
    public var stringValue: String? {
      switch content {
      case .count(let count): count.formatted()
      case .text(let text): text
      case .nothing: nil
      }
    }
  }

  /// The badge of the item, which only navigation bars show.
  @available(IOS26 )
  public final var badge: UIBarButtonItem.Badge? {
    get { settings?.badge }
    set {
      set(\.badge, to: newValue)
      Stub.barButtonItemBadge.report(if: newValue != nil && customView != nil)
    }
  }
}
