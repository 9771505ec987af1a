import UIKitCore

extension UIDocumentBrowserViewController {
  /// The operation for importing a document that an app has created.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode>.
  public enum ImportMode: UInt, Sendable {
    /// Nothing is imported.
    case none
    /// The document is copied.
    case copy
    /// The document is moved.
    case move
  }

  /// The styles of a browser.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle-swift.enum>.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White bars.
    case white
    /// A light background.
    case light
    /// A dark background.
    case dark
  }
}
