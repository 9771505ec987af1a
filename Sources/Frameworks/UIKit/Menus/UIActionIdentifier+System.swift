extension UIAction.Identifier {
  /// The action that creates an item from the contents of the pasteboard.
  @available(IOS26 )
  public static let newFromPasteboard = UIAction.Identifier("com.apple.action.newFromPasteboard")
}
