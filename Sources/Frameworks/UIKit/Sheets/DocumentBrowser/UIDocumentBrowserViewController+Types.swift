import UIKitCore

extension UIDocumentBrowserViewController {
  /// The way to import a document that an app has created.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode>.
  public enum ImportMode: UInt, Sendable {
    /// Nothing.
    case none
    /// It's copied.
    case copy
    /// It's moved.
    case move
  }

  /// The look of a browser.
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
