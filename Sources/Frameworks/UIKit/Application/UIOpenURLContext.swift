import Foundation

/// A URL to open, with information about the request.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiopenurlcontext>.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// What is known about the request.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}
