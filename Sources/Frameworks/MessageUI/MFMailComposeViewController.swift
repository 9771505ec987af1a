import UIKit

/// A view controller for composing an email.
///
/// Devices in Quince have no mail account, just as in Apple's Simulator, so the view controller
/// shows an alert and finishes. The contents that an app prepares are never shown.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller>.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The object that receives the result, and dismisses the view controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns whether the device can send email: `false`, because it has no mail account.
  open class func canSendMail() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    explain("No Mail Accounts", "Please set up a Mail account in order to send email.") {
      [weak self] in
      guard let self else { return }
      guard let mailComposeDelegate else { return dismiss(animated: true) }
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }

  /// Sets the initial subject.
  open func setSubject(_ subject: String) {}

  /// Sets the initial recipients in the To field.
  open func setToRecipients(_ recipients: [String]?) {}

  /// Sets the initial recipients in the Cc field.
  open func setCcRecipients(_ recipients: [String]?) {}

  /// Sets the initial recipients in the Bcc field.
  open func setBccRecipients(_ recipients: [String]?) {}

  /// Sets the initial text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}

  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  /// Sets the sender's address.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
