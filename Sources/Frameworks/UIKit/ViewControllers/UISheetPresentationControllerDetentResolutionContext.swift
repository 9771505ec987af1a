import Foundation

/// What a height of the app's own is found from.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
}
