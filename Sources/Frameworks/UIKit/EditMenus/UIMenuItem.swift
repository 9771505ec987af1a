import ObjectiveC

/// A command that an app adds to the editing menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuitem>.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that's called on the first responder in the chain that has it.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
