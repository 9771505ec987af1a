/// A view whose look is a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentview-96f1m>.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The look.
  var configuration: any UIContentConfiguration { get set }
}
