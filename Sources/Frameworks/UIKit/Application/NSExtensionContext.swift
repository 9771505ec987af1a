import Foundation

/// What an app extension knows of the app that it runs in.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsextensioncontext>.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  override init() {
    super.init()
  }

  /// What the app hands the extension.
  open var inputItems: [Any] { [] }

  /// Ends the extension with what it made.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}
}

extension UIViewController {
  /// What an app extension knows of the app that it runs in; there's none in an app.
  public var extensionContext: NSExtensionContext? { nil }
}
