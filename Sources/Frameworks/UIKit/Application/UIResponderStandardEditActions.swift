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
  /// Aligns the selected text to the left.
  @available(IOS26 )
  func alignLeft(_ sender: Any?)
  /// Centers the selected text.
  func alignCenter(_ sender: Any?)
  /// Justifies the selected text.
  @available(IOS26 )
  func alignJustified(_ sender: Any?)
  /// Aligns the selected text to the right.
  @available(IOS26 )
  func alignRight(_ sender: Any?)
  /// Creates an item from the contents of the pasteboard.
  @available(IOS26 )
  func newFromPasteboard(_ sender: Any?)
  /// Closes the content that has the focus.
  @available(IOS26 )
  func performClose(_ sender: Any?)
  /// Shows or hides the inspector.
  @available(IOS26 )
  func toggleInspector(_ sender: Any?)
  /// Shows or hides the sidebar.
  @available(IOS26 )
  func toggleSidebar(_ sender: Any?)
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
  public func printContent(_ sender: Any?) { refuse("printContent:") }
  /// Ends the app, because a responder that aligns text has its own implementation.
  @available(IOS26 )
  public func alignLeft(_ sender: Any?) { refuse("alignLeft:") }
  /// Ends the app, because a responder that aligns text has its own implementation.
  public func alignCenter(_ sender: Any?) { refuse("alignCenter:") }
  /// Ends the app, because a responder that aligns text has its own implementation.
  @available(IOS26 )
  public func alignJustified(_ sender: Any?) { refuse("alignJustified:") }
  /// Ends the app, because a responder that aligns text has its own implementation.
  @available(IOS26 )
  public func alignRight(_ sender: Any?) { refuse("alignRight:") }
  /// Ends the app, because a responder that creates items has its own implementation.
  @available(IOS26 )
  public func newFromPasteboard(_ sender: Any?) { refuse("newFromPasteboard:") }
  /// Ends the app, because a responder that closes content has its own implementation.
  @available(IOS26 )
  public func performClose(_ sender: Any?) { refuse("performClose:") }
  /// Ends the app, because a responder with an inspector has its own implementation.
  @available(IOS26 )
  public func toggleInspector(_ sender: Any?) { refuse("toggleInspector:") }
  /// Ends the app, because a responder with a sidebar has its own implementation.
  @available(IOS26 )
  public func toggleSidebar(_ sender: Any?) { refuse("toggleSidebar:") }

  /// Ends the app, like a call to a method that doesn't exist.
  func refuse(_ selector: String) {
    raise(
      "NSInvalidArgumentException",
      "-[\(TypeName.short(type(of: self))) \(selector)]: unrecognized selector sent to instance")
  }
}
