import UIKit

/// The methods that receive the result of composing a message.
///
/// Follows
/// <https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Receives the result, and dismisses the view controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
