import AppRuntime

/// The standard editing commands that a responder can handle.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Inserts the pasteboard's contents.
  func paste(_ sender: Any?)
  /// Selects the object that the user interacts with.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Prints the visible content.
  func printContent(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Ends the app, because a responder that supports printing has its own implementation.
  public func printContent(_ sender: Any?) { refuseToPrint() }

  /// Ends the app, like a call to a method that doesn't exist.
  func refuseToPrint() {
    raise(
      "NSInvalidArgumentException",
      "-[\(TypeName.short(type(of: self))) printContent:]: unrecognized selector sent to instance")
  }
}
