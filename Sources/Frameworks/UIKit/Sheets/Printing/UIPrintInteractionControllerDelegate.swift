import UIKitCore

/// The methods that respond to the progress of printing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that presents the print options.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper to print on.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
}

extension UIPrintInteractionControllerDelegate {
  /// Returns `nil`.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }

  /// Returns the first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? .letter }
}
