/// A view whose content is defined by a configuration.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentview-96f1m>.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration of the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
