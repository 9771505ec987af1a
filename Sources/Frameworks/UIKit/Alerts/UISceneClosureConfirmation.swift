/// A confirmation that's shown before the user closes a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneclosureconfirmation>.
@preconcurrency @MainActor
@available(IOS27 )
public final class UISceneClosureConfirmation: NSObject, @preconcurrency NSCopying {
  /// Creates a confirmation.
  /// - Parameters:
  ///   - title: The title, or `nil` for a general one.
  ///   - message: The text below the title.
  ///   - actions: The actions, which replace the default ones of the same style.
  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    super.init()
  }

  /// Returns the confirmation itself, because it's immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
